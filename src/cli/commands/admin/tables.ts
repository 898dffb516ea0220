import { systemClock } from '#node/system-clock.ts'
import { TABLE_PHASES } from '#server/admin/operations.ts'
import { print } from '../../print.ts'
import { adminText } from '../../text/en/admin.ts'
import { UsageError } from '../../usage-error.ts'
import { withAdministration } from './administered-data.ts'
import {
  type AdminArguments,
  acceptedValue,
  confirm,
  limitFlag,
  positionalsOf,
  refuseMore,
  show,
} from './arguments.ts'

export async function tables(given: AdminArguments): Promise<number> {
  refuseMore(given.positionals, 1)
  const [search] = given.positionals
  const query = { ...(search !== undefined && { search }), ...limitFlag(given), ...phaseFlag(given) }
  return withAdministration(async administration => {
    const found = acceptedValue(await administration.tables(query))
    for (const table of found) show(given, table, () => adminText.table(table))
    if (found.length === 0 && !given.flags.json) print(adminText.noTables)
    return 0
  })
}

export async function table(given: AdminArguments): Promise<number> {
  const [reference] = positionalsOf(given, 1, adminText.nameTable('table'))
  return withAdministration(async administration => {
    const found = acceptedValue(await administration.table({ table: reference! }))
    show(given, found, () => adminText.tableDetails(found, systemClock.now()))
    return 0
  })
}

export async function end(given: AdminArguments): Promise<number> {
  const [reference] = positionalsOf(given, 1, adminText.nameTable('end'))
  return withAdministration(async administration => {
    const found = acceptedValue(await administration.table({ table: reference! }))
    await confirm(given, adminText.askEnd(found))
    const ended = acceptedValue(await administration.end({ table: found.id }))
    show(given, ended, () => adminText.ended(ended))
    return 0
  })
}

function phaseFlag({ flags }: AdminArguments) {
  if (flags.phase === undefined) return {}
  const phase = TABLE_PHASES.find(one => one === flags.phase)
  if (!phase) throw new UsageError(adminText.noSuchPhase(String(flags.phase), TABLE_PHASES))
  return { phase }
}
