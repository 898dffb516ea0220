import { boundsOf, settleParams } from '#kernel/offered-values.ts'
import {
  type AnyOptions,
  availableChoices,
  type LexiconOption,
  matters,
  type Option,
  withoutUnavailable,
} from '#kernel/options.ts'
import { readOption, readParams } from '#kernel/read-params.ts'
import type { OptionText } from '#kernel/text.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { firstCharacters, withoutLastCharacter } from '../../kit/width.ts'
import { shellText } from '../../text/en/shell.ts'
import { dictionaryFields } from './dictionary-field.ts'
import { presetField } from './preset-field.ts'

/** A field of a form. Its value is text until it is checked. */
export type Field =
  | {
      readonly kind: 'text'
      readonly key: string
      readonly label: string
      readonly help?: string
      /** The maximum of characters; further ones are ignored. */
      readonly longest?: number
      /** Shown as asterisks. */
      readonly secret?: boolean
    }
  | {
      readonly kind: 'whole'
      readonly key: string
      readonly label: string
      readonly help?: string
      readonly min: number
      readonly max: number
      /** The usual values, through which the arrow keys step. */
      readonly offered?: readonly number[]
    }
  | {
      readonly kind: 'choice'
      readonly key: string
      readonly label: string
      readonly help?: string
      readonly choices: readonly FieldChoice[]
      /** The chosen value, where other fields determine it. */
      readonly chosen?: string
    }

export interface FieldChoice {
  readonly value: string
  readonly label: string
  readonly help?: string
  /** The values of other fields that this choice sets. */
  readonly sets?: Values
}

export type Values = Readonly<Record<string, string>>

const MAX_TEXT_LENGTH = 20
/** The key of an option's field. */
export const optionKey = (option: string) => `option ${option}`

/** A field for each option of a game that matters beside the others. */
export function optionFields(loaded: LoadedGame, values: Values): readonly Field[] {
  const { rules, text: gameText } = loaded
  const params = provisionalParams(loaded, values)
  const options = Object.entries(rules.options as AnyOptions)
    .filter(([, option]) => isField(option) && matters(option, params))
    .flatMap(([key, option]) => {
      const text = gameText.options[key as never]
      return option.kind === 'lexicon'
        ? dictionaryFields(loaded, values, { key: optionKey(key), option, text })
        : optionField(key, option, text, params)
    })
  return [...presetField(loaded, values, optionKey), ...options]
}

/** Whether a form has a field for it: a puzzle comes by a link unless it can be pasted. */
export function isField(option: Option): boolean {
  return option.kind !== 'puzzle' || option.isPasted === true
}

/** The game's remark on the present choices. */
export function setupNote(loaded: LoadedGame, values: Values): string {
  return loaded.face.setupNote?.(provisionalParams(loaded, values)) ?? ''
}

/** The value that a field shows. */
export function displayedValue(field: Field, values: Values): string {
  return (field.kind === 'choice' ? field.chosen : undefined) ?? values[field.key] ?? ''
}

/** The values after one field was changed. */
export function withValue(field: Field, values: Values, value: string): Values {
  const sets =
    field.kind === 'choice' ? field.choices.find(choice => choice.value === value)?.sets : undefined
  return { ...values, [field.key]: value, ...sets }
}

/** The values after an option was changed: numbers that this puts out of their range follow. */
export function followOption({ rules }: LoadedGame, before: Values, after: Values): Values {
  const options = rules.options as AnyOptions
  const changed = Object.keys(options).filter(key => before[optionKey(key)] !== after[optionKey(key)])
  // A preset sets several options, which fit each other.
  if (changed.length !== 1) return after
  const numbers = Object.entries(options).flatMap(([key, option]) => {
    const read = readOption(key, option, after[optionKey(key)] ?? option.default)
    return read.ok ? [[key, read.value]] : []
  })
  if (!numbers.some(([key]) => key === changed[0])) return after
  const followed = settleParams(options, Object.fromEntries(numbers), changed[0]!)
  return Object.fromEntries(
    Object.entries(after).map(([key, value]) => {
      const option = Object.keys(options).find(
        one => optionKey(one) === key && options[one]!.kind === 'whole',
      )
      return [key, option !== undefined && option in followed ? String(followed[option]) : value]
    }),
  )
}

