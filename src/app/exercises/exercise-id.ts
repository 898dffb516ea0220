import type { ExercisePosition, ExerciseRequest } from '#kernel/exercise.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import { readRecord, restore } from '#table/restore.ts'
import { RECORD_FORMAT, type Table } from '#table/table.ts'
import { decodeReplayText, encodeReplayText } from '../replay-link.ts'
import { type ExerciseRefusals, reject } from './refusals.ts'

/**
 * The two forms of an exercise's id, which is also the end of its address. `win-in/1200/k3f9` is generated from its
 * kind, rating and seed; `position/DATA` carries a position, such as the one before a player's own mistake.
 */
export type ExerciseId =
  | (ExerciseRequest & { readonly from: 'generator'; readonly seed: string })
  | { readonly from: 'position'; readonly data: string }

const GENERATED = /^([a-z][a-z-]{0,29})\/(\d{3,4})\/([\w-]{1,40})$/
const POSITION = /^position\/([\w-]{1,16000})$/

export function generatedId({ kind, rating }: ExerciseRequest, seed: string): string {
  return `${kind}/${rating}/${seed}`
}

export function parseExerciseId(text: string): ExerciseId | undefined {
  const position = POSITION.exec(text)
  if (position) return { from: 'position', data: position[1]! }
  const generated = GENERATED.exec(text)
  if (!generated) return undefined
  return { from: 'generator', kind: generated[1]!, rating: Number(generated[2]), seed: generated[3]! }
}

/** The id of a position, by the rules of its version. */
export async function positionId(version: number, position: ExercisePosition): Promise<string> {
  const { params, deal, seed, moves, seats } = position
  const text = JSON.stringify({
    version,
    params,
    ...(deal && { deal }),
    seed,
    moves,
    ...(seats && { seats }),
  })
  return `position/${await encodeReplayText(text)}`
}

/** The position in an id, replayed by the rules, which check every part of it. */
export async function readPosition(
  versions: RuleVersions,
  data: string,
): Promise<Result<{ readonly position: ExercisePosition; readonly table: Table }, ExerciseRefusals>> {
  const text = await decodeReplayText(data)
  const value = text.ok ? parseJson(text.value) : undefined
  if (!isObject(value) || !Array.isArray(value.moves)) return reject('unknown-exercise')
  const { version, params, deal = null, seed, moves, seats } = value
  const seatOf = (index: number) => (Array.isArray(seats) ? seats[index] : undefined)
  const record = readRecord({
    format: RECORD_FORMAT,
    game: versions.rules.id,
    version,
    params,
    deal,
    seed,
    startedAt: 0,
    entries: moves.map((move, index) => ({ at: 0, action: { do: 'move', seat: seatOf(index), text: move } })),
  })
  // An exercise is played by the present rules.
  const table = record.ok ? restore(versions.rules, record.value) : record
  if (!table.ok || table.value.ending) return reject('unknown-exercise')
  return accept({ position: positionOf(table.value), table: table.value })
}

/** The position of a table after a number of its moves; all of them by default. */
export function positionOf({ record, turns, cursor }: Table, moveCount = cursor): ExercisePosition {
  const played = turns.slice(0, moveCount)
  const { params, deal, seed } = record
  return {
    params,
    deal,
    seed,
    moves: played.map(({ text }) => text),
    seats: played.map(({ seat }) => seat),
  }
}
