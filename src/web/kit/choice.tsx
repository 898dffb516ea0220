import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import './choice.css'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly help?: string | undefined
  readonly icon?: ComponentChildren
}

interface ChoicesProps {
  readonly legend: string
  readonly help?: string | undefined
  readonly choices: readonly Choice[]
  readonly chosen: string
  /** Side by side for short labels, one below the other for labels with help. */
  readonly layout: 'row' | 'list'
  choose(value: string): void
}

/** More characters than these do not fit side by side on a phone. */
const MAX_ROW_LETTERS = 30

/** Radio buttons for a few choices. */
export function Choices({ legend, help, choices, chosen, layout, choose }: ChoicesProps) {
  const name = useId()
  const wide = choices.map(choice => choice.label).join('').length > MAX_ROW_LETTERS
  return (
    <fieldset class="choices" aria-describedby={help ? `${name}-help` : undefined}>
      <legend>{legend}</legend>
      {help && (
        <p class="soft choices-help" id={`${name}-help`}>
          {help}
        </p>
      )}
      <div class={`choices-${layout} ${wide ? 'choices-wide' : ''}`}>
        {choices.map(choice => (
          <label class="choice" key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === chosen}
              onChange={() => choose(choice.value)}
            />
            <span>
              <span class="choice-label">{choice.label}</span>
              {choice.help && <span class="soft choice-help">{choice.help}</span>}
            </span>
            {choice.icon}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly help?: string | undefined
  readonly on: boolean
  set(on: boolean): void
}

export function Switch({ label, help, on, set }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={event => set(event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
      <span>
        <span class="choice-label">{label}</span>
        {help && <span class="soft choice-help">{help}</span>}
      </span>
    </label>
  )
}
