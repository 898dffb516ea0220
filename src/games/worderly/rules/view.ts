import type { Viewer } from '#kernel/rules.ts'
import { solvedGrid } from './layout.ts'
import { LIVES, type SeenWord, type State, type View } from './types.ts'

/** Contains no hidden letter before the game is over. */
export function view(state: State, viewer: Viewer): View {
  const { level, judging, lives, points, letters, grid, found, bonus, wrong, latest, over } = state
  return {
    level,
    judging,
    lives,
    livesAtFirst: LIVES[level],
    points,
    letters,
    grid,
    solution: over ? solvedGrid(state.layout) : null,
    words: seenWords(state),
    found,
    bonus,
    bonusMissed: over ? state.bonusWords.filter(word => !bonus.includes(word)) : [],
    wrong,
    latest,
    canHint: !over && lives > 1,
    over,
    acting: viewer === 0 && over === null,
  }
}

function seenWords({ layout, found, over }: State): SeenWord[] {
  return layout.words.map(({ word, cell, direction }) => {
    const how = found.find(one => one.word === word)?.how ?? (over ? 'missed' : null)
    return { cell, direction, length: word.length, word: how ? word : null, how }
  })
}
