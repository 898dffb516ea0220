import { estimateGameLength } from './presentation/game-length.ts'
import { hitwordRule } from './rules/pool.ts'
import type { Params } from './rules/types.ts'

/** How long such a game takes, for beside the choice of its size. */
export function lengthWords(
  setup: Pick<Params, 'size' | 'pool' | 'hitwords' | 'ownWords' | 'adjacent'>,
  from = '',
): string {
  const length = estimateGameLength(setup)
  return length ? `${length.words} words${from}, about ${length.calls} calls each` : ''
}

/** What such a game is, in a few words. */
export function setupWords(setup: Params): string {
  const { size, ownWords, listName, showHits, clock } = setup
  const rule = hitwordRule(setup)
  const from = ownWords.trim() !== '' && listName.trim() !== '' ? ` from ${listName.trim()}` : ''
  return [
    `${size} by ${size} grids`,
    lengthWords(setup, from),
    ...(rule === 'off' ? [] : [`${rule} hitwords`]),
    ...(showHits ? ['places of hits shown'] : []),
    ...(clock > 0 ? [`${clock} seconds a call`] : []),
  ].join(' · ')
}
