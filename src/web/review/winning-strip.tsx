import type { Seat } from '#kernel/rules.ts'
import { reviewText } from '../text/en/review.ts'

interface WinningStripProps {
  readonly winning: readonly (Seat | undefined)[]
  readonly names: readonly string[]
  /** The position on the board; undefined in a variation. */
  readonly ply: number | undefined
  show(ply: number): void
}

/** The player who was winning at each position: the first player above the line, the second below. */
export function WinningStrip({ winning, names, ply, show }: WinningStripProps) {
  const summary = winning
    .map((seat, index) =>
      reviewText.stripSign(index, seat === undefined ? reviewText.unknown : reviewText.winning(names[seat]!)),
    )
    .join('; ')
  return (
    <div class="strip">
      <div class="strip-names soft" aria-hidden="true">
        <span>{names[0]}</span>
        <span>{names[1]}</span>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keyboard */}
      <div
        class="strip-bars"
        role="img"
        aria-label={`${reviewText.strip}. ${summary}`}
        onClick={event => {
          const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-ply]')
          if (bar) show(Number(bar.dataset.ply))
        }}
      >
        {winning.map((seat, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its number
            key={index}
            data-ply={index}
            class={`bar ${seat === undefined ? 'unknown' : seat === 0 ? 'above' : 'below'} ${index === ply ? 'now' : ''}`}
          />
        ))}
      </div>
    </div>
  )
}
