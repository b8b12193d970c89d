# bash completion for swiftcal
_swiftcal() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local command= own= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      --store|--almanac|--habit|--view|--first-weekday|--day-start|--color|--as-of|-[SHvC]) ((i++)) ;;
      -*) ;;
      *) command=${COMP_WORDS[i]}; break ;;
    esac
  done
  local global='--store --almanac --habit --view --first-weekday --day-start --color --ascii --as-of --help --version'
  local commands='check uncheck skip miss note pause resume undo redo add edit schedule freeze rename archive unarchive move explain streak show days habits today stats review log almanac backup restore export import merge doctor config help'
  case $command in
    check) own='--on --note --amount --add' ;;
    uncheck) own='--on --note' ;;
    skip) own='--on --note' ;;
    miss) own='--on --note --amount --add' ;;
    note) own='--on' ;;
    pause) own='--all --from --to' ;;
    resume) own='--all --from' ;;
    undo) own='' ;;
    redo) own='' ;;
    add) own='--kind --target --unit --per --schedule --group --color --start --end --question --skips' ;;
    edit) own='--name --kind --target --unit --per --schedule --group --color --start --end --question --skips --from' ;;
    schedule) own='--from' ;;
    freeze) own='--every --cap --off --from' ;;
    rename) own='' ;;
    archive) own='' ;;
    unarchive) own='' ;;
    move) own='' ;;
    explain) own='--on' ;;
    streak) own='--json' ;;
    show) own='--month' ;;
    days) own='--from --to --json' ;;
    habits) own='--names --archived --json' ;;
    today) own='--json' ;;
    stats) own='--json' ;;
    review) own='' ;;
    log) own='--limit --json' ;;
    almanac) own='--json' ;;
    backup) own='' ;;
    restore) own='' ;;
    export) own='--format' ;;
    import) own='--timezone' ;;
    merge) own='--timezone' ;;
    doctor) own='--repair --json' ;;
    config) own='' ;;
    help) own='' ;;
  esac
  case $command:$previous in
    add:--kind|add:-k) COMPREPLY=($(compgen -W 'yes-no at-least at-most avoid track-only' -- "$word")); return ;;
    add:--per|add:-p) COMPREPLY=($(compgen -W 'day week month' -- "$word")); return ;;
    add:--color|add:-c) COMPREPLY=($(compgen -W 'orange red pink purple blue cyan green yellow gray' -- "$word")); return ;;
    edit:--kind|edit:-k) COMPREPLY=($(compgen -W 'yes-no at-least at-most avoid track-only' -- "$word")); return ;;
    edit:--per|edit:-p) COMPREPLY=($(compgen -W 'day week month' -- "$word")); return ;;
    edit:--color|edit:-c) COMPREPLY=($(compgen -W 'orange red pink purple blue cyan green yellow gray' -- "$word")); return ;;
    export:--format|export:-F) COMPREPLY=($(compgen -W 'json csv' -- "$word")); return ;;
    *:--view|*:-v) COMPREPLY=($(compgen -W 'month board year streaks notes' -- "$word")); return ;;
    *:--first-weekday) COMPREPLY=($(compgen -W 'mon tue wed thu fri sat sun locale' -- "$word")); return ;;
    *:--color|*:-C) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
    *:--store|*:-S|*:--almanac) COMPREPLY=($(compgen -f -- "$word")); return ;;
    *:--habit|*:-H) _swiftcal_habits "$word"; return ;;
  esac
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$own $global" -- "$word"))
  elif [[ -z $command ]]; then
    COMPREPLY=($(compgen -W "$commands" -- "$word"))
  else
    case $command in
      check|uncheck|skip|miss|note|pause|resume|edit|schedule|freeze|rename|archive|move|explain|streak|show|days|stats) _swiftcal_habits "$word" ;;
      unarchive) _swiftcal_habits "$word" --archived ;;
      config) COMPREPLY=($(compgen -W 'first-weekday day-start half-life celebrate almanac backups-daily backups-weekly backups-monthly' -- "$word")) ;;
      almanac) COMPREPLY=($(compgen -W 'import export default off on' -- "$word")) ;;
      help) COMPREPLY=($(compgen -W "$commands" -- "$word")) ;;
    esac
  fi
}
_swiftcal_habits() {
  local name
  while IFS= read -r name; do
    [[ $name == "$1"* ]] && COMPREPLY+=("$(printf %q "$name")")
  done < <(swiftcal habits --names $2 2>/dev/null)
}
complete -F _swiftcal swiftcal
