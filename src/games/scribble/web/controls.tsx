import { Icon, MAGNIFIER } from '#web/kit/icon.tsx'
import { recallTiles, shuffleTiles, sortTiles } from '../presentation/hand/hand.ts'
import type { View } from '../rules/types.ts'
import { tentativePlayPoints, webText } from '../text/en-web.ts'
import type { PlayEntry } from './use-play-entry.ts'

/** The icons on the buttons beside the bag. */
const ICON_PATHS = {
  shuffle: 'M3 7h4l10 10h4M17 13l4 4-4 4M3 17h4l3-3M14 10l3-3h4M17 3l4 4-4 4',
  sort: 'M4 6h8M4 12h6M4 18h4M17 4v15M13 15l4 4 4-4',
  recall: 'M12 3v11M7 9l5 5 5-5M4 15v5h16v-5',
  zoom: MAGNIFIER,
}

interface ControlsProps {
  readonly view: View
  readonly entry: PlayEntry
  readonly zoomed: boolean
  zoom(): void
  exchange(): void
}

/** The actions with a bag, and the score of the letters on the board. */
export function Controls({ view, entry, zoomed, zoom, exchange }: ControlsProps) {
  const { hand, trial, line, change } = entry
  const ready = view.acting && trial?.ok
  return (
    <>
      <div class="sc-tools">
        {hand.laid.length > 0 ? (
          <IconButton of="recall" act={() => change(recallTiles(hand), webText.allBack)} />
        ) : (
          <IconButton of="shuffle" act={() => change(shuffleTiles(hand, Math.random))} />
        )}
        <IconButton of="sort" act={() => change(sortTiles(hand, view.letters))} />
        <IconButton of="zoom" pressed={zoomed} act={zoom} />
      </div>
      <p class={trial && !trial.ok ? 'sc-line sc-unfit' : 'sc-line'}>{line}</p>
      <div class="sc-acts">
        {/* It stays there in the opponent's turn, so that nothing moves; then it says why it does nothing. */}
        <button
          type="button"
          class="pill"
          aria-label={webText.exchange}
          aria-disabled={view.acting ? undefined : 'true'}
          onClick={view.acting ? exchange : () => change(hand, webText.notYet)}
        >
          {webText.exchangeShort}
        </button>
        <button
          type="button"
          class="pill primary figures"
          aria-disabled={ready ? undefined : 'true'}
          onClick={entry.play}
        >
          {trial?.ok ? webText.playFor(tentativePlayPoints(trial.value)) : webText.play}
        </button>
      </div>
    </>
  )
}

interface IconButtonProps {
  readonly of: 'shuffle' | 'sort' | 'recall' | 'zoom'
  readonly pressed?: boolean
  act(): void
}

function IconButton({ of, pressed, act }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`pill sc-${of}`}
      aria-label={webText[of]}
      title={webText[of]}
      aria-pressed={pressed}
      onClick={act}
    >
      <Icon path={ICON_PATHS[of]} />
    </button>
  )
}
