import { accept, type Rejection, type Result, reject } from './result.ts'

export interface IntegerOption {
  readonly kind: 'whole'
  readonly min: number
  readonly max: number
  /** The usual ones, to choose from at a glance; any other within the bounds can still be had. */
  readonly offered?: readonly number[]
  readonly default: number
}

export interface ChoiceOption<Value extends string = string> {
  readonly kind: 'choice'
  readonly choices: readonly Value[]
  readonly default: Value
}

export interface SwitchOption {
  readonly kind: 'switch'
  readonly default: boolean
}

export interface TextOption {
  readonly kind: 'text'
  /** Signs at most; longer texts are refused, never cut. */
  readonly longest: number
  readonly default: string
}

/** The text of a file, which goes into the setup whole. */
export interface FileOption {
  readonly kind: 'file'
  /** Signs at most. */
  readonly longest: number
  readonly default: string
  /** Where it takes the place of what another option offers: there this choice stands for it, and only then it matters. */
  readonly for?: { readonly option: string; readonly choice: string }
  /** The option that says what it is called; the file's own name will do. */
  readonly named?: string
}

/** Words to play with, named by their hash: the built-in ones or a person's own. */
export interface LexiconOption {
  readonly kind: 'lexicon'
  /** Signs of a name at most. */
  readonly longest: number
  readonly default: string
  /** The option whose file names the letters that a person's own words are made of; A to Z while it does not matter. */
  readonly letters: string
}

export type Option = IntegerOption | ChoiceOption | SwitchOption | TextOption | FileOption | LexiconOption

type OptionFor<Value> = [Value] extends [boolean]
  ? SwitchOption
  : [Value] extends [number]
    ? IntegerOption
    : [string] extends [Value]
      ? TextOption | FileOption | LexiconOption
      : [Value] extends [string]
        ? ChoiceOption<Value>
        : never

/** What may be chosen before a game. One declaration drives the form, the prompts, the flags and the check. */
export type Options<Setup> = { readonly [Key in keyof Setup]: OptionFor<Setup[Key]> }

export type AnyOptions = Readonly<Record<string, Option>>

export function defaultSetup<Setup>(options: Options<Setup>): Setup {
  return Object.fromEntries(optionEntries(options).map(([key, option]) => [key, option.default])) as Setup
}

/** Checks choices that came from outside, by value or as text; what is not chosen takes its default. */
export function readSetup<Setup>(
  options: Options<Setup>,
  chosen: Readonly<Record<string, unknown>>,
): Result<Setup> {
  const declared = Object.fromEntries(optionEntries(options))
  const stranger = Object.keys(chosen).find(key => !Object.hasOwn(declared, key))
  if (stranger !== undefined)
    return reject('unknown-option', { option: stranger, known: Object.keys(declared).join(', ') })
  const setup: Record<string, unknown> = {}
  for (const [key, option] of optionEntries(options)) {
    const value = Object.hasOwn(chosen, key) ? chosen[key] : option.default
    const read = readOption(key, option, value)
    if (!read.ok) return read
    setup[key] = read.value
  }
  return accept(setup as Setup)
}

/** What was chosen for a table at a distance, and the rest as the game wants it there. */
export function withOnlineDefaults<Setup extends object>(
  game: { readonly options: Options<Setup>; online?(chosen: Partial<Setup>): Partial<Setup> },
  chosen: object = {},
): Setup {
  return { ...defaultSetup(game.options), ...game.online?.(chosen), ...chosen }
}

/** Choices from outside as a checked setup, rules across options included. */
export function validateSetup<Setup extends object>(
  game: { readonly options: Options<Setup>; checkSetup?(setup: Setup): Rejection | undefined },
  chosen: object,
): Result<Setup> {
  const read = readSetup(game.options, chosen as Readonly<Record<string, unknown>>)
  const refused = read.ok ? game.checkSetup?.(read.value) : undefined
  return refused ? { ok: false, rejection: refused } : read
}

export function readOption(key: string, option: Option, value: unknown): Result<number | string | boolean> {
  switch (option.kind) {
    case 'whole': {
      const number = typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value
      const fits =
        Number.isInteger(number) && (number as number) >= option.min && (number as number) <= option.max
      return fits ? accept(number as number) : { ok: false, rejection: outOfRange(key, option, value) }
    }
    case 'choice': {
      const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
      const choice = option.choices.find(one => one.toLowerCase() === text)
      if (choice !== undefined) return accept(choice)
      return reject('not-a-choice', {
        option: key,
        given: showValue(value),
        choices: option.choices.join(', '),
      })
    }
    case 'switch': {
      const on = typeof value === 'string' ? SWITCH_WORDS[value.trim().toLowerCase()] : value
      return typeof on === 'boolean'
        ? accept(on)
        : reject('not-a-switch', { option: key, given: showValue(value) })
    }
    case 'lexicon':
    case 'file':
    case 'text': {
      if (typeof value !== 'string') return reject('not-a-text', { option: key, given: showValue(value) })
      if (value.length > option.longest)
        return reject('text-too-long', { option: key, given: value.length, longest: option.longest })
      return accept(value)
    }
  }
}

const SWITCH_WORDS: Readonly<Record<string, boolean>> = {
  yes: true,
  on: true,
  true: true,
  no: false,
  off: false,
  false: false,
}

function outOfRange(key: string, option: IntegerOption, value: unknown): Rejection {
  return {
    code: 'out-of-range',
    details: { option: key, given: showValue(value), min: option.min, max: option.max },
  }
}

function showValue(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).slice(0, 40)
}

function optionEntries<Setup>(options: Options<Setup>): [string, Option][] {
  return Object.entries(options as AnyOptions)
}
