import { gameIds, loadGame } from '#games/catalog.ts'
import { UserError } from '#kernel/failure.ts'
import { version } from '../../package.json' with { type: 'json' }
import { closestWord } from './manual/nearest.ts'
import { runTool } from './tool.ts'
import { withSuggestion, words } from './words.ts'

type Command = (given: readonly string[]) => Promise<number>

// Loaded when asked for: a tool should not wait for the terminal or the server.
export const COMMANDS: Readonly<Record<string, Command>> = {
  play: async given => (await import('./play.ts')).play(given),
  join: async given => (await import('./join.ts')).join(given),
  watch: async given => (await import('./join.ts')).watch(given),
  tables: async given => (await import('./tables.ts')).tables(given),
  profile: async given => (await import('./profile.ts')).profile(given),
  account: async given => (await import('./account.ts')).account(given),
  learn: async given => (await import('./learn.ts')).learn(given),
  daily: async given => (await import('./daily.ts')).daily(given),
  figures: async given => (await import('./figures.ts')).figures(given),
  open: async given => (await import('./open.ts')).open(given),
  games: async given => (await import('./games.ts')).games(given),
  export: async given => (await import('./export.ts')).exportGame(given),
  replay: async given => (await import('./replay.ts')).replay(given),
  lexicon: async given => (await import('./lexicon/command.ts')).lexicon(given),
  about: async given => (await import('./about.ts')).about(given),
  serve: async given => (await import('./serve.ts')).serve(given),
}

/** Does what was asked at the command line and says with which code to leave. */
export async function runCommand(given: readonly string[]): Promise<number> {
  const [name, ...rest] = given
  if (name === undefined) return (await import('./parlour.ts')).home()
  if (name === 'help' && rest.length > 0) return runCommand([...rest, '--help'])
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log((await import('./manual/main-help.ts')).mainHelp())
    return 0
  }
  if (name === '--version') {
    console.log(version)
    return 0
  }
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (known) return known(rest)
  const entry = await loadGame(name)
  if (entry) return runTool(entry, rest)
  const commands = Object.keys(COMMANDS)
  const meant = closestWord(name, [...commands, ...gameIds, '--help', '--version'])
  throw new UserError(withSuggestion(words.noSuchCommand(name, commands, gameIds), meant))
}
