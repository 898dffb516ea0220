import type { AnyOptions, Option } from '#kernel/options.ts'
import type { OptionWords } from '#kernel/words.ts'
import type { LoadedGame } from '../loaded.ts'
import { words } from '../words.ts'

/** One line of a form. Its value is text until it has been checked. */
export type Field =
  | {
      readonly kind: 'text'
      readonly key: string
      readonly label: string
      readonly help?: string
      readonly longest?: number
      /** Shown as dots: others may be looking. */
      readonly secret?: boolean
    }
  | {
      readonly kind: 'whole'
      readonly key: string
      readonly label: string
      readonly help?: string
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'choice'
      readonly key: string
      readonly label: string
      readonly help?: string
      readonly choices: readonly FieldChoice[]
    }

export interface FieldChoice {
  readonly value: string
  readonly label: string
  readonly help?: string
}

export type Values = Readonly<Record<string, string>>

const LONGEST_TEXT = 20
const optionKey = (option: string) => `option ${option}`

/** A line for each option of a game, with the game's words. */
export function optionFields({ game, words: gameWords }: LoadedGame): readonly Field[] {
  return Object.entries(game.options as AnyOptions).map(([key, option]) =>
    optionField(key, option, gameWords.options[key as never]),
  )
}

/** What stands in the lines of the options: what is chosen already, and the defaults for the rest. */
export function optionValues({ game }: LoadedGame, chosen: object): Values {
  const given = chosen as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(game.options as AnyOptions).map(([key, option]) => [
      optionKey(key),
      String(given[key] ?? option.default),
    ]),
  )
}

/** The choices as a setup, still to be checked by the game. */
export function chosenSetup({ game }: LoadedGame, values: Values): object {
  return Object.fromEntries(Object.keys(game.options).map(key => [key, values[optionKey(key)] ?? '']))
}

export function levelField(key: string, label: string, { words: gameWords }: LoadedGame): Field {
  const choices = Object.entries(gameWords.levels).map(([value, said]) => ({ value, ...said }))
  return { kind: 'choice', key, label, choices }
}

function optionField(key: string, option: Option, said: OptionWords | undefined): Field {
  const label = said?.label ?? key
  const common = { key: optionKey(key), label, ...(said?.help !== undefined && { help: said.help }) }
  switch (option.kind) {
    case 'whole':
      return {
        kind: 'whole',
        help: words.setup.range(option.min, option.max),
        ...common,
        min: option.min,
        max: option.max,
      }
    case 'choice':
      return {
        kind: 'choice',
        ...common,
        choices: option.choices.map(value => ({ value, label: said?.choices?.[value] ?? value })),
      }
    case 'switch':
      return {
        kind: 'choice',
        ...common,
        choices: [
          { value: 'false', label: words.setup.no },
          { value: 'true', label: words.setup.yes },
        ],
      }
    case 'text':
      return { kind: 'text', ...common, longest: option.longest }
  }
}

/** The value one step on: the next choice, going round, or the next number, going no further than its end. */
export function stepValue(field: Field, value: string, by: 1 | -1): string {
  switch (field.kind) {
    case 'text':
      return value
    case 'whole':
      return String(Math.max(field.min, Math.min(field.max, Number(value) + by)))
    case 'choice': {
      const at = field.choices.findIndex(choice => choice.value === value)
      return field.choices.at((at + by) % field.choices.length)!.value
    }
  }
}

/** The value after a typed character; a digit that would lead too far begins a new number. */
export function typeInto(field: Field, value: string, character: string): string {
  if (field.kind === 'text') return (value + character).slice(0, field.longest ?? LONGEST_TEXT)
  if (field.kind !== 'whole' || !/\d/.test(character)) return value
  return Number(value + character) <= field.max ? value + character : character
}

export function eraseFrom(field: Field, value: string): string {
  return field.kind === 'choice' ? value : value.slice(0, -1)
}
