import { cellsOf } from '../rules/layout.ts'
import type { LatestGuess, SeenWord } from '../rules/types.ts'

/** From one letter of a word to the next. */
const STAGGER_MS = 60

/** Lets the letters that the latest guess has uncovered come from where they were on the wheel. */
export function flyLettersIn(
  latest: LatestGuess,
  words: readonly SeenWord[],
  starts: readonly DOMRect[],
): void {
  const found = latest.result === 'found' && words.find(({ word }) => word === latest.guess)
  if (!found) return
  for (const [index, { row, column }] of cellsOf({ ...found, word: latest.guess }).entries()) {
    const isNew = latest.cells.some(cell => cell.row === row && cell.column === column)
    const letter = document.querySelector(`[data-at="${row},${column}"] .wo-letter`)
    if (isNew && letter) flyLetter(letter, starts[index], index * STAGGER_MS)
  }
}

/** A letter that comes from nowhere, as one that was typed elsewhere, grows in its place. */
function flyLetter(letter: Element, from: DOMRect | undefined, delay: number): void {
  const duration = animationMs()
  if (duration === 0) return
  const to = letter.getBoundingClientRect()
  const across = from ? from.x + from.width / 2 - to.x - to.width / 2 : 0
  const down = from ? from.y + from.height / 2 - to.y - to.height / 2 : 0
  letter.animate(
    [
      { translate: `${across}px ${down}px`, scale: from ? 1.6 : 0.2, zIndex: 4 },
      { translate: '0 0', scale: 1, zIndex: 4 },
    ],
    { duration, delay, easing: 'ease-out', fill: 'backwards' },
  )
}

/** How long a turn takes here: nothing, where there is to be no motion. */
function animationMs(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue('--turn').trim()
  return Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000) || 0
}
