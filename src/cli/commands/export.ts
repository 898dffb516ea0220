import { encodeReplay, replayPath } from '#app/replay-link.ts'
import { writeSavedGame } from '#app/saved-game-format.ts'
import { UserError } from '#kernel/errors.ts'
import { printableJson } from '#terminal/kit/printable.ts'
import { readAddress } from '#terminal/online/address.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { createBackup } from '#terminal/storage/backup.ts'
import { findSavedGame } from '../find-game.ts'
import { type ParsedFlags, parseFlags } from '../flags.ts'
import { openHost } from '../host.ts'
import { exportPage } from '../manual/local-pages.ts'
import { writeNewFile } from '../output.ts'
import { print } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Exports a saved game to a file, or everything, or a link that contains the game. */
export async function exportGame(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, exportPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (flags.all && flags.link) throw new UsageError(cliText.allOrLink)
  const host = openHost()
  host.engineClient.close()
  if (flags.all) return exportAll(host, positionals)
  const [id, file, extra] = positionals
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const game = await findSavedGame(host.savedGames, id ?? 'last')
  if (!game) throw new UserError(id === undefined || id === 'last' ? cliText.noGames : cliText.noSuchGame(id))
  // A link contains the seed, which would reveal everything that is still hidden or to be drawn.
  if (flags.link && !game.finished) throw new UserError(cliText.linkOnceOver)
  if (flags.link) {
    const link = originOf(flags) + replayPath(await encodeReplay(game.saved))
    await write(file, `${link}\n`, cliText.exportedLink)
  } else await write(file, `${writeSavedGame(game.saved)}\n`, cliText.exported)
  return 0
}

async function exportAll(host: TerminalHost, [file, extra]: readonly string[]): Promise<number> {
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  await write(file, `${await createBackup(host)}\n`, cliText.exportedAll)
  return 0
}

/** Any server has the page that shows the game. */
function originOf({ server }: ParsedFlags['flags']): string {
  const address = readAddress(String(server ?? process.env.QUINCUNX_SERVER ?? 'http://localhost:4747'))
  if (!address.ok) throw new UsageError(cliText.noAddress(String(server)))
  return address.value
}

async function write(
  file: string | undefined,
  text: string,
  writtenText: (file: string) => string,
): Promise<void> {
  if (file === undefined) {
    process.stdout.write(printableJson(text))
    return
  }
  const refused = await writeNewFile(file, text)
  if (refused !== undefined) throw new UserError(refused)
  print(writtenText(file))
}
