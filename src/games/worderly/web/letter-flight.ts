import { useLayoutEffect, useRef } from 'preact/hooks'
import { cellsOf } from '../rules/layout.ts'
import type { LatestGuess, SeenWord, View } from '../rules/types.ts'
import type { Path } from './wheel/path.ts'

/** From one letter of a word to the next. */
const STAGGER_MS = 60

/** Animates the letters of a found word from the wheel to their cells. Call the returned function when a word is guessed. */
export function useLetterFlight({ latest, words }: Pick<View, 'latest' | 'words'>): (path: Path) => void {
  const starts = useRef<readonly DOMRect[]>([])
  const flown = useRef(latest)
  useLayoutEffect(() => {
    if (flown.current === latest) return
    flown.current = latest
    if (latest) flyLettersIn(latest, words, starts.current)
    starts.current = []
  }, [latest, words])
  return sent => {
    starts.current = sent.flatMap(
      place => document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? [],
    )
  }
}

/** Moves the letters that the latest guess has uncovered from the wheel to their cells. */
function flyLettersIn(latest: LatestGuess, words: readonly SeenWord[], starts: readonly DOMRect[]): void {
  const found = latest.result === 'found' && words.find(({ word }) => word === latest.guess)
  if (!found) return
  for (const [index, { row, column }] of cellsOf({ ...found, word: latest.guess }).entries()) {
    const isNew = latest.cells.some(cell => cell.row === row && cell.column === column)
    const letter = document.querySelector(`[data-at="${row},${column}"] .wo-letter`)
    if (isNew && letter) flyLetter(letter, starts[index], index * STAGGER_MS)
  }
}

/** A letter without a start, such as one typed elsewhere, grows in its place. */
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

/** The duration of an animation: 0 if the player wants no motion. */
function animationMs(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue('--turn').trim()
  return Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000) || 0
}
