import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { View } from '../rules/types.ts'
import type { Path } from './wheel/path.ts'

let letterFlight: typeof import('./letter-flight.ts') | undefined

/** Animates the letters of a found word from the wheel to their cells. Call the returned function when a word is guessed. */
export function useLetterFlight(
  { latest, words }: Pick<View, 'latest' | 'words'>,
  path: Path,
): (path: Path) => void {
  const starts = useRef<readonly DOMRect[]>([])
  const flown = useRef(latest)
  // Spelling the shortest word takes longer than loading this; without it letters appear without an animation.
  const isSpelling = path.length > 1
  useEffect(() => {
    if (isSpelling && !letterFlight)
      import('./letter-flight.ts').then(
        loaded => {
          letterFlight = loaded
        },
        () => {},
      )
  }, [isSpelling])
  useLayoutEffect(() => {
    if (flown.current === latest) return
    flown.current = latest
    if (latest) letterFlight?.flyLettersIn(latest, words, starts.current)
    starts.current = []
  }, [latest, words])
  return sent => {
    starts.current = sent.flatMap(
      place => document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? [],
    )
  }
}
