import type { Cell } from '#kernel/grid.ts'
import { SIDE } from '../random-game.ts'
import { createPost } from './http-post.ts'
import type { Match, Player, ProtocolClient } from './protocol-client.ts'
import { openSocket, type Socket } from './socket.ts'

const NAMESPACE = '/obstruction'

/** boardgame.io's messages in Socket.IO frames over a WebSocket, like its own client without Redux. */
export function createBoardgameClient(port = 0): ProtocolClient {
  const post = createPost(port)

  async function connect(): Promise<Socket> {
    const socket = await openSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`)
    socket.send(`40${NAMESPACE},`)
    await socket.frame(frame => frame.toString('latin1', 0, 2) === '40')
    return socket
  }

  async function sit(matchID: string, playerID: string): Promise<Player> {
    const join = { playerID, playerName: `Player ${playerID}` }
    const path = `/games/obstruction/${matchID}/join`
    const { playerCredentials } = await post<{ playerCredentials: string }>(path, join)
    const socket = await connect()
    const sync = ['sync', matchID, playerID, playerCredentials, 2]
    socket.send(`42${NAMESPACE},${JSON.stringify(sync)}`)
    await socket.frame(frame => frame.includes('["sync"'))
    return createPlayer(socket, { matchID, playerID, credentials: playerCredentials })
  }

  async function seat(): Promise<Match> {
    const options = { numPlayers: 2, unlisted: true }
    const { matchID } = await post<{ matchID: string }>('/games/obstruction/create', options)
    return { players: [await sit(matchID, '0'), await sit(matchID, '1')] }
  }

  return {
    async signIn() {
      const socket = await connect()
      answerPings(socket)
      return { leave: socket.close }
    },
    seat,
  }
}

interface Seated {
  readonly matchID: string
  readonly playerID: string
  readonly credentials: string
}

function createPlayer(socket: Socket, { matchID, playerID, credentials }: Seated): Player {
  let updates = 0
  const player: Player = {
    mark(cell: Cell) {
      const args = [cell.row * SIDE + cell.column]
      const action = { type: 'MAKE_MOVE', payload: { type: 'mark', args, playerID, credentials } }
      socket.send(`42${NAMESPACE},${JSON.stringify(['update', action, updates, matchID, playerID])}`)
    },
    onShown() {},
    onAnswered() {},
    leave: socket.close,
  }
  const updatePrefix = `42${NAMESPACE},["update"`
  answerPings(socket, frame => {
    if (frame.toString('latin1', 0, updatePrefix.length) === updatePrefix) player.onShown(++updates)
  })
  return player
}

function answerPings(socket: Socket, listener: (frame: Buffer) => void = () => {}): void {
  socket.onFrame(frame => {
    if (frame.length === 1 && frame[0] === 0x32) socket.send('3')
    else listener(frame)
  })
}
