import { encodeReplay, replayPath } from '#app/replay-link.ts'
import { writeSavedGame } from '#app/saved-game-format.ts'
import { UserError } from '#kernel/errors.ts'
import { readAddress } from '#terminal/online/address.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { createBackup } from '#terminal/storage/backup.ts'
import { type ParsedFlags, parseFlags } from '../flags.ts'
import { openHost } from '../host.ts'
import { exportPage } from '../manual/local-pages.ts'
import { writeNewFile } from '../output.ts'
import { cliText } from '../text/en/shell.ts'

/** Exports a saved game to a file, or everything, or a link that contains the game. */
export async function exportGame(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, exportPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (flags.all && flags.link) throw new UserError(cliText.allOrLink)
  const host = openHost()
  host.engineClient.close()
  if (flags.all) return exportAll(host, positionals)
  const [id, file, extra] = positionals
  if (extra !== undefined) throw new UserError(cliText.tooManyWords(extra))
  const games = await host.savedGames.list()
  const game = id === undefined || id === 'last' ? games[0] : games.find(one => one.id === id)
  if (!game) throw new UserError(id === undefined ? cliText.noGames : cliText.noSuchGame(id))
  // A link contains the seed, which would reveal everything that is still hidden or to be drawn.
  if (flags.link && !game.finished) throw new UserError(cliText.linkOnceOver)
  if (flags.link) {
    const link = originOf(flags) + replayPath(await encodeReplay(game.saved))
    await write(file, `${link}\n`, cliText.exportedLink)
  } else await write(file, `${writeSavedGame(game.saved)}\n`, cliText.exported)
  return 0
}

async function exportAll(host: TerminalHost, [file, extra]: readonly string[]): Promise<number> {
  if (extra !== undefined) throw new UserError(cliText.tooManyWords(extra))
  await write(file, `${await createBackup(host)}\n`, cliText.exportedAll)
  return 0
}

/** Any server has the page that shows the game. */
function originOf({ server }: ParsedFlags['flags']): string {
  const address = readAddress(String(server ?? process.env.QUINCUNX_SERVER ?? 'http://localhost:4747'))
  if (!address.ok) throw new UserError(cliText.noAddress(String(server)))
  return address.value
}

async function write(
  file: string | undefined,
  text: string,
  writtenText: (file: string) => string,
): Promise<void> {
  if (file === undefined) {
    process.stdout.write(text)
    return
  }
  const refused = await writeNewFile(file, text)
  if (refused !== undefined) throw new UserError(refused)
  console.log(writtenText(file))
}
