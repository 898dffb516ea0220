import { defaultParams } from '#kernel/options.ts'
import type { Seat } from '#kernel/rules.ts'
import { act, openTable } from '#table/act.ts'
import { stateOf, type Table } from '#table/table.ts'
import { rules } from '../rules/rules.ts'
import type { Deal, GuessGoTypes, Params, State } from '../rules/types.ts'

export const defaults = defaultParams<Params>(rules.options)

export type GuessGoTable = Table<GuessGoTypes>

/** Nine short words, one for each letter a to i, for a grid of three by three. */
export const NINE = 'ant bee cat dog elk fox gnu hen ibis'

export function openTestTable(
  chosen: Partial<Params> = {},
  seed = 'a seed',
  deal: Deal | null = null,
): GuessGoTable {
  return openTable(
    rules,
    { ...defaults, size: 3, starter: 'first', ownWords: NINE.replaceAll(' ', '\n'), ...chosen },
    seed,
    0,
    deal,
  )
}

/** Plays moves written as `seat move`, in order. */
export function playMoves(table: GuessGoTable, ...moves: readonly (readonly [Seat, string])[]): GuessGoTable {
  return moves.reduce((now, [seat, text]) => {
    const next = act(now, { do: 'move', seat, text }, 0)
    if (!next.ok) throw new Error(`${text} is refused: ${next.rejection.code}`)
    return next.value
  }, table)
}

/** Fills both grids word by word and declares both ready. */
export function fillGrids(table: GuessGoTable, first: string, second: string): GuessGoTable {
  const { size } = stateOf(table).terms
  const placed = [first, second].flatMap((words, seat) => [
    ...words.split(' ').map((word, place): [Seat, string] => {
      const cell = `${String.fromCharCode(97 + (place % size))}${Math.floor(place / size) + 1}`
      return [seat, `place ${word} ${cell}`]
    }),
    [seat, 'ready'] as [Seat, string],
  ])
  return playMoves(table, ...placed)
}

export function refusal(table: GuessGoTable, seat: Seat, text: string) {
  const next = act(table, { do: 'move', seat, text }, 0)
  return next.ok ? undefined : next.rejection
}

export function stateAt(table: GuessGoTable): State {
  return stateOf(table)
}
