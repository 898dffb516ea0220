import { tableUrl } from '../online/address.ts'
import type { JoinedTable } from '../online/join-table.ts'
import { seatNames } from '../online/seat-names.ts'
import type { ServerClient } from '../online/server-client.ts'
import { onlineText, refusalSentence } from '../text/en/online.ts'
import type { TextConsole } from './text-console.ts'

export interface WaitingOptions {
  readonly textConsole: TextConsole
  readonly server: ServerClient
  readonly joined: JoinedTable
}

/** Waits in text mode until the game begins; returns an exit code where it does not. */
export async function waitForPlayers({
  textConsole,
  server,
  joined,
}: WaitingOptions): Promise<number | undefined> {
  const { table, code } = joined
  const { print } = textConsole
  const { textMode: sentences } = onlineText
  if (table.session()) return undefined
  let printedNames = ''
  const isWaiting = () =>
    !table.session() && table.state()?.phase === 'waiting' && server.connection.state().kind !== 'refused'
  const tell = () => {
    const { seats, viewer } = table.state()!
    const names = seatNames(seats, viewer).join(', ')
    if (names !== printedNames) print(sentences.seats(names))
    printedNames = names
    if (!isWaiting()) textConsole.interrupt()
  }
  const isFree = table.state()?.seats.some(seat => seat.kind === 'free')
  print(isFree ? sentences.waiting(code, tableUrl(server.address, code)) : sentences.full(code))
  tell()
  print(sentences.waitingHelp)
  const unsubscribe = table.subscribe(tell)
  try {
    while (isWaiting()) {
      // Piped lines are meant for the game and wait until it begins.
      if (textConsole.isPiped) await nextChange(joined)
      else {
        const input = await textConsole.ask('> ')
        const word = input.kind === 'line' ? input.text.trim().toLowerCase().replace(/^:/, '') : ''
        if (input.kind === 'end' || word === 'quit') {
          await table.stand()
          return 0
        }
        if (input.kind === 'line') print(sentences.waitingHelp)
      }
    }
  } finally {
    unsubscribe()
  }
  const state = server.connection.state()
  if (state.kind === 'refused') print(refusalSentence(state.rejection, server))
  else if (table.state()?.phase === 'closed') print(onlineText.table.closed)
  return table.session() ? undefined : 1
}

function nextChange({ table }: JoinedTable): Promise<void> {
  return new Promise(resolve => {
    const unsubscribe = table.subscribe(() => {
      unsubscribe()
      resolve()
    })
  })
}
