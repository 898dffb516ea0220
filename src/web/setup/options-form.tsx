import { type AnyOptions, type Option, readOption } from '#kernel/options.ts'
import type { OptionWords } from '#kernel/words.ts'
import { Choices, Switch } from '../kit/choice.tsx'

export type Chosen = Readonly<Record<string, string | number | boolean>>

interface OptionsFormProps {
  readonly options: AnyOptions
  readonly words: Readonly<Record<string, OptionWords>>
  readonly chosen: Chosen
  asksFor(option: string): boolean
  choose(chosen: Chosen): void
}

/** A game's options as fields, whatever the game. */
export function OptionsForm({ options, words, chosen, asksFor, choose }: OptionsFormProps) {
  return (
    <>
      {Object.entries(options)
        .filter(([key]) => asksFor(key))
        .map(([key, option]) => (
          <OptionField
            key={key}
            name={key}
            option={option}
            words={words[key] ?? { label: key }}
            value={chosen[key] ?? option.default}
            set={value => choose({ ...chosen, [key]: value })}
          />
        ))}
    </>
  )
}

interface FieldProps {
  readonly name: string
  readonly option: Option
  readonly words: OptionWords
  readonly value: string | number | boolean
  set(value: string | number | boolean): void
}

/** Up to this many numbers are all shown; more are typed. */
const MOST_IN_SIGHT = 8

function OptionField({ name, option, words, value, set }: FieldProps) {
  function take(text: string): void {
    const read = readOption(name, option, text)
    if (read.ok) set(read.value)
  }
  switch (option.kind) {
    case 'switch':
      return <Switch label={words.label} help={words.help} on={value === true} set={set} />
    case 'choice': {
      const choices = option.choices.map(choice => ({
        value: choice,
        label: words.choices?.[choice] ?? choice,
      }))
      return (
        <Choices
          legend={words.label}
          help={words.help}
          choices={choices}
          chosen={String(value)}
          layout="row"
          choose={take}
        />
      )
    }
    case 'text':
      return (
        <label class="text-field">
          <span class="choice-label">{words.label}</span>
          {words.help && <span class="soft">{words.help}</span>}
          <textarea
            class="field"
            rows={3}
            value={String(value)}
            onInput={event => set(event.currentTarget.value)}
          />
        </label>
      )
    case 'whole':
      if (option.max - option.min < MOST_IN_SIGHT)
        return (
          <Choices
            legend={words.label}
            choices={numbers(option.min, option.max)}
            chosen={String(value)}
            layout="row"
            choose={take}
          />
        )
      return (
        <label class="number-field">
          <span class="choice-label">{words.label}</span>
          <input
            class="field"
            type="number"
            min={option.min}
            max={option.max}
            value={Number(value)}
            onChange={event => take(event.currentTarget.value)}
          />
        </label>
      )
  }
}

function numbers(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const text = String(from + index)
    return { value: text, label: text }
  })
}
