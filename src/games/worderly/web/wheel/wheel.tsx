import { Icon } from '#web/kit/icon.tsx'
import { inCapitals } from '../../rules/letter-case.ts'
import { webText } from '../../text/en-web.ts'
import { SHUFFLE } from '../icons.tsx'
import { letterPoints, type Point } from './geometry.ts'
import type { Path } from './path.ts'
import type { Swiping } from './use-swipe.ts'
import './wheel.css'

interface WheelProps {
  readonly letters: string
  readonly path: Path
  readonly swiping: Swiping
  tap(place: number): void
  /** Absent where the letters stay in their order. */
  shuffle?(): void
}

/** The given letters in a ring, with a line over those that are taken. */
export function Wheel({ letters, path, swiping, tap, shuffle }: WheelProps) {
  const all = [...letters]
  const points = letterPoints(all.length)
  const tip = swiping.swipe?.tip
  return (
    // biome-ignore lint/a11y/useSemanticElements: a ring of buttons isn't a set of fields
    <div
      role="group"
      class="wo-wheel"
      aria-label={webText.letters}
      onPointerDown={swiping.pressed}
      // The focus stays where it is, or Enter would press a letter again instead of guessing the word.
      onMouseDown={event => event.preventDefault()}
    >
      <svg class="wo-drawn" viewBox="0 0 100 100" aria-hidden="true">
        <polyline
          points={[...path.map(place => points[place]!), ...(tip ? [tip] : [])].map(svgPoint).join(' ')}
        />
      </svg>
      {all.map((letter, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the wheel is its number
          key={place}
          type="button"
          class="wo-given"
          data-place={place}
          style={{ left: `${points[place]!.x}%`, top: `${points[place]!.y}%` }}
          aria-pressed={path.includes(place)}
          onClick={event => !swiping.repeats(event) && tap(place)}
        >
          {inCapitals(letter, letters)}
        </button>
      ))}
      {shuffle && (
        <button type="button" class="wo-shuffle-button" aria-label={webText.shuffle} onClick={shuffle}>
          <Icon class="wo-sign" path={SHUFFLE} />
        </button>
      )}
    </div>
  )
}

function svgPoint({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}
