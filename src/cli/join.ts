import { UserError } from '#kernel/failure.ts'
import { readInvitation } from '#terminal/online/address.ts'
import type { Purpose } from '#terminal/online/seat.ts'
import { refusalWords } from '#terminal/online/words.ts'
import { readFlags } from './flags.ts'
import { openRoads } from './host.ts'
import { serverAddress, visitTable } from './online.ts'
import { joinHelp, watchHelp } from './online-help.ts'
import { onlineWords } from './online-words.ts'

/** Sits down at a table, or goes on with the game one has there. */
export async function join(given: readonly string[]): Promise<number> {
  return go(given, { command: 'join', purpose: 'play', help: joinHelp })
}

/** Looks on at a table. */
export async function watch(given: readonly string[]): Promise<number> {
  return go(given, { command: 'watch', purpose: 'watch', help: watchHelp })
}

interface Going {
  readonly command: string
  readonly purpose: Purpose
  readonly help: string
}

async function go(given: readonly string[], { command, purpose, help }: Going): Promise<number> {
  const { flags, names } = readFlags(given, { server: 'text', plain: 'switch' }, `quincunx ${command}`)
  if (flags.help) {
    console.log(help)
    return 0
  }
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
