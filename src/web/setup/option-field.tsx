import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { OptionValues } from '#app/setup-query.ts'
import { boundsOf } from '#kernel/offered-values.ts'
import {
  type ChoiceOption,
  type IntegerOption,
  isAllowed,
  type Option,
  type OptionValue,
} from '#kernel/options.ts'
import { readOption } from '#kernel/read-params.ts'
import type { OptionText } from '#kernel/text.ts'
import { Choices, Switch } from '../kit/choice.tsx'
import type { PlayedGame } from '../kit/face.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { setupText } from '../text/en/shell.ts'
import { FieldError } from './field-error.tsx'

interface OptionFieldProps {
  readonly loadedGame: LoadedGame
  /** All choices so far. */
  readonly params: object
  readonly played: readonly PlayedGame[]
  readonly seatNames: readonly string[]
  readonly name: string
  readonly option: Option
  readonly words: OptionText
  readonly value: OptionValue
  /** Why the value is refused. */
  readonly error: string | undefined
  isChoiceOffered(choice: string): boolean
  /** Chooses a value, and others that go along with it. */
  set(value: OptionValue, also?: OptionValues): void
}

/** Texts up to this long are written on one line. */
const MAX_ONE_LINE_LENGTH = 80

/** The field of one option, with the reason why its value is refused. */
export function OptionField(props: OptionFieldProps): ComponentChildren {
  const { error } = props
  return (
    <div class="option-field">
      {renderField(props)}
      {error !== undefined && <FieldError sentence={error} />}
    </div>
  )
}

function renderField(props: OptionFieldProps): ComponentChildren {
  const { loadedGame, params, name, option, words, value, set } = props
  const { customWords } = loadedGame
  switch (option.kind) {
    case 'switch':
      return <Switch label={words.label} help={words.help} on={value === true} set={set} />
    case 'choice':
      return <ChoiceField {...props} option={option} />
    case 'text':
      return (
        <label class="text-field">
          <span class="choice-label">{words.label}</span>
          {words.help && <span class="soft">{words.help}</span>}
          <textarea
            class="field"
            rows={option.longest > MAX_ONE_LINE_LENGTH ? 3 : 1}
            value={String(value)}
            onInput={event => set(event.currentTarget.value)}
          />
        </label>
      )
    case 'file':
      return (
        <LazyComponent
          load={loadFileField}
          props={{
            words,
            text: String(value),
            change: (text, name) =>
              set(text, option.named !== undefined && name ? { [option.named]: name } : undefined),
          }}
        />
      )
    case 'lexicon':
      return (
        customWords && (
          <customWords.LexiconField
            loadedGame={loadedGame}
            params={params}
            words={words}
            hash={String(value)}
            isOffered={props.isChoiceOffered}
            choose={set}
          />
        )
      )
    case 'puzzle':
      return null
    case 'whole':
      return (
        <WholeField
          option={option}
          params={params}
          words={words}
          value={value}
          change={text => {
            const read = readOption(name, option, text)
            // A text that cannot be read stays in the field, where it is refused.
            set(read.ok ? read.value : text)
          }}
        />
      )
  }
}

const loadFileField = () => import('../custom-words/file-field.tsx').then(({ FileField }) => FileField)

/** The choices that the other params leave; the chosen one in any case. */
function ChoiceField(props: OptionFieldProps & { readonly option: ChoiceOption & Option }) {
  const { loadedGame, params, played, seatNames, name, option, words, value, isChoiceOffered, set } = props
  const choices = option.choices
    .filter(choice => choice === value || (isAllowed(option, choice, params) && isChoiceOffered(choice)))
    .map(choice => {
      const seat = option.seats?.[choice]
      const label = (seat === undefined ? undefined : seatNames[seat]) ?? words.choices?.[choice] ?? choice
      const explaining = splitLabel(choice, label)
      const { sign, note } = loadedGame.face.decorateChoice?.(name, choice, played) ?? {}
      return { ...explaining, sign, help: note ?? explaining.help }
    })
  return (
    <Choices
      legend={words.label}
      help={words.help}
      choices={choices}
      chosen={String(value)}
      layout={choices.some(({ help }) => help) ? 'list' : 'row'}
      choose={set}
    />
  )
}

/** Splits “Gentle: patterns at a glance” into a label and its help. */
function splitLabel(value: string, words: string) {
  const [label, help] = words.split(': ', 2)
  return { value, label: label!, help: help && help.charAt(0).toUpperCase() + help.slice(1) }
}

/** Up to this many numbers are all shown; of more, one is typed. */
const MAX_VISIBLE_NUMBERS = 8

interface WholeFieldProps {
  readonly option: IntegerOption & Option
  readonly params: object
  readonly words: OptionText
  /** A text where the number that was typed cannot be chosen. */
  readonly value: OptionValue
  change(text: string): void
}

/** Shows a few numbers as choices; of many, the usual ones, and a field for any other. */
function WholeField({ option, params, words, value, change }: WholeFieldProps) {
  const { offered } = option
  const { min, max } = boundsOf(option, params)
  const [typing, setTyping] = useState(false)
  const few = (
    option.max - option.min < MAX_VISIBLE_NUMBERS ? range(option.min, option.max) : offered
  )?.filter(number => isAllowed(option, number, params))
  if (!few) return <NumberField {...{ min, max, value, change }} label={words.label} />
  const all = few.length > max - min
  const other = !all && (typing || !few.includes(Number(value)) || typeof value === 'string')
  return (
    <div class="whole-field">
      <Choices
        legend={words.label}
        help={all ? undefined : words.help}
        choices={[
          ...few.map(number => ({ value: String(number), label: words.choices?.[number] ?? String(number) })),
          ...(all ? [] : [{ value: OTHER, label: setupText.other }]),
        ]}
        chosen={other ? OTHER : String(value)}
        layout="row"
        choose={text => {
          setTyping(text === OTHER)
          if (text !== OTHER) change(text)
        }}
      />
      {other && <NumberField {...{ min, max, value, change }} label={setupText.otherNumber(min, max)} />}
    </div>
  )
}

const OTHER = 'other'

interface NumberFieldProps {
  readonly min: number
  readonly max: number
  readonly label: string
  readonly value: OptionValue
  change(text: string): void
}

function NumberField({ min, max, label, value, change }: NumberFieldProps) {
  return (
    <label class="number-field">
      <span class="choice-label">{label}</span>
      <input
        class="field"
        type="number"
        min={min}
        max={max}
        value={String(value)}
        onInput={event => change(event.currentTarget.value)}
      />
    </label>
  )
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
