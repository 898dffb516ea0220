import type { Random } from '#kernel/random.ts'
import type { Result } from '#kernel/result.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import { randomObstructionMove } from '#testing/simulation/random-move.ts'
import type { Client } from './client.ts'
import type { Server } from './server.ts'
import { pause, waitUntil } from './wait-until.ts'

/** A game between two clients. */
export interface Match {
  readonly id: string
  readonly code: string
  readonly clients: readonly [Client, Client]
  readonly tables: readonly [RemoteTable, RemoteTable]
}

/** The seat to move next; during the proposals, the first that has not proposed. */
export function seatToMove({ tables }: Match): 0 | 1 | undefined {
  const seats = [0, 1] as const
  return seats.find(seat => tables[seat].session()?.snapshot().acting !== undefined)
}

/** Plays a legal move for the player to move, as soon as that client knows it is its turn. */
export async function playOneMove(match: Match, random: Random): Promise<Result<undefined>> {
  await waitUntil(() => seatToMove(match) !== undefined, `Nobody is to move at ${match.id}`)
  const session = match.tables[seatToMove(match)!].session()!
  return session.play(randomObstructionMove(session.snapshot().view, random))
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

/** Plays the proposals, so that moves alternate from here on. */
export async function playProposals(match: Match): Promise<void> {
  const isPlacing = () =>
    match.tables.every(table => (table.session()?.snapshot().view as { phase?: string })?.phase === 'placing')
  if (isPlacing()) return
  await Promise.all(match.tables.map(table => table.session()!.play('10x10')))
  await waitUntil(isPlacing, `The board at ${match.id} stands`)
}

/** Waits until every client has the server's state of its table. */
export async function waitUntilSynced(
  { url }: Pick<Server, 'url'>,
  matches: readonly Match[],
): Promise<void> {
  await Promise.all(
    matches.map(async ({ id, tables }) => {
      const isSettled = async () => {
        const { seq } = (await (await fetch(`${url}/api/tables/${id}`)).json()) as { seq: number }
        return tables.every(table => table.state()?.seq === seq)
      }
      await waitUntil(isSettled, `All know the same of ${id}`)
    }),
  )
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
