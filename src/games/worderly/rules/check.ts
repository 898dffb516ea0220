import type { Rejection } from '#kernel/result.ts'
import { AREAS, MAIN_LENGTH, SHORTEST } from './layout.ts'
import { missingLetter } from './letters.ts'
import { type Puzzle, readPuzzle } from './puzzle.ts'
import type { Setup } from './types.ts'
import { faultsOf } from './validity.ts'

/** Why no game can be begun with these choices; an own list of words is read when the puzzle is made. */
export function checkSetup({ area, puzzle }: Setup): Rejection | undefined {
  if (puzzle === '') return undefined
  const read = readPuzzle(puzzle, AREAS[area])
  if (!read.ok) return read.rejection
  const isSound = faultsOf(read.value.layout).length === 0 && isBonusSound(read.value)
  return isSound ? undefined : { code: 'puzzle-damaged' }
}

/** Bonus words can be laid from the letters, and none is hidden or named twice. */
function isBonusSound({ layout, bonus }: Puzzle): boolean {
  if (!bonus) return true
  const all = [...layout.words.map(({ word }) => word), ...bonus.told, ...bonus.quiet]
  const main = all[0]!
  return (
    new Set(all).size === all.length &&
    all.every(
      word =>
        word.length >= SHORTEST && word.length <= MAIN_LENGTH && missingLetter(word, main) === undefined,
    )
  )
}