/** The present choices, with defaults for values that cannot be read yet. */
function provisionalParams({ rules: game }: LoadedGame, values: Values): Readonly<Record<string, unknown>> {
  const options = game.options as AnyOptions
  const params = Object.fromEntries(
    Object.entries(options).map(([key, option]) => {
      const read = readOption(key, option, values[optionKey(key)] ?? option.default)
      return [key, read.ok ? read.value : option.default]
    }),
  )
  const read = readParams<object>(game.options, withoutUnavailable(options, params))
  return { ...(read.ok ? read.value : params) }
}

/** The values of the option fields: the chosen ones, and defaults for the rest. */
export function optionValues({ rules: game, library }: LoadedGame, chosen: object): Values {
  const given = chosen as Readonly<Record<string, unknown>>
  // A dictionary that was deleted since cannot be chosen.
  const isHere = (option: Option, value: unknown) =>
    option.kind !== 'lexicon' || library?.find(String(value)) !== undefined
  return Object.fromEntries(
    Object.entries(game.options as AnyOptions).map(([key, option]) => [
      optionKey(key),
      String(given[key] !== undefined && isHere(option, given[key]) ? given[key] : option.default),
    ]),
  )
}

/** The choices as params, not yet checked. */
export function chosenParams({ rules: game }: LoadedGame, values: Values): object {
  const params = Object.fromEntries(Object.keys(game.options).map(key => [key, values[optionKey(key)] ?? '']))
  return withoutUnavailable(game.options as AnyOptions, params)
}

/** The computer's levels with their ratings; `suggested` is the one that fits the player's results. */
export function levelField(
  key: string,
  label: string,
  { text: gameText, levelRatings }: LoadedGame,
  suggested?: string,
): Field {
  const choices = Object.entries(gameText.levels).map(([value, text]) => ({
    value,
    ...text,
    label: shellText.setup.ratedLevel(text.label, levelRatings?.[value], value === suggested),
  }))
  return { kind: 'choice', key, label, choices }
}

function optionField(
  key: string,
  option: Exclude<Option, LexiconOption>,
  text: OptionText | undefined,
  params: Readonly<Record<string, unknown>>,
): Field {
  const label = text?.label ?? key
  const common = { key: optionKey(key), label, ...(text?.help !== undefined && { help: text.help }) }
  switch (option.kind) {
    case 'whole':
      return {
        kind: 'whole',
        help: shellText.setup.range(boundsOf(option, params)),
        ...common,
        min: option.min,
        max: option.max,
        ...(option.offered && { offered: option.offered }),
      }
    case 'choice':
      return {
        kind: 'choice',
        ...common,
        choices: availableChoices(option, params).map(value => ({
          value,
          label: text?.choices?.[value] ?? value,
        })),
        ...(option.available && { chosen: String(params[key]) }),
      }
    case 'switch':
      return {
        kind: 'choice',
        ...common,
        choices: [
          { value: 'false', label: shellText.setup.no },
          { value: 'true', label: shellText.setup.yes },
        ],
      }
    case 'puzzle':
    case 'file':
      return {
        kind: 'text',
        ...common,
        help: shellText.customDictionary.fileHelp(text?.help),
        longest: Number.POSITIVE_INFINITY,
      }
    case 'text':
      // A text that is too long is refused with a sentence; truncated it would be another text.
      return { kind: 'text', ...common, longest: Number.POSITIVE_INFINITY }
  }
}

/** The value one step on: the next choice, wrapping around, or the next offered number within its bounds. */
export function stepValue(field: Field, value: string, by: 1 | -1): string {
  switch (field.kind) {
    case 'text':
      return value
    case 'whole':
      return String(nextNumber(field, Number(value), by))
    case 'choice': {
      const at = field.choices.findIndex(choice => choice.value === value)
      return field.choices.at((at + by) % field.choices.length)!.value
    }
  }
}

function nextNumber({ min, max, offered }: Field & { kind: 'whole' }, from: number, by: 1 | -1): number {
  if (!offered) return Math.max(min, Math.min(max, from + by))
  const next = by > 0 ? offered.find(one => one > from) : offered.findLast(one => one < from)
  return next ?? from
}

/** The value after a typed character or a pasted text; a digit beyond the maximum begins a new number. */
export function typeInto(field: Field, value: string, character: string): string {
  if (field.kind === 'text') return firstCharacters(value + character, field.longest ?? MAX_TEXT_LENGTH)
  if (field.kind !== 'whole' || !/^\d+$/.test(character)) return value
  return Number(value + character) <= field.max ? value + character : character
}

export function eraseLast(field: Field, value: string): string {
  return field.kind === 'choice' ? value : withoutLastCharacter(value)
}
