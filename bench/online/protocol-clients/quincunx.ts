import { writeCell } from '#kernel/grid.ts'
import type { SignInResponse, TableReference } from '#protocol/api.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import { SIDE } from '../random-game.ts'
import { createPost } from './http-post.ts'
import type { Match, Player, ProtocolClient } from './protocol-client.ts'
import { openSocket, type Socket } from './socket.ts'

interface Guest {
  readonly socket: Socket
  readonly authorization: string
}

// As online, under the clock; only the beginning is settled, so that the games are the same everywhere.
const SETUP = { size: 'agreed', rows: SIDE, cols: SIDE, starter: 'first', clock: true }

/** Quincunx's own protocol: JSON, a command sent, and everyone's news and the mover's answer back. */
export function createQuincunxClient(port: number): ProtocolClient {
  const post = createPost(port)

  async function arrive(): Promise<Guest> {
    const { token } = await post<SignInResponse>('/api/players', { keep: 'token' })
    const authorization = `Bearer ${token}`
    const url = `ws://127.0.0.1:${port}/api/socket?protocol=${PROTOCOL_VERSION}`
    const socket = await openSocket(url, { headers: { authorization } })
    await socket.frame(frame => frame.includes('"type":"hello"'))
    return { socket, authorization }
  }

  async function seat(): Promise<Match> {
    const [first, second] = await Promise.all([arrive(), arrive()])
    const { authorization } = first
    const { id } = await post<TableReference>(
      '/api/tables',
      { game: 'obstruction', setup: SETUP },
      { authorization },
    )
    for (const { socket } of [first, second]) socket.send(JSON.stringify({ type: 'watch', table: id }))
    second.socket.send(JSON.stringify({ type: 'command', table: id, id: 'sit', command: { do: 'sit' } }))
    const players = await Promise.all([first, second].map(({ socket }) => waitForStart(socket, id)))
    return { players: players as [Player, Player] }
  }

  return { signIn: async () => ({ leave: (await arrive()).socket.close }), seat }
}

async function waitForStart(socket: Socket, table: string): Promise<Player> {
  await socket.frame(frame => frame.includes('"phase":"playing"'))
  // Of a message only its number and the cell change.
  const head = `{"type":"command","table":"${table}","id":"`
  let sent = 0
  const player: Player = {
    mark(cell) {
      socket.send(`${head}${sent++}","command":{"do":"move","text":"${writeCell(cell)}"}}`)
    },
    onShown() {},
    leave: socket.close,
  }
  socket.onFrame(frame => {
    if (frame[TYPE_OFFSET] === LETTER_N) player.onShown(readPlacedCount(frame))
    else if (frame.includes('"ok":false')) throw new Error(`Quincunx refuses a move: ${frame}`)
  })
  return player
}

/** Where the first letter of a message's type stands, as in `{"type":"news"`. */
const TYPE_OFFSET = '{"type":"'.length
const LETTER_N = 'n'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)
const PLACED = Buffer.from('"placed":')

/**
 * How many marks stand on the board, 0 where nothing is said of it, read byte by byte. Not the log's
 * number: a house whose disk was slow for a moment gives everyone the time back, which is an entry of its log too.
 */
function readPlacedCount(frame: Buffer): number {
  const found = frame.indexOf(PLACED)
  let at = found < 0 ? frame.length : found + PLACED.length
  let placed = 0
  for (let digit = frame[at]! - ZERO; digit >= 0 && digit <= 9; digit = frame[++at]! - ZERO)
    placed = placed * 10 + digit
  return placed
}
