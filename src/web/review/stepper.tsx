import { reviewText } from '../text/en/review.ts'

interface StepperProps {
  readonly ply: number
  readonly plies: number
  show(ply: number): void
}

/** A slider over the positions, with buttons for single steps and both ends. */
export function Stepper({ ply, plies, show }: StepperProps) {
  const button = (label: string, sign: string, target: number) => (
    <button
      type="button"
      class="pill review-step"
      aria-label={label}
      aria-disabled={target === ply ? 'true' : undefined}
      onClick={() => show(target)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <div class="stepper">
      {button(reviewText.first, '«', 0)}
      {button(reviewText.previous, '‹', Math.max(0, ply - 1))}
      <input
        type="range"
        min={0}
        max={plies}
        value={ply}
        aria-label={reviewText.position}
        aria-valuetext={ply === 0 ? reviewText.opening : reviewText.ofMoves(ply, plies)}
        onInput={event => show(Number(event.currentTarget.value))}
      />
      {button(reviewText.next, '›', Math.min(plies, ply + 1))}
      {button(reviewText.last, '»', plies)}
    </div>
  )
}
