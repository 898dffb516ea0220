// node colyseus.mjs DATA_FOLDER memory|commit|batch
// A Colyseus server with Obstruction as a room. Tuned for speed: production mode (the caller sets NODE_ENV), pings as
// rare as those of Quincunx, and each patch sent immediately after its move. Colyseus usually sends patches at an
// interval, which delays moves without increasing the throughput: in 13 alternating rounds the median was 17,700 moves
// per second without an interval and 17,400 with one of 5 ms.
import { LobbyRoom, Room, Server } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { createDataFolder } from '../online/data-folder.ts'
import { report } from '../online/report.ts'
import { memoryLog, openBatchedMoveLog, openMoveLog } from './colyseus-move-log.mjs'
import { emptyBoard, isFull, withMark } from './rules.mjs'

/** The message type as a number, which is shorter than a name. */
const MARK = 0
const NEVER_MS = 60_000
const PING_MS = 10_000

const [dataFolder, storage] = process.argv.slice(2)
const log = openLog()
let moves = 0

function openLog() {
  if (storage === 'commit') return openMoveLog(createDataFolder(dataFolder))
  if (storage === 'batch') return openBatchedMoveLog(createDataFolder(dataFolder))
  return memoryLog
}

const Position = schema({ board: t.array('string'), toMove: t.int8(), winner: t.int8() }, 'Position')

class Obstruction extends Room {
  maxClients = 2
  patchRate = NEVER_MS
  players = []
  plies = 0

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
    log.append({ room: this.roomId, ply: this.plies++, cell }, () => this.broadcastPatch())
  }
}

const transport = new WebSocketTransport({ pingInterval: PING_MS })
const server = new Server({ transport, greet: false })
server.define('obstruction', Obstruction)
server.define('lobby', LobbyRoom)
await server.listen(0, '127.0.0.1')
report(transport.server.address().port, () => moves)
