import { systemClock } from '#node/system-clock.ts'
import { print } from '../../print.ts'
import { adminText } from '../../text/en/admin.ts'
import { UsageError } from '../../usage-error.ts'
import { withAdministration } from './administered-data.ts'
import { type AdminArguments, acceptedValue, positionalsOf, refuseMore, show } from './arguments.ts'

export async function reports(given: AdminArguments): Promise<number> {
  refuseMore(given.positionals, 0)
  return withAdministration(async administration => {
    const listed = acceptedValue(await administration.reports(given.flags.closed ? { closed: true } : {}))
    for (const report of listed) show(given, report, () => adminText.report(report, systemClock.now()))
    if (listed.length === 0 && !given.flags.json) print(adminText.noReports)
    return 0
  })
}

export async function closeReport(given: AdminArguments): Promise<number> {
  const [text] = positionalsOf(given, 1, adminText.nameReport)
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1) throw new UsageError(adminText.notReport(text!))
  return withAdministration(async administration => {
    acceptedValue(await administration.closeReport({ number }))
    show(given, { number, closed: true }, () => adminText.reportClosed(number))
    return 0
  })
}
