import type { Random } from '#kernel/random.ts'
import { describeConformance } from '#testing/conformance/suite.ts'
import { smallLibrary } from '#testing/fakes/small-library.ts'
import { openGame } from '../entry.ts'
import { dealt, testPuzzles } from '../testing/puzzles.ts'
import { cellsOf } from './layout.ts'
import type { Move, State, View } from './types.ts'
import { isHidden } from './uncover.ts'

const { planet, wander } = testPuzzles

describeConformance({
  game: openGame(async () => smallLibrary),
  dealt: [
    dealt(planet),
    dealt({ ...planet, level: 'elder' }),
    dealt({ ...planet, level: 'master', judging: 'strict' }),
    dealt({ ...wander, judging: 'strict' }),
  ],
  legalMoves: view => [...guesses(view), ...otherMoves(view)],
  possiblyIllegalMoves: [
    ...['', 'at', 'planets', 'xylem', 'plate', 'nap', 'tln'].map((word): Move => ({ kind: 'guess', word })),
    { kind: 'hint' },
    { kind: 'hint', cell: { row: 6, column: 2 } },
    { kind: 'hint', cell: { row: 40, column: 2 } },
  ],
  invalidNotations: ['two words', 'pl4net', '? zz', '?? c4', 'guess a b', '#', 'pla.et', 'a'.repeat(40)],
  randomizeHidden,
  // Random play can shuffle for ever.
  ends: 'not by chance',
  maxMoves: 10,
})

/** Words of both puzzles that were not tried yet, with some invalid ones if judging is strict. */
function guesses({ letters, judging, found, bonus, wrong, words: seen }: View): Move[] {
  const all = seen.length > 0 && letters.includes('w') ? WANDER : PLANET
  const tried = new Set([...found.map(({ word }) => word), ...bonus, ...wrong])
  const fresh = all.filter(word => !tried.has(word))
  return [...fresh, ...(judging === 'strict' ? ['', 'no', 'planets', 'mist', ...tried] : [])].map(word => ({
    kind: 'guess',
    word,
  }))
}

const PLANET =
  'planet plate plant petal plane panel penal tape peat peal leap plea lean lane pet ale lap eat ant pan nap net ten pate tle npa elt ntl'.split(
    ' ',
  )
const WANDER =
  'wander warden warned drawn dawn read dear wade rawed draw darn near earn wane new awe war raw den end wen nwd rdn'.split(
    ' ',
  )

function otherMoves({ grid, canHint }: View): Move[] {
  const hidden = grid.flatMap((line, row) =>
    [...line].flatMap((_, column) => (isHidden(grid, { row, column }) ? [{ row, column }] : [])),
  )
  const hints: Move[] = canHint ? [{ kind: 'hint', cell: hidden[0]! }, { kind: 'hint' }] : []
  return [{ kind: 'shuffle' }, ...hints, { kind: 'exit' }]
}

/**
 * Replaces hidden letters, and words that nobody has named, by characters that no word has, so that no word is
 * repeated by accident.
 */
function randomizeHidden(state: State, _viewer: unknown, random: Random): State {
  if (state.over) return state
  const others = new Map<string, string>()
  const letterFor = (row: number, column: number) => {
    const name = `${row} ${column}`
    const letter = others.get(name) ?? random.pick([...'123456789'])
    others.set(name, letter)
    return letter
  }
  const words = state.layout.words.map(placement => ({
    ...placement,
    word: cellsOf(placement)
      .map((cell, index) =>
        isHidden(state.grid, cell) ? letterFor(cell.row, cell.column) : placement.word[index]!,
      )
      .join(''),
  }))
  return {
    ...state,
    layout: { ...state.layout, words },
    bonusWords: [...state.bonus],
    quietWords: [],
    unfitWords: [],
  }
}
