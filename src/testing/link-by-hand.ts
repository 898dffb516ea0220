import type { ServerMessage, TableNews } from '#protocol/news.ts'
import type { ClientMessage } from '#protocol/orders.ts'
import { type Link, openLink } from '#session/remote/link.ts'
import type { WireEars } from '#session/remote/wire.ts'
import { handClock } from './hand-clock.ts'

/** Who is greeted. */
export const ANN = { id: 'ann', name: 'Ann', claimed: false }

/** A house that says and hears by hand, over one wire at a time. */
export function linkByHand() {
  const clock = handClock()
  const wires: WireEars[] = []
  const sent: ClientMessage[] = []
  let count = 0
  const link: Link = openLink({
    clock,
    newId: () => `c${++count}`,
    chance: () => 0,
    openWire(ears) {
      wires.push(ears)
      return { send: text => sent.push(JSON.parse(text)), close() {} }
    },
  })
  const say = (message: ServerMessage) => wires.at(-1)!.heard(JSON.stringify(message))
  return {
    clock,
    link,
    sent,
    say,
    wires,
    greet: () => say({ type: 'hello', protocol: 1, now: clock.now() + 5_000, player: ANN }),
    cut: () => wires.at(-1)!.closed(),
    /** What was asked about tables since the last look. */
    watches: () => sent.splice(0).filter(message => message.type === 'watch'),
    /** Watches a table and remembers its seq, and why there is none. */
    follow(table: string) {
      let known = -1
      const missing: string[] = []
      link.watch(table, {
        since: () => known,
        news: ({ seq }) => {
          known = seq
        },
        missing: ({ code }) => missing.push(code),
      })
      return { missing }
    },
    commands: () => sent.flatMap(message => (message.type === 'command' ? [message.id] : [])),
  }
}

/** News of a move that led to this seq. */
export const news = (seq: number): TableNews => ({
  type: 'news',
  table: 'id',
  from: seq - 1,
  seq,
  now: 0,
  phase: 'playing',
  viewer: 0,
})

/** What is told of the table with the whole of it. */
export const ABOUT = {
  code: 'K7-PLUM',
  game: 'x',
  version: 1,
  setup: {},
  open: true,
  commitment: '',
  createdAt: 0,
}
