import { useState } from 'preact/hooks'
import { SHORTEST } from '../../rules/layout.ts'
import { notation } from '../../rules/notation.ts'
import { webText } from '../../text/en-web.ts'
import { SpelledWord } from '../guess-controls.tsx'
import { afterTap, type Path, pathOf, type Spelled, wordOf } from './path.ts'
import { useSwipe } from './use-swipe.ts'
import { Wheel } from './wheel.tsx'

interface TrialWheelProps {
  readonly letters: string
  tryMove(text: string): Promise<string | undefined>
}

/** Makes words to try in a review, by taps and swipes. Typed letters go to the review's own field. */
export function TrialWheel({ letters, tryMove }: TrialWheelProps) {
  const [spelled, setSpelled] = useState<Spelled>([])
  const tap = (place: number) => setSpelled(afterTap(spelled, place))
  const swiping = useSwipe({ count: [...letters].length, tap, draw: guess })
  const path = swiping.swipe?.path ?? pathOf(spelled)

  /** Fewer letters are no attempt at a word. */
  function guess(word: Path): void {
    setSpelled([])
    if (word.length >= SHORTEST) tryMove(notation.write({ kind: 'guess', word: wordOf(letters, word) }))
  }

  return (
    <div class="wo-trial">
      <p class="wo-word" aria-hidden="true">
        <SpelledWord letters={letters} spelled={path} />
      </p>
      <div class="wo-controls">
        <div class="wo-side">
          <button
            type="button"
            class="pill"
            aria-label={webText.eraseLabel}
            aria-disabled={spelled.length > 0 ? undefined : 'true'}
            onClick={() => setSpelled(spelled.slice(0, -1))}
          >
            {webText.erase}
          </button>
        </div>
        <Wheel letters={letters} path={path} swiping={swiping} tap={tap} />
        <div class="wo-side">
          <button
            type="button"
            class="pill primary"
            aria-disabled={spelled.length >= SHORTEST ? undefined : 'true'}
            onClick={() => guess(pathOf(spelled))}
          >
            {webText.guess}
          </button>
        </div>
      </div>
    </div>
  )
}
