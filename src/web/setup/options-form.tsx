import { useState } from 'preact/hooks'
import type { OptionValues } from '#app/setup-query.ts'
import {
  type AnyOptions,
  availableChoices,
  defaultParams,
  type IntegerOption,
  matters,
  type Option,
  readOption,
  readParams,
  withoutUnavailable,
} from '#kernel/options.ts'
import type { OptionText } from '#kernel/text.ts'
import { Choices, Switch } from '../kit/choice.tsx'
import type { PlayedGame } from '../kit/face.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { setupText } from '../text/en/shell.ts'

interface OptionsFormProps {
  readonly loadedGame: LoadedGame
  readonly chosen: OptionValues
  /** Earlier games, for choices that show their results. */
  readonly played?: readonly PlayedGame[]
  /** Whether an option has a field here, if it matters at all. */
  isOffered?(option: string): boolean
  choose(chosen: OptionValues): void
}

/** A field for each option that matters, in any game. An imported puzzle has a place of its own. */
export function OptionsForm({
  loadedGame,
  chosen,
  played = [],
  isOffered = () => true,
  choose,
}: OptionsFormProps) {
  const options = loadedGame.rules.options as AnyOptions
  const words: Readonly<Record<string, OptionText>> = loadedGame.text.options
  const existing = withoutUnavailable(options, chosen)
  const read = readParams<object>(loadedGame.rules.options, existing)
  const params: Readonly<Record<string, unknown>> = read.ok
    ? { ...read.value, ...existing }
    : { ...defaultParams<object>(loadedGame.rules.options), ...existing }
  return (
    <>
      {Object.entries(options)
        .filter(([key, option]) => option.kind !== 'puzzle' && matters(option, params) && isOffered(key))
        .map(([key, option]) => (
          <OptionField
            loadedGame={loadedGame}
            params={params}
            played={played}
            key={key}
            name={key}
            option={option}
            words={words[key] ?? { label: key }}
            value={(params[key] as OptionValues[string] | undefined) ?? option.default}
            set={(value, also) => choose({ ...chosen, ...also, [key]: value })}
          />
        ))}
    </>
  )
}

interface FieldProps {
  readonly loadedGame: LoadedGame
  /** All choices so far. */
  readonly params: object
  readonly played: readonly PlayedGame[]
  readonly name: string
  readonly option: Option
  readonly words: OptionText
  readonly value: string | number | boolean
  /** Chooses a value, and others that go along with it. */
  set(value: string | number | boolean, also?: OptionValues): void
}

/** Up to this many numbers are all shown; of more, one is typed. */
const MAX_VISIBLE_NUMBERS = 8

/** Texts up to this long are written on one line. */
const MAX_ONE_LINE_LENGTH = 80

function OptionField({ loadedGame, params, played, name, option, words, value, set }: FieldProps) {
  const { customWords } = loadedGame
  function take(text: string): void {
    const read = readOption(name, option, text)
    if (read.ok) set(read.value)
  }
  switch (option.kind) {
    case 'switch':
      return <Switch label={words.label} help={words.help} on={value === true} set={set} />
    case 'choice': {
      const choices = availableChoices(option, params).map(choice => {
        const explaining = splitLabel(choice, words.choices?.[choice] ?? choice)
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
            choose={set}
          />
        )
      )
    case 'puzzle':
      return null
    case 'whole':
      return <WholeField option={option} words={words} value={Number(value)} change={take} />
  }
}

const loadFileField = () => import('../custom-words/file-field.tsx').then(({ FileField }) => FileField)

interface WholeFieldProps {
  readonly option: IntegerOption
  readonly words: OptionText
  readonly value: number
  change(text: string): void
}

/** Shows a few numbers as choices; of many, the usual ones, and a field for any other. */
function WholeField({ option, words, value, change }: WholeFieldProps) {
  const { min, max, offered } = option
  const [typing, setTyping] = useState(false)
  const few = max - min < MAX_VISIBLE_NUMBERS ? range(min, max) : offered
  if (!few) return <NumberField {...{ option, value, change }} label={words.label} />
  const all = few.length > max - min
  const other = !all && (typing || !few.includes(value))
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
      {other && <NumberField {...{ option, value, change }} label={setupText.otherNumber(min, max)} />}
    </div>
  )
}

const OTHER = 'other'

interface NumberFieldProps {
  readonly option: IntegerOption
  readonly label: string
  readonly value: number
  change(text: string): void
}

function NumberField({ option, label, value, change }: NumberFieldProps) {
  return (
    <label class="number-field">
      <span class="choice-label">{label}</span>
      <input
        class="field"
        type="number"
        min={option.min}
        max={option.max}
        required
        value={value}
        onInput={event => change(event.currentTarget.value)}
      />
    </label>
  )
}

/** Splits “Gentle: patterns at a glance” into a label and its help. */
function splitLabel(value: string, words: string) {
  const [label, help] = words.split(': ', 2)
  return { value, label: label!, help: help && help.charAt(0).toUpperCase() + help.slice(1) }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
