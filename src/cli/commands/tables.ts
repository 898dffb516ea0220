import { titleOf } from '#games/catalog.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { padEndTo } from '#terminal/kit/width.ts'
import { seatNames } from '#terminal/online/seat-names.ts'
import { parseFlags } from '../flags.ts'
import { tablesPage } from '../manual/online-pages.ts'
import { print, printJson } from '../print.ts'
import { openServerApi, valueOrThrow } from '../server-access.ts'
import { onlineText } from '../text/en/online.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Lists the open tables and the player's own. */
export async function tables(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, tablesPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals.length > 0) throw new UsageError(cliText.tooManyWords(positionals[0]!))
  const { address, key, api } = await openServerApi(flags.server as string | undefined)
  const open = valueOrThrow(await api.lobby(), address).tables
  const me = key && (await api.me())
  const own = me?.ok ? me.value.tables : []
  if (flags.json) {
    for (const table of own) printJson({ ...table, own: true })
    for (const table of open) printJson({ ...table, own: own.some(one => one.id === table.id) })
    return 0
  }
  printTables(onlineText.ownTables, own)
  printTables(onlineText.openTables, open)
  print(open.length + own.length > 0 ? onlineText.toSit : onlineText.noTables)
  return 0
}

function printTables(heading: string, tables: readonly LobbyTable[]): void {
  if (tables.length === 0) return
  print(heading)
  for (const { code, game, phase, seats } of tables)
    print(`  ${padEndTo(code, 12)}${titleOf(game)}, ${phase}: ${seatNames(seats, 'spectator').join(', ')}`)
}
