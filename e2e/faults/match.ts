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

/** The seat to move next, and only one: in the proposals the first that has not proposed. */
export function seatToMove({ tables }: Match): 0 | 1 | undefined {
  const seats = [0, 1] as const
  return seats.find(seat => tables[seat].session()?.snapshot().acting !== undefined)
}

/** Makes a legal move for whoever is to move, as soon as it is seen there. */
export async function playOneMove(match: Match, random: Random): Promise<Result<undefined>> {
  await waitUntil(() => seatToMove(match) !== undefined, `Nobody is to move at ${match.id}`)
  const session = match.tables[seatToMove(match)!].session()!
  return session.play(randomObstructionMove(session.snapshot().view, random))
}

/** Plays on with rests of up to so long, through whatever becomes of the server, while it is wanted. */
export async function keepPlaying(
  match: Match,
  random: Random,
  { longestRestMs, isWanted }: { readonly longestRestMs: number; isWanted(): boolean },
): Promise<void> {
  while (isWanted() && match.tables[0].state()?.phase === 'playing') {
    await Promise.race([playOneMove(match, random).catch(() => {}), pause(1_000)])
    await pause(1 + random.below(longestRestMs))
  }
}

/** Plays until the board stands and both see it, so that moves alternate from here on. */
export async function playProposals(match: Match): Promise<void> {
  const isPlacing = () =>
    match.tables.every(table => (table.session()?.snapshot().view as { phase?: string })?.phase === 'placing')
  if (isPlacing()) return
  await Promise.all(match.tables.map(table => table.session()!.play('10x10')))
  await waitUntil(isPlacing, `The board at ${match.id} stands`)
}

/** Waits until everyone is connected and knows their table as the server does. */
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

/** What every client sees at the end, for comparing with the books. */
export function clientViews(matches: readonly Match[]) {
  return matches.flatMap(({ id, clients, tables }) =>
    clients.map((client, seat) => ({ client, table: tables[seat]!, id })),
  )
}
