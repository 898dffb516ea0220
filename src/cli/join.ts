import { UserError } from '#kernel/failure.ts'
import { readInvitation } from '#terminal/online/address.ts'
import type { Purpose } from '#terminal/online/seat.ts'
import { refusalWords } from '#terminal/online/words.ts'
import { readFlags } from './flags.ts'
import { openRoads } from './host.ts'
import { joinPage, watchPage } from './manual/online-pages.ts'
import type { Page } from './manual/page.ts'
import { serverAddress, visitTable } from './online.ts'
import { onlineWords } from './online-words.ts'

/** Sits down at a table, or goes on with the game one has there. */
export async function join(given: readonly string[]): Promise<number> {
  return go(given, { command: 'join', purpose: 'play', page: joinPage })
}

/** Looks on at a table. */
export async function watch(given: readonly string[]): Promise<number> {
  return go(given, { command: 'watch', purpose: 'watch', page: watchPage })
}

interface Going {
  readonly command: string
  readonly purpose: Purpose
  readonly page: Page
}

async function go(given: readonly string[], { command, purpose, page }: Going): Promise<number> {
  const asked = readFlags(given, page)
  if (!asked) return 0
  const { flags, names } = asked
  if (names.length === 0) throw new UserError(onlineWords.nameATable(command))
  // A code may come in two words: k7 plum.
  const invitation = readInvitation(names.join(' '))
  if (!invitation.ok) throw new UserError(refusalWords(invitation.rejection, { address: '' }))
  const { code, address } = invitation.value
  return visitTable({
    address: address ?? (await serverAddress(flags.server as string | undefined, openRoads())),
    plain: flags.plain === true,
    purpose,
    findTable: async () => code,
  })
}
