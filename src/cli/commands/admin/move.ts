import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadGame } from '#games/catalog.ts'
import { UserError } from '#kernel/errors.ts'
import * as data from '#server/admin/move-data.ts'
import { databaseName } from '#server/storage/postgres/database-url.ts'
import type { CopyProgress } from '#server/storage/transfer/copy-rows.ts'
import { checkedDataFolder, databaseFile, prepareDataFolder } from '../../data-folder.ts'
import { databaseUrl } from '../../paths.ts'
import { print, warn } from '../../print.ts'
import { adminText } from '../../text/en/admin.ts'
import { adminDataText } from '../../text/en/admin-data.ts'
import { UsageError } from '../../usage-error.ts'
import { readable, withLock } from './administered-data.ts'
import { type AdminArguments, acceptedValue, positionalsOf, refuseMore, show } from './arguments.ts'

/** How often a long copy says how far it is. */
const PROGRESS_MS = 2_000

export async function moveToPostgres(given: AdminArguments): Promise<number> {
  const [url] = positionalsOf(given, 1, adminDataText.nameDatabase)
  const folder = checkedDataFolder()
  const file = databaseFile()
  if (!existsSync(file)) throw new UserError(adminText.noData(folder))
  return withLock(adminText.stopFirst, async () => {
    const options = { file, url: url!, loadGame, onProgress: reporter() }
    const moved = acceptedValue(await readable(() => data.moveToPostgres(options)))
    showMoved(given, moved, adminDataText.movedToPostgres(moved, databaseName(url!), resolve(folder)))
    return 0
  })
}

export async function moveToSqlite(given: AdminArguments): Promise<number> {
  refuseMore(given.positionals, 0)
  const url = databaseUrl()
  if (url === undefined) throw new UsageError(adminDataText.needDatabase)
  const folder = prepareDataFolder()
  return withLock(adminText.stopFirst, async () => {
    const options = { file: databaseFile(), url, loadGame, onProgress: reporter() }
    const moved = acceptedValue(await readable(() => data.moveToSqlite(options)))
    showMoved(given, moved, adminDataText.movedToSqlite(moved, resolve(folder)))
    return 0
  })
}

function showMoved(given: AdminArguments, moved: data.MovedData, lines: readonly string[]): void {
  show(given, moved, () => lines)
  if (!given.flags.json) for (const problem of moved.check.problems) print(adminDataText.oldProblem(problem))
}

/** Says now and then how far a copy is, beside the output. */
function reporter(): (progress: CopyProgress) => void {
  let saidAt = Date.now()
  return progress => {
    if (Date.now() - saidAt < PROGRESS_MS) return
    saidAt = Date.now()
    warn(adminDataText.moving(progress))
  }
}
