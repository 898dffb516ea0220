import { UserError } from '#kernel/errors.ts'
import { readInvitation } from '#terminal/online/address.ts'
import type { JoinPurpose } from '#terminal/online/join-table.ts'
import { refusalSentence } from '#terminal/text/en/online.ts'
import { parseFlags } from '../flags.ts'
import { openServerAccess } from '../host.ts'
import type { ManualPage } from '../manual/manual-page.ts'
import { joinPage, watchPage } from '../manual/online-pages.ts'
import { runAtTable, serverAddress } from '../server-access.ts'
import { onlineText } from '../text/en/online.ts'
import { UsageError } from '../usage-error.ts'

/** Joins a table, or resumes the game there. */
export async function join(given: readonly string[]): Promise<number> {
  return joinTable(given, { command: 'join', purpose: 'play', page: joinPage })
}

/** Watches a table. */
export async function watch(given: readonly string[]): Promise<number> {
  return joinTable(given, { command: 'watch', purpose: 'watch', page: watchPage })
}

interface JoinCommand {
  readonly command: string
  readonly purpose: JoinPurpose
  readonly page: ManualPage
}

async function joinTable(given: readonly string[], { command, purpose, page }: JoinCommand): Promise<number> {
  const parsed = parseFlags(given, page)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals.length === 0) throw new UsageError(onlineText.nameATable(command))
  // A code may be typed as two words: k7 plum.
  const invitation = readInvitation(positionals.join(' '))
  if (!invitation.ok) throw new UserError(refusalSentence(invitation.rejection, { address: '' }))
  const { code, address } = invitation.value
  return runAtTable({
    address: address ?? (await serverAddress(flags.server as string | undefined, openServerAccess())),
    isTextMode: flags.plain === true,
    purpose,
    findTable: async () => code,
  })
}
