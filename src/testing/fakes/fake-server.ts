import type { ClientMessage } from '#protocol/client-messages.ts'
import type { ServerMessage, TableUpdate } from '#protocol/server-messages.ts'
import { openServerConnection, type ServerConnection } from '#session/remote/server-connection.ts'
import type { TransportHandlers } from '#session/remote/transport.ts'
import { createManualClock } from './manual-clock.ts'

/** Who is greeted. */
export const ANN = { id: 'ann', name: 'Ann', claimed: false }

/** A house that says and hears by hand, over one wire at a time. */
export function connectToFakeServer() {
  const clock = createManualClock()
  const wires: TransportHandlers[] = []
  const sent: ClientMessage[] = []
  let count = 0
  const link: ServerConnection = openServerConnection({
    clock,
    newId: () => `c${++count}`,
    random: () => 0,
    openTransport(ears) {
      wires.push(ears)
      return { send: text => sent.push(JSON.parse(text)), close() {} }
    },
  })
  const say = (message: ServerMessage) => wires.at(-1)!.onMessage(JSON.stringify(message))
  return {
    clock,
    link,
    sent,
    say,
    wires,
    greet: () => say({ type: 'hello', protocol: 1, now: clock.now() + 5_000, player: ANN }),
    cut: () => wires.at(-1)!.onClose(),
    /** What was asked about tables since the last look. */
    watches: () => sent.splice(0).filter(message => message.type === 'watch'),
    /** Watches a table and remembers its seq, and why there is none. */
    follow(table: string) {
      let known = -1
      const missing: string[] = []
      link.subscribeTable(table, {
        lastSeq: () => known,
        onUpdate: ({ seq }) => {
          known = seq
        },
        onMissing: ({ code }) => missing.push(code),
      })
      return { missing }
    },
    commands: () => sent.flatMap(message => (message.type === 'command' ? [message.id] : [])),
  }
}

/** News of a move that led to this seq. */
export const tableUpdate = (seq: number): TableUpdate => ({
  type: 'news',
  table: 'id',
  from: seq - 1,
  seq,
  now: 0,
  phase: 'playing',
  viewer: 0,
})

/** What is told of the table with the whole of it. */
export const TABLE_ABOUT = {
  code: 'K7-PLUM',
  game: 'x',
  version: 1,
  setup: {},
  open: true,
  commitment: '',
  createdAt: 0,
}
