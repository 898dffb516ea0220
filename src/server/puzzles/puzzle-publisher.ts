import { type EngineClient, QueueFullError } from '#engine-client/engine-client.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Dealt } from '#kernel/engine.ts'
import { randomFor } from '#kernel/random.ts'
import { validateParams } from '#kernel/read-params.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { PublishedPuzzles } from '#protocol/api.ts'
import { rejectAccount as reject } from '#protocol/refusals.ts'
import { winners } from '#table/action.ts'
import { readRecord, restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { readTitle } from '../players/name.ts'
import type { PuzzleOrder, PuzzleStorage } from '../storage/puzzle-storage.ts'

export interface PuzzlePublisherOptions {
  readonly storage: PuzzleStorage
  /** Proves that a puzzle has one solution. */
  readonly engineClient: Pick<EngineClient, 'request'>
  loadGame(id: string): Promise<GameEntry | undefined>
  now(): number
  newId(): string
}

export interface NewPuzzle {
  readonly game: string
  readonly params: object
  readonly title: string
}

export interface PuzzlePage {
  readonly game: string
  readonly order: PuzzleOrder
  readonly from: number
  /** The player who asks. */
  readonly player?: string | undefined
}

/** More would fill the list with the puzzles of one player. */
export const MOST_PUZZLES = 200
const PAGE = 30

/** The puzzles that players publish for others, each proved by the server's own solver. */
export class PuzzlePublisher {
  readonly #options: PuzzlePublisherOptions

  constructor(options: PuzzlePublisherOptions) {
    this.#options = options
  }

  async list({ game, order, from, player }: PuzzlePage): Promise<PublishedPuzzles> {
    const query = { game, order, from, limit: PAGE + 1, ...(player !== undefined && { player }) }
    const found = await this.#options.storage.list(query)
    const puzzles = found.slice(0, PAGE).map(({ params, ...puzzle }) => ({
      ...puzzle,
      params: JSON.parse(params) as object,
    }))
    return { puzzles, ...(found.length > PAGE && { from: from + PAGE }) }
  }

  async publish(
    player: string,
    { game, params, title }: NewPuzzle,
  ): Promise<Result<{ readonly id: string }>> {
    const { storage, loadGame, now, newId } = this.#options
    const entry = await loadGame(game)
    if (!entry?.puzzles?.isPublishable) return reject('not-publishable')
    const named = readTitle(title)
    if (!named.ok) return named
    if ((await storage.countOf(player)) >= MOST_PUZZLES)
      return reject('too-many-puzzles', { most: MOST_PUZZLES })
    const dealt = await this.#prove(entry, params, player)
    if (!dealt.ok) return dealt
    const id = newId()
    const isNew = await storage.publish({
      id,
      game,
      params: linkOf(entry, dealt.value),
      title: named.value,
      player,
      facts: factsOf(entry, dealt.value),
      publishedAt: now(),
    })
    return isNew ? accept({ id }) : reject('published-already')
  }

  /** The puzzle as the server's engine knows it, if it has exactly one solution. */
  async #prove(entry: GameEntry, chosen: object, player: string): Promise<Result<Dealt>> {
    const { rules, puzzles } = entry
    const params = validateParams(rules, chosen)
    if (!params.ok) return params
    const { engineClient, newId } = this.#options
    const job = { do: 'generate', game: rules.id, params: params.value, seed: newId(), player } as const
    try {
      const dealt = await engineClient.request(job).result
      return dealt.ok && !puzzles!.isPublishable!(dealt.value) ? reject('not-publishable') : dealt
    } catch (error) {
      if (error instanceof QueueFullError) return reject('busy')
      throw error
    }
  }

  async like(player: string, id: string, isLiked: boolean): Promise<Result<undefined>> {
    return (await this.#options.storage.like(id, player, isLiked))
      ? accept(undefined)
      : reject('no-such-puzzle')
  }

  /** A puzzle can be removed by its author; the host has a command for it. */
  async remove(player: string, id: string): Promise<Result<undefined>> {
    const { storage } = this.#options
    const puzzle = await storage.get(id)
    if (!puzzle) return reject('no-such-puzzle')
    if (puzzle.player !== player) return reject('not-your-puzzle')
    await storage.remove(id)
    return accept(undefined)
  }

  /** Records that a player has solved a published puzzle, with the time in the record of the game. */
  async reportSolved(player: string, given: unknown): Promise<Result<undefined>> {
    const { storage, loadGame } = this.#options
    const record = readRecord(given)
    if (!record.ok) return record
    const entry = await loadGame(record.value.game)
    const table = entry && restoreAnyVersion(entry, record.value)
    if (!entry || !table?.ok || !isSolved(table.value)) return reject('not-solved')
    const { params, deal, entries } = table.value.record
    const puzzle = await storage.find(record.value.game, linkOf(entry, { params, deal }))
    if (!puzzle) return reject('not-solved')
    const hasHints = entries.some(({ action }) => action.do === 'hint')
    const ms = hasHints ? null : (table.value.stopwatch?.ranMs ?? null)
    // Authors know the solution.
    if (puzzle.player !== player) await storage.solve(puzzle.id, player, ms)
    return accept(undefined)
  }
}

function isSolved({ ending, rules }: Table): boolean {
  return ending?.by === 'rules' && winners(ending, rules.seats).length > 0
}

/** The params of a link as text, the same for the same puzzle. */
function linkOf({ puzzles }: GameEntry, { params, deal }: Dealt): string {
  const link = puzzles!.link(params, deal)
  return JSON.stringify(
    Object.fromEntries(Object.entries(link).sort(([one], [other]) => (one < other ? -1 : 1))),
  )
}

function factsOf({ rules }: GameEntry, { params, deal }: Dealt) {
  const { state } = rules.begin(params, deal, randomFor('published', 0))
  return rules.facts?.(state).category ?? {}
}
