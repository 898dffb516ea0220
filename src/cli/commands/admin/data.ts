import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadGame } from '#games/catalog.ts'
import { UserError } from '#kernel/errors.ts'
import { systemClock } from '#node/system-clock.ts'
import { backUp, restore as restoreBackup } from '#server/admin/backup.ts'
import { checkFile, type FileCheck, hasProblems } from '#server/admin/check-file.ts'
import { checkTables } from '#server/admin/check-tables.ts'
import { databaseName } from '#server/storage/postgres/database-url.ts'
import { databaseFile, prepareDataFolder } from '../../data-folder.ts'
import { databaseUrl } from '../../paths.ts'
import { print } from '../../print.ts'
import { adminText } from '../../text/en/admin.ts'
import { adminDataText } from '../../text/en/admin-data.ts'
import { cliText } from '../../text/en/shell.ts'
import { EXIT_CODES } from '../../usage-error.ts'
import {
  readable,
  readingData,
  withAdministration,
  withDatabase,
  withLock,
  withStoppedServer,
} from './administered-data.ts'
import {
  type AdminArguments,
  acceptedValue,
  confirm,
  daysFlag,
  positionalsOf,
  refuseMore,
  show,
} from './arguments.ts'

export async function status(given: AdminArguments): Promise<number> {
  refuseMore(given.positionals, 0)
  return withAdministration(async administration => {
    const state = acceptedValue(await administration.status())
    show(given, state, () => adminText.status(state, systemClock.now()))
    return 0
  })
}

export async function purge(given: AdminArguments): Promise<number> {
  refuseMore(given.positionals, 0)
  const [guestsUnseen, closedTables, logs] = ['guests-unseen', 'closed-tables', 'logs'].map(flag =>
    daysFlag(given, flag),
  )
  const what = {
    ...(guestsUnseen !== undefined && { guestsUnseen }),
    ...(closedTables !== undefined && { closedTables }),
    ...(logs !== undefined && { logs }),
  }
  const isDryRun = given.flags['dry-run'] === true
  return withAdministration(async administration => {
    const counted = acceptedValue(await administration.purge({ ...what, dryRun: true }))
    if (!isDryRun) await confirm(given, adminText.askPurge(counted))
    const purged = isDryRun ? counted : acceptedValue(await administration.purge(what))
    show(given, purged, () => adminText.purged(purged, isDryRun))
    return 0
  })
}

export async function backup(given: AdminArguments): Promise<number> {
  const [name] = positionalsOf(given, 1, adminText.nameFile('backup'))
  refuseDatabase(adminDataText.backUpDatabase)
  const target = resolve(name!)
  if (existsSync(target)) throw new UserError(cliText.fileExists(target))
  const file = requireDatabase()
  const written = await readingData(() => backUp(file, target)).catch(error => {
    throw isSystemError(error) ? new UserError(cliText.cannotWrite(target, error)) : error
  })
  show(given, written, () => adminDataText.backedUp(written.file, written.bytes))
  return 0
}

export async function restore(given: AdminArguments): Promise<number> {
  const [name] = positionalsOf(given, 1, adminText.nameFile('restore'))
  refuseDatabase(adminDataText.restoreDatabase)
  const source = resolve(name!)
  prepareDataFolder()
  return withLock(adminText.stopFirst, async () => {
    const check = await readable(() => checkFile({ file: source, loadGame, now: systemClock.now }))
    if (!given.flags.json) for (const line of findings(check)) print(line)
    await confirm(given, adminDataText.askRestore(source))
    const file = databaseFile()
    const aside = await readable(() => restoreBackup(source, { file, now: systemClock.now() }))
    show(given, { restored: source, aside: aside ?? null }, () => adminDataText.restored(source, aside))
    return 0
  })
}

export async function check(given: AdminArguments): Promise<number> {
  refuseMore(given.positionals, 1)
  const [name] = given.positionals
  const url = name === undefined ? databaseUrl() : undefined
  const checkOf = (file: string) => checkFile({ file, loadGame, now: systemClock.now })
  const checkOwn = () =>
    url === undefined ? readingData(async () => checkOf(requireDatabase())) : checkDatabase(url)
  const found = name === undefined ? await checkOwn() : await readable(() => checkOf(resolve(name)))
  show(given, found, () => [
    adminDataText.checked(found),
    ...(hasProblems(found)
      ? [...findings(found), url === undefined ? adminDataText.whatNow : adminDataText.restoreDatabase]
      : [adminDataText.sound]),
  ])
  return hasProblems(found) ? EXIT_CODES.failed : EXIT_CODES.done
}

export async function compact(given: AdminArguments): Promise<number> {
  refuseMore(given.positionals, 0)
  refuseDatabase(adminDataText.compactDatabase)
  return withStoppedServer(adminText.stopFirst, async ({ administration }) => {
    const before = (await administration.condition()).bytes
    await administration.scrub({ whileRunning: false })
    const after = (await administration.condition()).bytes
    show(given, { before, after }, () => adminDataText.compacted(before, after))
    return 0
  })
}

function findings({ damage, losses, problems }: FileCheck): readonly string[] {
  return [
    ...damage.map(adminDataText.damage),
    ...losses.map(adminDataText.loss),
    ...problems.map(adminDataText.problem),
  ]
}

/** PostgreSQL has better tools for its files than this command could be. */
function refuseDatabase(sentence: string): void {
  if (databaseUrl() !== undefined) throw new UserError(sentence)
}

/** Servers may use the database meanwhile. */
function checkDatabase(url: string): Promise<FileCheck> {
  return withDatabase(url, async ({ administration }) => {
    const { bytes, damage, losses } = await administration.condition()
    return {
      ...{ file: databaseName(url), bytes, damage, losses },
      ...(await checkTables(administration, loadGame)),
    }
  })
}

function requireDatabase(): string {
  const file = databaseFile()
  if (!existsSync(file)) throw new UserError(adminText.noData(resolve(file, '..')))
  return file
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
