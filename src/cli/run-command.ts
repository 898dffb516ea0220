import { gameIds, loadGame } from '#games/catalog.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { print } from './print.ts'
import { UsageError } from './usage-error.ts'

type Command = (given: readonly string[]) => Promise<number>

// All is loaded on demand: a tool should not wait for the terminal or the server, `--version` for neither.
export const COMMANDS: Readonly<Record<string, Command>> = {
  play: async given => (await import('./commands/play.ts')).play(given),
  join: async given => (await import('./commands/join.ts')).join(given),
  watch: async given => (await import('./commands/join.ts')).watch(given),
  tables: async given => (await import('./commands/tables.ts')).tables(given),
  puzzles: async given => (await import('./commands/puzzles.ts')).puzzles(given),
  profile: async given => (await import('./commands/profile.ts')).profile(given),
  account: async given => (await import('./commands/account.ts')).account(given),
  learn: async given => (await import('./commands/learn.ts')).learn(given),
  exercises: async given => (await import('./commands/exercises.ts')).exercises(given),
  daily: async given => (await import('./commands/daily.ts')).daily(given),
  statistics: async given => (await import('./commands/statistics.ts')).statistics(given),
  open: async given => (await import('./commands/open.ts')).open(given),
  games: async given => (await import('./commands/games.ts')).games(given),
  export: async given => (await import('./commands/export.ts')).exportGame(given),
  replay: async given => (await import('./commands/replay.ts')).replay(given),
  picture: async given => (await import('./commands/picture.ts')).picture(given),
  lexicon: async given => (await import('./commands/lexicon/lexicon.ts')).lexicon(given),
  about: async given => (await import('./commands/about.ts')).about(given),
  serve: async given => (await import('./commands/serve.ts')).serve(given),
  admin: async given => (await import('./commands/admin/admin.ts')).admin(given),
  completion: async given => (await import('./commands/completion.ts')).completion(given),
}

/** Earlier names of commands, which still work. */
export const ALIASES: Readonly<Record<string, string>> = { figures: 'statistics' }

/** Runs a command line and returns the exit code. */
export async function runCommand(given: readonly string[]): Promise<number> {
  const [name, ...rest] = given
  if (name === undefined) return (await import('./commands/home.ts')).home()
  if (name === 'help' && rest.length > 0) return runCommand([...rest, '--help'])
  if (name === '--help' || name === '-h' || name === 'help') {
    print((await import('./manual/main-help.ts')).mainHelp())
    return 0
  }
  if (name === '--version' || name === '-v') {
    print(packageJson.version)
    return 0
  }
  const current = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name
  const known = Object.hasOwn(COMMANDS, current) ? COMMANDS[current] : undefined
  if (known) return known(rest)
  const entry = await loadGame(name)
  if (entry) return (await import('./run-tool.ts')).runTool(entry, rest)
  return rejectUnknownCommand(name)
}

async function rejectUnknownCommand(name: string): Promise<never> {
  const { closestWord } = await import('./manual/closest-word.ts')
  const { cliText, withSuggestion } = await import('./text/en/shell.ts')
  const commands = Object.keys(COMMANDS)
  const meant = closestWord(name, [...commands, ...gameIds, '--help', '--version'])
  throw new UsageError(withSuggestion(cliText.noSuchCommand(name, commands, gameIds), meant))
}
