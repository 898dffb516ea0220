import { linkTo } from '../online/address.ts'
import type { Place } from '../online/seat.ts'
import { seatNames } from '../online/seat-names.ts'
import type { Visit } from '../online/visit.ts'
import { onlineWords, refusalWords } from '../online/words.ts'
import type { Talk } from './talk.ts'

export interface WaitingOptions {
  readonly talk: Talk
  readonly visit: Visit
  readonly place: Place
}

/** Waits by lines until the game begins; answers with an exit code where it does not. */
export async function waitByLines({ talk, visit, place }: WaitingOptions): Promise<number | undefined> {
  const { table, code } = place
  const { print } = talk
  const { lines: said } = onlineWords
  if (table.session()) return undefined
  let told = ''
  const isWaiting = () =>
    !table.session() && table.standing()?.phase === 'waiting' && visit.link.state().kind !== 'refused'
  const tell = () => {
    const { seats, viewer } = table.standing()!
    const names = seatNames(seats, viewer).join(', ')
    if (names !== told) print(said.seats(names))
    told = names
    if (!isWaiting()) talk.interrupt()
  }
  const isFree = table.standing()?.seats.some(seat => seat.kind === 'free')
  print(isFree ? said.waiting(code, linkTo(visit.address, code)) : said.full(code))
  tell()
  print(said.waitingHelp)
  const unsubscribe = table.subscribe(tell)
  try {
    while (isWaiting()) {
      // What is piped is meant for the game, and is kept until it begins.
      if (talk.piped) await nextChange(place)
      else {
        const heard = await talk.ask('> ')
        const word = heard.kind === 'line' ? heard.text.trim().toLowerCase().replace(/^:/, '') : ''
        if (heard.kind === 'end' || word === 'quit') {
          await table.stand()
          return 0
        }
        if (heard.kind === 'line') print(said.waitingHelp)
      }
    }
  } finally {
    unsubscribe()
  }
  const state = visit.link.state()
  if (state.kind === 'refused') print(refusalWords(state.rejection, visit))
  else if (table.standing()?.phase === 'closed') print(onlineWords.table.closed)
  return table.session() ? undefined : 1
}

function nextChange({ table }: Place): Promise<void> {
  return new Promise(resolve => {
    const unsubscribe = table.subscribe(() => {
      unsubscribe()
      resolve()
    })
  })
}
