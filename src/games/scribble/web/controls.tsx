import { useEffect } from 'preact/hooks'
import { catchFocus, catchFocusSoon } from '#web/kit/focus.ts'
import { recall, shuffled, sorted } from '../rules/hand/hand.ts'
import { writeSigns } from '../rules/trial.ts'
import { PASSES_TO_END, type View } from '../rules/types.ts'
import { Sign } from './signs.tsx'
import type { Desk } from './use-desk.ts'
import { faceWords, trialPoints } from './words.ts'

interface ControlsProps {
  readonly view: View
  readonly desk: Desk
  readonly zoomed: boolean
  zoom(): void
  exchange(): void
}

/** What can be done with a bag, and what the letters on the board would come to. */
export function Controls({ view, desk, zoomed, zoom, exchange }: ControlsProps) {
  const { hand, trial, line, change } = desk
  const ready = view.acting && trial?.ok
  return (
    <>
      <div class="sc-tools">
        {hand.laid.length > 0 ? (
          <Small of="recall" act={() => change(recall(hand), faceWords.allBack)} />
        ) : (
          <Small of="shuffle" act={() => change(shuffled(hand, Math.random))} />
        )}
        <Small of="sort" act={() => change(sorted(hand, view.letters))} />
        <Small of="zoom" pressed={zoomed} act={zoom} />
      </div>
      <p class={trial && !trial.ok ? 'sc-line sc-unfit' : 'sc-line'}>{line}</p>
      <div class="sc-acts">
        {view.acting && (
          <button type="button" class="pill" aria-label={faceWords.exchange} onClick={exchange}>
            {faceWords.exchangeShort}
          </button>
        )}
        <button
          type="button"
          class="pill primary figures"
          aria-disabled={ready ? undefined : 'true'}
          onClick={desk.play}
        >
          {trial?.ok ? faceWords.playFor(trialPoints(trial.value)) : faceWords.play}
        </button>
      </div>
    </>
  )
}

interface ExchangeProps {
  readonly view: View
  readonly desk: Desk
  readonly giving: ReadonlySet<number>
  cancel(): void
}

/** Letters are chosen in the bag and given back; with none chosen, the turn is passed. */
export function Exchange({ view, desk, giving, cancel }: ExchangeProps) {
  const isLast = view.passes === PASSES_TO_END - 1
  const chosen = desk.hand.tiles.filter(({ id }) => giving.has(id))
  const count = chosen.length
  const signs = chosen.map(({ letter }) => letter)
  // The button that led here is gone; afterwards, the one that leads away.
  useEffect(() => {
    catchFocusSoon(document.querySelector('.sc-bag [tabindex="0"]'))
    const cell = document.querySelector('.sc-place [tabindex="0"]')
    return () => void setTimeout(() => cell?.isConnected && catchFocus(cell))
  }, [])
  return (
    <>
      <p class="sc-line" role="status">
        {count > 0 ? faceWords.chosen(signs) : isLast ? faceWords.chooseLast : faceWords.choose}
      </p>
      <div class="sc-acts">
        <button type="button" class="pill" onClick={cancel}>
          {faceWords.cancel}
        </button>
        <button
          type="button"
          class="pill primary"
          onClick={() => {
            if (count > 0) desk.send(`exchange ${writeSigns(view.letters, signs)}`, [...giving])
            else desk.send('pass', [])
            cancel()
          }}
        >
          {count > 0 ? faceWords.give(count) : isLast ? faceWords.passLast : faceWords.pass}
        </button>
      </div>
    </>
  )
}

interface SmallProps {
  readonly of: 'shuffle' | 'sort' | 'recall' | 'zoom'
  readonly pressed?: boolean
  act(): void
}

function Small({ of, pressed, act }: SmallProps) {
  return (
    <button
      type="button"
      class={`pill sc-${of}`}
      aria-label={faceWords[of]}
      title={faceWords[of]}
      aria-pressed={pressed}
      onClick={act}
    >
      <Sign of={of} />
    </button>
  )
}
