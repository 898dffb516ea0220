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

// With a clock, as in online play; size and starter are fixed, so that the games are the same on every server.
const SETUP = { size: 'agreed', rows: SIDE, cols: SIDE, starter: 'first', clock: true }

/** Quincunx's JSON protocol: a client sends commands and receives updates and acknowledgements. */
export function createQuincunxClient(port: number): ProtocolClient {
  const post = createPost(port)

  async function connectGuest(): Promise<Guest> {
    const { token } = await post<SignInResponse>('/api/players', { keep: 'token' })
    const authorization = `Bearer ${token}`
    const url = `ws://127.0.0.1:${port}/api/socket?protocol=${PROTOCOL_VERSION}`
    const socket = await openSocket(url, { headers: { authorization } })
    await socket.frame(frame => frame.includes('"type":"hello"'))
    return { socket, authorization }
  }

  async function seat(): Promise<Match> {
    const [first, second] = await Promise.all([connectGuest(), connectGuest()])
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

  return { signIn: async () => ({ leave: (await connectGuest()).socket.close }), seat }
}

async function waitForStart(socket: Socket, table: string): Promise<Player> {
  await socket.frame(frame => frame.includes('"phase":"playing"'))
  // Only the id and the cell differ between messages.
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

/** The offset of the first letter of a message's type, as in `{"type":"news"`. */
const TYPE_OFFSET = '{"type":"'.length
const LETTER_N = 'n'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)
const PLACED = Buffer.from('"placed":')

/**
 * The number of marks on the board, or 0 if the update does not contain it. Not the seq of the log: when the disk is
 * slow, the server gives the players their time back, which is a log entry too.
 */
function readPlacedCount(frame: Buffer): number {
  const found = frame.indexOf(PLACED)
  let at = found < 0 ? frame.length : found + PLACED.length
  let placed = 0
  for (let digit = frame[at]! - ZERO; digit >= 0 && digit <= 9; digit = frame[++at]! - ZERO)
    placed = placed * 10 + digit
  return placed
}
