import { describe, expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import { findLeaks } from '#testing/invariants/leaks.ts'
import { PLAYED_GAMES, type PlayedGame, randomMoveOf } from '#testing/online-play/online-play.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { takeStorageSnapshot } from '#testing/simulation/storage-snapshot.ts'
import { type Client, newClient } from '#testing/wire/client.ts'
import { type EventStream, openEventStream } from '#testing/wire/event-stream.ts'
import { type Match, playPreparations, seatToMove } from '#testing/wire/match.ts'
import { openRawSocket, type RawSocket } from '#testing/wire/raw-socket.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { checkServer, startMatch, startWholeServer, type WholeServer } from '#testing/wire/whole-server.ts'
import { type OnlineTable, replayLog } from './tables/log/online-table.ts'
import { viewerOf } from './tables/log/updates.ts'

/** Somebody who reads everything that can be read about a table, in every way. */
interface Reader {
  readonly player: string | undefined
  readonly token: string | undefined
  readonly stream: EventStream
  readonly socket: RawSocket | undefined
}

const WRONG_MOVES = [
  '',
  'a1',
  '5x5',
  'call zebra',
  'place ant a1',
  'h8 across TEA',
  'query Q..',
  'exchange Q',
  'x'.repeat(50),
]

async function openReader(server: WholeServer, match: Match, client?: Client): Promise<Reader> {
  const token = client?.token
  const socket = token === undefined ? undefined : await openRawSocket({ port: server.port, token })
  socket?.send({ type: 'watch', table: match.id })
  socket?.send({ type: 'watch', table: match.code })
  socket?.send({ type: 'lobby', on: true })
  const stream = await openEventStream(server, match.id, token)
  return { player: client?.player.id, token, stream, socket }
}

/** Every text that this reader gets now by asking, errors included. */
async function readEverything({ url }: WholeServer, { id, code, clients }: Match, reader: Reader) {
  const headers = {
    ...(reader.token !== undefined && { authorization: `Bearer ${reader.token}` }),
    'content-type': 'application/json',
  }
  const paths = ['tables', `tables/${id}`, `tables/${code}`, `games/${id}`, 'me', `tables/${id}/commands`]
  const ofPlayers = clients.flatMap(({ player }) => [`players/${player.id}`, `players/${player.id}/games`])
  const texts = [...paths, ...ofPlayers].map(async path =>
    (await fetch(`${url}/api/${path}`, { headers })).text(),
  )
  const metrics = (await fetch(`${url}/metrics`)).text()
  // Refused by the rules, by the turn or by the token: the moves are nonsense in every state.
  const refusals = WRONG_MOVES.map(async (text, number) => {
    const body = JSON.stringify({ id: `wrong-${number}`, command: { do: 'move', text, turn: -1 } })
    return (await fetch(`${url}/api/tables/${id}/commands`, { method: 'POST', headers, body })).text()
  })
  return Promise.all([...texts, metrics, ...refusals])
}

/** The states of the table after each entry of its log, the empty table first. */
async function statesOf({ data }: WholeServer, { id }: Match): Promise<readonly OnlineTable[]> {
  const { table, entries } = takeStorageSnapshot(data).tables.find(stored => stored.table.id === id)!
  const rules = rulesForVersion((await loadGame(table.game))!, table.version)!
  return Array.from({ length: entries.length + 1 }, (_, seq) =>
    replayLog(table, rules, entries.slice(0, seq)),
  )
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Plays a game whose every state is read by everyone, and returns how many texts were judged. */
async function playAndRead(game: PlayedGame, moves: number): Promise<number> {
  const server = await startWholeServer()
  const match = await startMatch(server, game, { open: true })
  const random = createSeededRandom(game, 'secrets')
  const watching = await newClient(server)
  const readers = await Promise.all(
    [...match.clients, watching, undefined].map(client => openReader(server, match, client)),
  )
  const judged: string[] = []
  function judge(texts: readonly string[], { player }: Reader, states: readonly OnlineTable[]): void {
    for (const text of texts) {
      const message = parse(text)
      const { seq } = message as { readonly seq?: number }
      const table = states[seq ?? -1] ?? states.at(-1)!
      expect([text, findLeaks(message, table, viewerOf(table, player))]).toEqual([text, []])
      expect(text).not.toContain(table.about.seed)
    }
    judged.push(...texts)
  }

  for (let move = 0; move < moves && match.tables[0].state()!.phase === 'playing'; move++) {
    const states = await statesOf(server, match)
    for (const reader of readers) judge(await readEverything(server, match, reader), reader, states)
    await waitUntil(() => seatToMove(match) !== undefined, 'Somebody is to move')
    const session = match.tables[seatToMove(match)!].session()!
    await session.play(randomMoveOf(session.snapshot(), random))
    await waitUntil(() => match.tables.every(({ state }) => state()!.seq >= states.length), 'Both know of it')
  }
  const states = await statesOf(server, match)
  for (const reader of readers) {
    const { stream, socket } = reader
    const lastSeq = () => JSON.parse(stream.received.at(-1) ?? '{}').seq
    await waitUntil(() => lastSeq() === states.length - 1, 'The stream has told everything')
    judge(
      [...stream.received, ...(socket?.received ?? []).map(message => JSON.stringify(message))],
      reader,
      states,
    )
  }
  await checkServer(server, [match])
  return judged.length
}

describe.each(PLAYED_GAMES)('[I5] before the end of a game of %s', game => {
  test('no socket, stream, request, refusal, lobby or history tells a secret to anyone', async () => {
    expect(await playAndRead(game, 14)).toBeGreaterThan(500)
  })
})

test('[I5] after the end the record tells the seed, and the grids and bags are shown', async () => {
  const server = await startWholeServer()
  const match = await startMatch(server, 'guessgo')
  await playPreparations(match)
  const { seed } = (await statesOf(server, match))[0]!.about
  await match.tables[0].session()!.resign()
  const record = await (await fetch(`${server.url}/api/games/${match.id}`)).text()
  expect(record).toContain(seed)
})
