// A Colyseus server with Obstruction as a room. Set for speed: production mode (the caller sets NODE_ENV), pings as
// seldom as Quincunx sends them, and the patch with a move's changes sent as soon as the move is made. By a clock, as
// is usual with it, a move comes later and as many are made: measured in turns over 13 rounds, 17,700 moves a second
// in the middle round without, 17,400 with a clock of 5 ms (COLYSEUS_PATCH_MS=5).
import { LobbyRoom, Room, Server } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { report } from '../online/report.ts'
import { emptyBoard, isFull, withMark } from './rules.mjs'

/** The client's one message by a number, which is shorter than a name. */
const MARK = 0
const SELDOM_MS = 60_000
const PING_MS = 10_000
const PATCH_MS = Number(process.env.COLYSEUS_PATCH_MS ?? 0)

let moves = 0

const Position = schema({ board: t.array('string'), toMove: t.int8(), winner: t.int8() }, 'Position')

class Obstruction extends Room {
  maxClients = 2
  patchRate = PATCH_MS || SELDOM_MS
  players = []

  onCreate() {
    this.state = new Position({ toMove: 0, winner: -1 })
    this.state.board.push(...emptyBoard())
    this.onMessage(MARK, (client, cell) => this.mark(client, cell))
  }

  onJoin(client) {
    this.players.push(client.sessionId)
  }

  mark(client, cell) {
    const { state, players } = this
    const seat = players.indexOf(client.sessionId)
    if (state.winner >= 0 || players.length < 2 || seat !== state.toMove) return
    const before = state.board.toArray()
    const board = withMark(before, cell, seat === 0 ? 'X' : 'O')
    if (!board) return
    for (const [row, line] of board.entries()) if (before[row] !== line) state.board[row] = line
    if (isFull(board)) state.winner = seat
    else state.toMove = 1 - seat
    moves++
    if (!PATCH_MS) this.broadcastPatch()
  }
}

const transport = new WebSocketTransport({ pingInterval: PING_MS })
const server = new Server({ transport, greet: false })
server.define('obstruction', Obstruction)
server.define('lobby', LobbyRoom)
await server.listen(0, '127.0.0.1')
report(transport.server.address().port, () => moves)
