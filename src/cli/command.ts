import { gameIds, loadGame } from '#games/catalog.ts'
import { openParlour } from '#terminal/open.ts'
import { UserError } from './fail.ts'
import { mainHelp } from './help.ts'
import { openHost } from './host.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { serve } from './serve.ts'
import { runTool } from './tool.ts'
import { words } from './words.ts'

const COMMANDS: Readonly<Record<string, (given: readonly string[]) => Promise<number>>> = {
  play,
  replay,
  serve,
}

/** Does what was asked at the command line and says with which code to leave. */
export async function command(given: readonly string[]): Promise<number> {
  const [name, ...rest] = given
  if (name === undefined) return parlour()
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(mainHelp())
    return 0
  }
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (known) return known(rest)
  const entry = await loadGame(name)
  if (entry) return runTool(entry, rest)
  throw new UserError(words.noSuchCommand(name, gameIds))
}

async function parlour(): Promise<number> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new UserError(words.noTerminal)
  const host = openHost()
  try {
    await openParlour(host)
    return 0
  } finally {
    host.thinker.close()
  }
}
