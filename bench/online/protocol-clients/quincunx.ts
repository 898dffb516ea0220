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
export function createQuincunxClient(...ports: readonly number[]): ProtocolClient {
  const posts = ports.map(createPost)
  let games = 0

  /** At the server with this number; those after the last begin again with the first. */
  async function connectGuest(number: number): Promise<Guest> {
    const port = ports[number % ports.length]!
    const post = posts[number % ports.length]!
    const { token } = await post<SignInResponse>('/api/players', { keep: 'token' })
    const authorization = `Bearer ${token}`
    const url = `ws://127.0.0.1:${port}/api/socket?protocol=${PROTOCOL_VERSION}`
    const socket = await openSocket(url, { headers: { authorization } })
    await socket.frame(frame => frame.includes('"type":"hello"'))
    return { socket, authorization }
  }

  async function seat(): Promise<Match> {
    const number = games++
    const [first, second] = await Promise.all([connectGuest(number), connectGuest(number + 1)])
    const { authorization } = first
    const { id } = await posts[number % ports.length]!<TableReference>(
      '/api/tables',
      { game: 'obstruction', setup: SETUP },
      { authorization },
    )
    for (const { socket } of [first, second]) socket.send(JSON.stringify({ type: 'watch', table: id }))
    second.socket.send(JSON.stringify({ type: 'command', table: id, id: 'sit', command: { do: 'sit' } }))
    const players = await Promise.all([first, second].map(({ socket }) => waitForStart(socket, id)))
    return { players: players as [Player, Player] }
  }

  return { signIn: async () => ({ leave: (await connectGuest(games++)).socket.close }), seat }
}

async function waitForStart(socket: Socket, table: string): Promise<Player> {
  await socket.frame(frame => frame.includes('"phase":"playing"'))
  // Only the id and the cell differ between messages.
  const head = `{"type":"command","table":"${table}","id":"`
  let sent = 0
  let hasLeft = false
  const player: Player = {
    mark(cell) {
      socket.send(`${head}${++sent}","command":{"do":"move","text":"${writeCell(cell)}"}}`)
    },
    onShown() {},
    onAnswered() {},
    leave() {
      hasLeft = true
      // Otherwise the server ends the game when the grace has run out, while another server is measured.
      socket.send(`${head}leave","command":{"do":"resign"}}`)
      socket.close()
    },
  }
  socket.onFrame(frame => {
    if (hasLeft) return
    const placed = readNumber(frame, PLACED)
    if (placed !== undefined) player.onShown(placed)
    else if (frame.includes('"ok":false')) throw new Error(`Quincunx refuses a move: ${frame}`)
    // The answer to an earlier mark may come after the next one is sent.
    else if (frame.includes('"ok":true') && readNumber(frame, ID) === sent) player.onAnswered()
  })
  return player
}

/**
 * The number of marks on the board. Not the seq of the log: when the disk is slow, the server gives the players their
 * time back, which is a log entry too.
 */
const PLACED = Buffer.from('"placed":')
const ID = Buffer.from('"id":"')
const ZERO = '0'.charCodeAt(0)

/** The number after this key. Parsing the whole message would cost more than the server's work for it. */
function readNumber(frame: Buffer, key: Buffer): number | undefined {
  const found = frame.indexOf(key)
  if (found < 0) return undefined
  let at = found + key.length
  let number = 0
  for (let digit = frame[at]! - ZERO; digit >= 0 && digit <= 9; digit = frame[++at]! - ZERO)
    number = number * 10 + digit
  return number
}
