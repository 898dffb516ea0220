import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { LazyComponent } from '#web/kit/lazy-component.tsx'
import { usePreload } from '#web/kit/preload.ts'
import { SHORTEST } from '../rules/layout.ts'
import { inCapitals } from '../rules/letter-case.ts'
import type { View } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import { afterTap, type Path, pathOf, type Spelled } from './wheel/path.ts'
import type { Spelling } from './wheel/use-spelling.ts'
import { useSwipe } from './wheel/use-swipe.ts'
import { Wheel } from './wheel/wheel.tsx'
import './guess-controls.css'

interface GuessControlsProps {
  readonly view: View
  readonly spelling: Spelling
  /** Whether the next tile that is chosen will be uncovered. */
  readonly asking: boolean
  readonly pause: ComponentChildren
  readonly children: ComponentChildren
  shuffle(): void
  /** Asks for a hint, or cancels that. */
  hint(): void
  /** Takes the letter that helps most. */
  anyHint(): void
}

const loadWords = async () => (await import('./sheets/words-sheet.tsx')).WordsSheet

/** The wheel with its buttons, for making words. */
export function GuessControls({
  view,
  spelling,
  asking,
  pause,
  shuffle,
  hint,
  anyHint,
  children,
}: GuessControlsProps) {
  const { letters } = view
  const [listing, setListing] = useState(false)
  usePreload([loadWords])
  const { spelled } = spelling
  const tap = (place: number) => spelling.take(afterTap(spelled, place))
  const swiping = useSwipe({ count: [...letters].length, tap, draw })
  const path = swiping.swipe?.path ?? pathOf(spelled)

  function draw(line: Path): void {
    // A line over fewer letters was no attempt at a word.
    if (line.length >= SHORTEST) spelling.finish(line)
    spelling.take([])
  }

  return (
    <div class="wo-hand">
      <div class="wo-line">
        <p class="wo-word" aria-hidden="true">
          <SpelledWord letters={letters} spelled={swiping.swipe?.path ?? spelled} />
        </p>
        {children}
      </div>
      <div class="wo-controls">
        <div class="wo-side">
          <div class="wo-pause">{pause}</div>
          <button type="button" class="pill" aria-disabled={view.canHint ? undefined : 'true'} onClick={hint}>
            {asking ? (
              webText.hintCancel
            ) : (
              <>
                <span>{webText.hint}</span> <small>{webText.hintPrice}</small>
              </>
            )}
          </button>
          <button type="button" class="pill wo-door" aria-haspopup="dialog" onClick={() => setListing(true)}>
            {webText.words}
          </button>
        </div>
        <Wheel letters={letters} path={path} swiping={swiping} tap={tap} shuffle={shuffle} />
        <div class="wo-side">
          <button
            type="button"
            class="pill"
            aria-label={webText.eraseLabel}
            aria-disabled={spelled.length > 0 ? undefined : 'true'}
            onClick={spelling.erase}
          >
            {webText.erase}
          </button>
          {asking ? (
            <button type="button" class="pill primary wo-guess" onClick={anyHint}>
              {webText.hintAny}
            </button>
          ) : (
            <button
              type="button"
              class="pill primary wo-guess"
              aria-disabled={spelled.length >= SHORTEST ? undefined : 'true'}
              onClick={() => spelling.finish()}
            >
              {webText.guess}
            </button>
          )}
        </div>
      </div>
      {listing && <LazyComponent load={loadWords} props={{ view, close: () => setListing(false) }} />}
    </div>
  )
}

/** The word so far; letters that are not free on the wheel are struck out. */
export function SpelledWord({ letters, spelled }: { readonly letters: string; readonly spelled: Spelled }) {
  return (
    <>
      {spelled.map((one, index) =>
        typeof one === 'number' ? (
          inCapitals([...letters][one]!, letters)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
          <s key={index}>{inCapitals(one, letters)}</s>
        ),
      )}
    </>
  )
}
