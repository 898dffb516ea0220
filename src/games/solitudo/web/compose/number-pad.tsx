import { BLANK } from '../../rules/puzzle.ts'
import { composeText } from '../../text/en-compose.ts'

interface NumberPadProps {
  readonly greatest: number
  /** The number of the selected cell. */
  readonly current: number | undefined
  set(number: number): void
}

/** Numbers for the selected cell, for a mouse or a finger. */
export function NumberPad({ greatest, current, set }: NumberPadProps) {
  const numbers = Array.from({ length: greatest }, (_, index) => index + 1)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div class="co-pad" role="group" aria-label={composeText.pad}>
      {[...numbers, BLANK].map(number => (
        <button
          key={number}
          type="button"
          // With a keyboard, digits are typed on the cell; thirty stops on the way to the next button help nobody.
          tabIndex={-1}
          class={number === BLANK ? 'co-key co-key-blank' : 'co-key figures'}
          aria-label={composeText.setTo(number)}
          aria-disabled={current === undefined ? 'true' : undefined}
          aria-pressed={number === current}
          // The focus stays on the cell, so that keys go on working there.
          onPointerDown={event => event.preventDefault()}
          onClick={() => set(number)}
        >
          {number === BLANK ? composeText.blank : number}
        </button>
      ))}
    </div>
  )
}
