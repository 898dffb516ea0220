import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { View } from '../rules/types.ts'
import type { Path } from './wheel/path.ts'

let letterFlight: typeof import('./letter-flight.ts') | undefined

/** Lets the letters of a found word fly from the wheel to their cells; call what it gives when a word is sent off. */
export function useLetterFlight(
  { latest, words }: Pick<View, 'latest' | 'words'>,
  path: Path,
): (path: Path) => void {
  const starts = useRef<readonly DOMRect[]>([])
  const flown = useRef(latest)
  // No word is so short that it would not be here in time; and without it letters only stand where they stand.
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
