import { gameIds } from '#games/catalog.ts'
import type { ManualPage } from './manual/manual-page.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** A word or a flag that may come next, with its explanation. */
interface Candidate {
  readonly text: string
  readonly help: string
}

/** The words that may follow a command, such as `play obstruction`. The command itself is empty. */
interface Completions {
  readonly command: string
  readonly words: readonly Candidate[]
  readonly flags: readonly Candidate[]
}

/** Commands that take the id of a game first. */
const GAME_COMMANDS = ['play', 'learn', 'daily', 'exercises', 'statistics', 'figures']

/** The script that makes a shell complete commands, games, tools and flags, made from the manual. */
export function completionScript(shell: Shell, pages: readonly ManualPage[]): string {
  const completions = completionsOf(pages)
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](completions)
}

function completionsOf(pages: readonly ManualPage[]): readonly Completions[] {
  const commands = pages.map(page => [page.name.replace(/^quincunx ?/, ''), page] as const)
  const help: Candidate = { text: '--help', help: 'show the manual page' }
  const completions = commands.map(([command, page]) => ({
    command,
    words: [
      ...wordsAfter(command, commands),
      ...(page.sections ?? [])
        .filter(({ heading }) => heading === 'PARTS')
        .flatMap(({ rows }) => rows.map(([text, explanation]) => ({ text, help: explanation }))),
    ],
    flags: [...Object.entries(page.flags).map(([flag, { help }]) => ({ text: `--${flag}`, help })), help],
  }))
  const first = { text: '--version', help: 'show the version' }
  return [{ command: '', words: wordsAfter('', commands), flags: [help, first] }, ...completions]
}

/** The words of the manual that continue a command. */
function wordsAfter(command: string, commands: readonly (readonly [string, ManualPage])[]): Candidate[] {
  const start = command === '' ? '' : `${command} `
  const next = commands
    .filter(([other]) => other.startsWith(start) && other !== command)
    .filter(([other]) => !other.slice(start.length).includes(' '))
    .map(([other, { summary }]) => ({ text: other.slice(start.length), help: summary }))
  const isKnown = new Set(next.map(({ text }) => text))
  const games = GAME_COMMANDS.includes(command) ? gameIds.filter(id => !isKnown.has(id)) : []
  return [...next, ...games.map(id => ({ text: id, help: '' }))]
}

function bashScript(completions: readonly Completions[]): string {
  const cases = completions.map(({ command, words, flags }) => {
    const all = [...words, ...flags].map(({ text }) => text).join(' ')
    return `    ${quote(command)}) words=${quote(all)} ;;`
  })
  return `${header('bash', 'quincunx completion bash > ~/.local/share/bash-completion/completions/quincunx')}
_quincunx() {
  local current=\${COMP_WORDS[COMP_CWORD]} command='' word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${command:+$command }$word" in
      ${commandPattern(completions)}) command="\${command:+$command }$word" ;;
    esac
  done
  case $command in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _quincunx quincunx
`
}

function zshScript(completions: readonly Completions[]): string {
  const list = (candidates: readonly Candidate[]) =>
    candidates.map(({ text, help }) => quote(`${text}:${help.replaceAll(':', ' ')}`)).join('\n      ')
  const cases = completions.map(
    ({ command, words, flags }) =>
      `    ${quote(command)}) next=(\n      ${list(words)}\n    ); flags=(\n      ${list(flags)}\n    ) ;;`,
  )
  return `#compdef quincunx
${header('zsh', 'quincunx completion zsh > _quincunx, in a folder of $fpath')}
_quincunx() {
  local command='' word
  local -a next flags
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${command:+$command }$word" in
      ${commandPattern(completions)}) command="\${command:+$command }$word" ;;
    esac
  done
  case $command in
${cases.join('\n')}
  esac
  _describe 'command' next
  _describe -o 'option' flags
  _files
}
if [ "$funcstack[1]" = "_quincunx" ]; then _quincunx; else compdef _quincunx quincunx; fi
`
}

function fishScript(completions: readonly Completions[]): string {
  const lines = completions.flatMap(({ command, words, flags }) => {
    const condition = `-n ${quote(`test (__quincunx_command) = "${command}"`)}`
    return [
      ...words.map(({ text, help }) => `complete -c quincunx ${condition} -a ${text} -d ${quote(help)}`),
      ...flags.map(
        ({ text, help }) => `complete -c quincunx ${condition} -l ${text.slice(2)} -d ${quote(help)}`,
      ),
    ]
  })
  return `${header('fish', 'quincunx completion fish > ~/.config/fish/completions/quincunx.fish')}
function __quincunx_command
  set -l command ''
  for word in (commandline -opc)[2..-1]
    set -l longer (string trim "$command $word")
    if contains -- "$longer" ${completions
      .slice(1)
      .map(({ command }) => quote(command))
      .join(' ')}
      set command $longer
    end
  end
  echo "$command"
end
${lines.join('\n')}
`
}

/** Every command, as the pattern of a shell's case. */
function commandPattern(completions: readonly Completions[]): string {
  return completions
    .slice(1)
    .map(({ command }) => quote(command))
    .join('|')
}

function header(shell: Shell, install: string): string {
  return `# Completion of quincunx in ${shell}. To install it: ${install}`
}

/** A text in single quotes, as all three shells read it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", '’')}'`
}
