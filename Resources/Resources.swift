/// Data that is compiled into the programs, as bytes, so that no file is needed beside them.
package enum Resources {}
