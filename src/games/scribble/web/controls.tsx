import { Sign } from '#web/kit/sign.tsx'
import { recall, shuffled, sorted } from '../rules/hand/hand.ts'
import type { View } from '../rules/types.ts'
import { PATHS } from './signs.ts'
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
      <Sign path={PATHS[of]} />
    </button>
  )
}
