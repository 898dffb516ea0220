import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Random } from '#kernel/random.ts'
import type { Result } from '#kernel/result.ts'
import type { GameResult } from '#server/storage/table-storage.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import { reject } from '#table/refusals.ts'
import { randomMoveOf } from '../online-play/online-play.ts'
import type { Client } from './client.ts'
import { pause, waitUntil } from './wait-until.ts'

/** A game between two clients. */
export interface Match {
  readonly id: string
  readonly code: string
  readonly clients: readonly [Client, Client]
  readonly tables: readonly [RemoteTable, RemoteTable]
}

/** The seat to move next; while both are to act, the first who has not. */
export function seatToMove({ tables }: Match): 0 | 1 | undefined {
  const seats = [0, 1] as const
  return seats.find(seat => tables[seat].session()?.snapshot().acting !== undefined)
}

/** Moves that tests no longer wait for, but which are still played when they can be. */
const movesInFlight = new WeakMap<Match['clients'], Set<Promise<unknown>>>()

/** Plays a legal move for the player to move, as soon as that client knows it is its turn. */
export function playOneMove(match: Match, random: Random): Promise<Result<undefined>> {
  const move = playWhenPossible(match, random)
  const inFlight = movesInFlight.get(match.clients) ?? new Set()
  movesInFlight.set(match.clients, inFlight.add(move))
  const settle = () => inFlight.delete(move)
  move.then(settle, settle)
  return move
}

async function playWhenPossible(match: Match, random: Random): Promise<Result<undefined>> {
  await waitUntil(() => seatToMove(match) !== undefined || isOver(match), `Nobody is to move at ${match.id}`)
  if (isOver(match)) return reject('game-over')
  const session = match.tables[seatToMove(match)!].session()!
  return session.play(randomMoveOf(session.snapshot(), random))
}

function isOver({ tables }: Match): boolean {
  return tables.some(table => table.state()?.phase === 'over')
}

/** Plays with random pauses, even while the server is down, until told to stop. */
export async function keepPlaying(
  match: Match,
  random: Random,
  { maxPauseMs, shouldContinue }: { readonly maxPauseMs: number; shouldContinue(): boolean },
): Promise<void> {
  while (shouldContinue() && match.tables[0].state()?.phase === 'playing') {
    await Promise.race([playOneMove(match, random).catch(() => {}), pause(1_000)])
    await pause(1 + random.below(maxPauseMs))
  }
}

/** Plays until the preparations are over, so that moves alternate from here on. */
export async function playPreparations(match: Match): Promise<void> {
  const views = () =>
    match.tables.map(table => table.session()?.snapshot().view as { phase?: string } | undefined)
  const isPrepared = () => views().every(view => view && !PREPARATIONS.includes(view.phase ?? ''))
  while (!isPrepared()) {
    const acting = match.tables.find(table => table.session()?.snapshot().acting !== undefined)
    const { phase } = (acting?.session()?.snapshot().view ?? {}) as { phase?: string }
    if (acting && PREPARATIONS.includes(phase ?? '')) await acting.session()!.play(PREPARING_MOVES[phase!]!)
    else await pause(1)
  }
}

/** A move for each phase in which both players act, or one decides who begins. */
const PREPARING_MOVES: Readonly<Record<string, string>> = {
  proposing: '10x10',
  filling: 'finish',
  tossing: 'heads',
}
const PREPARATIONS = Object.keys(PREPARING_MOVES)

/** Waits until no move is under way, and every client has the server's state of its table. */
export async function waitUntilSynced(
  { url }: { readonly url: string },
  matches: readonly Match[],
): Promise<void> {
  await Promise.all(
    matches.map(async ({ id, clients, tables }) => {
      await Promise.allSettled(movesInFlight.get(clients) ?? [])
      const isSettled = async () => {
        const seq = await seqOf(url, id)
        return tables.every(table => table.state()?.seq === seq)
      }
      await waitUntil(isSettled, `All know the same of ${id}`)
    }),
  )
}

/** The first of the loopback addresses from which tables are read in turn. */
const READERS = { prefix: '127.0.2.', count: 250 }
let reads = 0

/** The table's seq at the server. Read from many addresses, since the reads of one are limited. */
async function seqOf(url: string, id: string): Promise<number> {
  const localAddress = `${READERS.prefix}${1 + (reads++ % READERS.count)}`
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/tables/${id}`, { localAddress, agent: false }, resolve).on('error', reject)
  })
  const { seq } = JSON.parse(await text(response)) as { seq: number }
  return seq
}

export function clientsOf(matches: readonly Match[]): readonly Client[] {
  return matches.flatMap(({ clients }) => clients)
}

/** The final view of every client, to compare with the database. */
export function clientViews(matches: readonly Match[]) {
  return matches.flatMap(({ id, clients, tables }) =>
    clients.map((client, seat) => ({ client, table: tables[seat]!, id })),
  )
}

/** Games that ended otherwise than by their rules, which in most tests is nobody's wish. */
export function endedUnfairly(results: readonly GameResult[]): readonly GameResult[] {
  return results.filter(({ reason }) => ['timeout', 'abandonment', 'resignation', 'abort'].includes(reason))
}
