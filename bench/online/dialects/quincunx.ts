import { writeCell } from '#kernel/grid.ts'
import type { Arrival, Opened } from '#protocol/api.ts'
import { PROTOCOL } from '#protocol/version.ts'
import { SIDE } from '../games.ts'
import type { Dialect, Match, Player } from './dialect.ts'
import { postTo } from './request.ts'
import { openSocket, type Socket } from './socket.ts'

interface Guest {
  readonly socket: Socket
  readonly authorization: string
}

// As online, under the clock; only the beginning is settled, so that the games are the same everywhere.
const SETUP = { size: 'agreed', rows: SIDE, cols: SIDE, starter: 'first', clock: true }

/** Quincunx's own protocol: JSON, a command sent, and everyone's news and the mover's answer back. */
export function speakQuincunx(port: number): Dialect {
  const post = postTo(port)

  async function arrive(): Promise<Guest> {
    const { token } = await post<Arrival>('/api/players', { keep: 'token' })
    const authorization = `Bearer ${token}`
    const url = `ws://127.0.0.1:${port}/api/socket?protocol=${PROTOCOL}`
    const socket = await openSocket(url, { headers: { authorization } })
    await socket.frame(frame => frame.includes('"type":"hello"'))
    return { socket, authorization }
  }

  async function seat(): Promise<Match> {
    const [first, second] = await Promise.all([arrive(), arrive()])
    const { authorization } = first
    const { id } = await post<Opened>('/api/tables', { game: 'obstruction', setup: SETUP }, { authorization })
    for (const { socket } of [first, second]) socket.send(JSON.stringify({ type: 'watch', table: id }))
    second.socket.send(JSON.stringify({ type: 'command', table: id, id: 'sit', command: { do: 'sit' } }))
    const players = await Promise.all([first, second].map(({ socket }) => begun(socket, id)))
    return { players: players as [Player, Player] }
  }

  return { signIn: async () => ({ leave: (await arrive()).socket.close }), seat }
}

async function begun(socket: Socket, table: string): Promise<Player> {
  const began = seqOf(await socket.frame(frame => frame.includes('"phase":"playing"')))
  // Of a message only its number and the cell change, of news only what comes behind the table.
  const head = `{"type":"command","table":"${table}","id":"`
  const newsHead = `{"type":"news","table":"${table}","from":`.length
  let sent = 0
  const player: Player = {
    mark(cell) {
      socket.send(`${head}${sent++}","command":{"do":"move","text":"${writeCell(cell)}"}}`)
    },
    onShown() {},
    leave: socket.close,
  }
  socket.onFrame(frame => {
    if (frame[NAME] === N) player.onShown(seqBehind(frame, newsHead) - began)
    else if (frame.includes('"ok":false')) throw new Error(`Quincunx refuses a move: ${frame}`)
  })
  return player
}

/** Where the first letter of a message's type stands, as in `{"type":"news"`. */
const NAME = '{"type":"'.length
const N = 'n'.charCodeAt(0)
const COLON = ':'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)

/** The number of the log's last entry, read byte by byte: the second one that stands there, as in `3,"seq":4,`. */
function seqBehind(frame: Buffer, place: number): number {
  let at = frame.indexOf(COLON, place) + 1
  let seq = 0
  for (let digit = frame[at]! - ZERO; digit >= 0 && digit <= 9; digit = frame[++at]! - ZERO)
    seq = seq * 10 + digit
  return seq
}

/** The same wherever the table's name is not known. */
function seqOf(frame: Buffer): number {
  return Number(/"seq":(\d+)/.exec(frame.toString('latin1', 0, 100))![1])
}
