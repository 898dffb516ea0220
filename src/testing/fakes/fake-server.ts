import type { ClientMessage } from '#protocol/client-messages.ts'
import type { ServerMessage, TableUpdate } from '#protocol/server-messages.ts'
import { openServerConnection, type ServerConnection } from '#session/remote/server-connection.ts'
import type { TransportHandlers } from '#session/remote/transport.ts'
import { createManualClock } from './manual-clock.ts'

/** The player in the fake server's greeting. */
export const ANN = { id: 'ann', name: 'Ann', claimed: false }

/** A server controlled by the test, with one connection at a time. */
export function connectToFakeServer() {
  const clock = createManualClock()
  const wires: TransportHandlers[] = []
  const sent: ClientMessage[] = []
  let count = 0
  const link: ServerConnection = openServerConnection({
    clock,
    newId: () => `c${++count}`,
    random: () => 0,
    openTransport(handlers) {
      wires.push(handlers)
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
    /** The subscriptions requested since the last call. */
    watches: () => sent.splice(0).filter(message => message.type === 'watch'),
    /** Subscribes to a table; returns the rejection codes if it does not exist. */
    follow(table: string) {
      let lastSeq = -1
      const missing: string[] = []
      link.subscribeTable(table, {
        lastSeq: () => lastSeq,
        onUpdate: ({ seq }) => {
          lastSeq = seq
        },
        onMissing: ({ code }) => missing.push(code),
      })
      return { missing }
    },
    commands: () => sent.flatMap(message => (message.type === 'command' ? [message.id] : [])),
  }
}

/** An update for a move that led to this seq. */
export const tableUpdate = (seq: number): TableUpdate => ({
  type: 'news',
  table: 'id',
  from: seq - 1,
  seq,
  now: 0,
  phase: 'playing',
  viewer: 0,
})

/** The `about` part of a full update. */
export const TABLE_ABOUT = {
  code: 'K7-PLUM',
  game: 'x',
  version: 1,
  setup: {},
  open: true,
  commitment: '',
  createdAt: 0,
}
