import { SIDE } from '../random-game.ts'
import { createPost } from './http-post.ts'
import type { Client, Match, Player, ProtocolClient } from './protocol-client.ts'
import { openSocket, type Socket } from './socket.ts'

// The first byte of a frame.
const JOIN_ROOM = 10
const ROOM_DATA = 13
const ROOM_STATE = 14
const ROOM_STATE_PATCH = 15

interface Reservation {
  readonly roomId: string
  readonly processId: string
  readonly sessionId: string
}

/** Colyseus' binary frames, as its own client uses them. Patches are counted, not decoded. */
export function createColyseusClient(port = 0): ProtocolClient {
  const post = createPost(port)

  async function join({ roomId, processId, sessionId }: Reservation): Promise<Socket> {
    const socket = await openSocket(`ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`)
    await socket.frame(frame => frame[0] === JOIN_ROOM)
    socket.send(Uint8Array.of(JOIN_ROOM))
    return socket
  }

  /** Colyseus has no connections without a room, so idle clients join its lobby. */
  async function signIn(): Promise<Client> {
    const socket = await join(await post<Reservation>('/matchmake/joinOrCreate/lobby', {}))
    return { leave: socket.close }
  }

  async function seat(): Promise<Match> {
    const first = await post<Reservation>('/matchmake/create/obstruction', {})
    const one = await join(first)
    const second = await post<Reservation>(`/matchmake/joinById/${first.roomId}`, {})
    return { players: [await createPlayer(one), await createPlayer(await join(second))] }
  }

  return { signIn, seat }
}

async function createPlayer(socket: Socket): Promise<Player> {
  await socket.frame(frame => frame[0] === ROOM_STATE)
  let updates = 0
  const player: Player = {
    // The message type and the cell, a small integer in MessagePack, are one byte each.
    mark: cell => socket.send(Uint8Array.of(ROOM_DATA, 0, cell.row * SIDE + cell.column)),
    onShown() {},
    onAnswered() {},
    leave: socket.close,
  }
  socket.onFrame(frame => {
    if (frame[0] === ROOM_STATE_PATCH) player.onShown(++updates)
  })
  return player
}
