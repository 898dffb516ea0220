import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Note } from '#kernel/engine.ts'
import { personSeats } from '#table/player.ts'
import { movesBeforeEach, playedMoves } from '#table/replay.ts'
import { restore } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import type { SavedGameStore, StoredGame } from '../saved-game-store.ts'
import { positionId, positionOf } from './exercise-id.ts'
import type { ExerciseLog, Mistake } from './exercise-log.ts'

/** Older games are searched on the next visit. */
const MAX_GAMES = 20

type ReviewedGame = Pick<GameEntry, 'rules'>

/** Whether finished games have mistakes that can be exercises: those with an opponent. */
export function hasOwnMistakes({ seats }: Pick<ReviewedGame['rules'], 'seats'>): boolean {
  return seats > 1
}

/** The person's own finished games in which mistakes were not looked for yet, the last saved first. */
export async function unsearchedGames(
  savedGames: Pick<SavedGameStore, 'list'>,
  { rules }: ReviewedGame,
  log: ExerciseLog,
): Promise<readonly StoredGame[]> {
  // Nobody wins against the player of a puzzle, so no move there gives anything away.
  if (!hasOwnMistakes(rules)) return []
  const searched = new Set(log.searchedGames)
  return (await savedGames.list())
    .filter(
      ({ id, finished, isImported, saved: { players, record } }) =>
        finished &&
        !isImported &&
        record.game === rules.id &&
        record.version === rules.version &&
        // Between two people at one screen nobody knows whose mistake it was.
        personSeats(players).length === 1 &&
        !searched.has(id),
    )
    .slice(0, MAX_GAMES)
}

/** The mistakes of the person in one game. */
export interface SearchedGame {
  readonly game: string
  readonly mistakes: readonly Mistake[]
}

/** Reviews a game in a worker and makes an exercise of each mistake. A game that cannot be restored has none. */
export function searchGame(
  engineClient: EngineClient,
  { rules }: ReviewedGame,
  { id, saved: { players, record } }: StoredGame,
  now: number,
): EngineTask<SearchedGame> {
  let cancel = () => {}
  const request: EngineClient['request'] = (job, report) => {
    const task = engineClient.request(job, report)
    cancel = task.cancel
    return task
  }
  const search = async (): Promise<SearchedGame> => {
    const table = restore(rules, record)
    if (!table.ok) return { game: id, mistakes: [] }
    const moves = playedMoves(table.value)
    const notes = await request({ do: 'review', game: rules.id, line: moves }).result
    const mistakes: Mistake[] = []
    for (const [index, played] of moves.entries()) {
      if (played.seat !== personSeats(players)[0] || !isMistake(notes[index])) continue
      const { state, seat } = played
      const goal = await request({ do: 'exercise-from-position', game: rules.id, state, seat }).result
      if (goal) mistakes.push({ id: await idOfPosition(table.value, index), at: now })
    }
    return { game: id, mistakes }
  }
  return { result: search(), cancel: () => cancel() }
}

function isMistake(note: Note | undefined): boolean {
  return note?.verdict === 'threw' || note?.verdict === 'poor'
}

async function idOfPosition(table: Table, played: number): Promise<string> {
  return positionId(table.rules.version, positionOf(table, movesBeforeEach(table)[played]!))
}

/** Adds the mistakes of a game; one that is known already stays as it is. */
export function addMistakes(log: ExerciseLog, { game, mistakes }: SearchedGame): ExerciseLog {
  const known = new Set(log.mistakes.map(({ id }) => id))
  return {
    ...log,
    mistakes: [...log.mistakes, ...mistakes.filter(({ id }) => !known.has(id))],
    searchedGames: [...new Set([...log.searchedGames, game])],
  }
}

/** The mistakes that are still to be solved, the oldest first. */
export function openMistakes({ mistakes }: ExerciseLog): readonly Mistake[] {
  return mistakes.filter(({ solvedAt }) => solvedAt === undefined)
}
