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
  let sent = 0
  const player: Player = {
    mark(cell) {
      const command = { do: 'move', text: writeCell(cell) }
      socket.send(JSON.stringify({ type: 'command', table, id: String(sent++), command }))
    },
    onShown() {},
    leave: socket.close,
  }
  socket.onFrame(frame => {
    const text = frame.toString('latin1', 0, 100)
    if (text.startsWith('{"type":"news"')) player.onShown(seqOf(frame) - began)
    else if (text.includes('"ok":false')) throw new Error(`Quincunx refuses a move: ${frame}`)
  })
  return player
}

/** The number of the log's last entry, which stands near the beginning of all news. */
function seqOf(frame: Buffer): number {
  return Number(/"seq":(\d+)/.exec(frame.toString('latin1', 0, 100))![1])
}
