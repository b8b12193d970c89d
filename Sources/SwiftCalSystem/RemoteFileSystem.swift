import CPlatform
import Glibc

/// The numbers by which `statfs` names file systems that others can change unseen
/// (`linux/magic.h` and the sources of each).
private let remoteTypes: [UInt32] = [
  0x6969,  // NFS
  0xFF53_4D42,  // CIFS
  0xFE53_4D42,  // SMB 2
  0x517B,  // SMB
  0x6573_5546,  // FUSE
  0x0102_1997,  // 9P
  0x00C3_6400,  // Ceph
  0x5346_414F,  // AFS
  0x7375_7245,  // Coda
  0x786F_4256,  // VirtualBox shared folders
]

/// Whether a folder's file system does not tell of changes that other machines make.
func isRemote(_ folder: String) -> Bool {
  var status = statfs()
  guard statfs(folder, &status) == 0 else { return false }
  return remoteTypes.contains(UInt32(truncatingIfNeeded: status.f_type))
}
