import type { Client, Match, Player, ProtocolClient } from './protocol-client.ts'
import { openSocket, type Socket } from './socket.ts'

// The first bytes of a message: the type of Engine.IO and that of Socket.IO.
const OPEN = '0'
const PING = '2'
const PONG = '3'
const CONNECT = '40'
const EVENT = '42'
const ACK = '43'

/** Socket.IO's protocol over WebSockets alone, as its own client uses it after the upgrade. */
export function createSocketIoClient(...ports: readonly number[]): ProtocolClient {
  let rooms = 0

  async function connect(number: number): Promise<Socket> {
    const port = ports[number % ports.length]!
    const socket = await openSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`)
    await socket.frame(frame => frame.toString('latin1', 0, 1) === OPEN)
    socket.send(CONNECT)
    await socket.frame(frame => frame.toString('latin1', 0, 2) === CONNECT)
    return socket
  }

  async function signIn(): Promise<Client> {
    return { leave: (await connect(rooms++)).close }
  }

  async function seat(): Promise<Match> {
    const room = rooms++
    const sockets = await Promise.all([connect(room), connect(room + 1)])
    const players = sockets.map(socket => createPlayer(socket, room))
    return { players: (await Promise.all(players)) as unknown as [Player, Player] }
  }

  return { signIn, seat }
}

async function createPlayer(socket: Socket, room: number): Promise<Player> {
  socket.send(`${EVENT}0["join",${room}]`)
  await socket.frame(frame => frame.toString('latin1', 0, 2) === ACK)
  let shown = 0
  const player: Player = {
    mark: ({ row, column }) => socket.send(`${EVENT}["mark",${room},${row},${column}]`),
    onShown() {},
    onAnswered() {},
    leave: socket.close,
  }
  socket.onFrame(frame => {
    const type = frame.toString('latin1', 0, 2)
    if (type === PING) socket.send(PONG)
    else if (type === EVENT) player.onShown(++shown)
  })
  return player
}
