import { accept, type Rejection, type Result, rejectWith } from './result.ts'

export interface IntegerOption {
  readonly kind: 'whole'
  readonly min: number
  readonly max: number
  /** The usual values, offered for quick choice; any other value within the bounds can be typed. */
  readonly offered?: readonly number[]
  readonly default: number
  /**
   * The value that a form begins with before anything was chosen, if it differs from the default. A link or a flag that
   * leaves the option out means the default.
   */
  readonly initial?: number
}

export interface ChoiceOption<Value extends string = string> {
  readonly kind: 'choice'
  readonly choices: readonly Value[]
  readonly default: Value
  /** The choice that stands for a custom file, and the option that holds the text of that file. */
  readonly file?: { readonly choice: Value; readonly option: string }
  /** The choices that stand for a player, with their seats. Forms show the player's name instead. */
  readonly seats?: Readonly<Partial<Record<Value, number>>>
  /** Choices that go without saying where one of these options is given, by choice: `rows` says that it is a rectangle. */
  readonly impliedBy?: Readonly<Partial<Record<Value, readonly string[]>>>
}

export interface SwitchOption {
  readonly kind: 'switch'
  readonly default: boolean
}

export interface TextOption {
  readonly kind: 'text'
  /** The maximum length in characters. Longer texts are refused, never truncated. */
  readonly longest: number
  readonly default: string
}

/** The whole text of a file. */
export interface FileOption {
  readonly kind: 'file'
  /** The maximum length in characters. */
  readonly longest: number
  readonly default: string
  /** The option that holds the name; it defaults to the file name. */
  readonly named?: string
}

/** The text of an imported puzzle, from a link or pasted by the player. Empty for a new puzzle. */
export interface PuzzleOption {
  readonly kind: 'puzzle'
  /** The maximum length in characters. */
  readonly longest: number
  readonly default: ''
  /** Forms show a field for pasting it. */
  readonly isPasted?: true
}

/** A bundled or custom dictionary, identified by the hash of its words. */
export interface LexiconOption {
  readonly kind: 'lexicon'
  /** The maximum length of a hash in characters. */
  readonly longest: number
  readonly default: string
  /** The option whose file lists the letters of a custom dictionary; A to Z while that option does not matter. */
  readonly letters: string
}

/** How an option depends on the others, and how forms show it. */
export interface Conditional<Params, Value = OptionValue> {
  /** An option matters unless this returns false. Forms and prompts skip options that do not matter. */
  when?(params: Params): boolean
  /** Whether a value goes with the other params. Forms offer no value for which this returns false. */
  available?(value: Value, params: Params): boolean
  /** Few players change this option, so forms fold it away. */
  readonly isMinor?: true
}

export type Option = (
  | IntegerOption
  | ChoiceOption
  | SwitchOption
  | TextOption
  | FileOption
  | PuzzleOption
  | LexiconOption
) &
  Conditional<object>

type OptionFor<Value> = [Value] extends [boolean]
  ? SwitchOption
  : [Value] extends [number]
    ? IntegerOption
    : [string] extends [Value]
      ? TextOption | FileOption | PuzzleOption | LexiconOption
      : [Value] extends [string]
        ? ChoiceOption<Value>
        : never

/** The options of a game. One declaration drives the form, the prompts, the flags and the validation. */
export type Options<Params> = {
  readonly [Key in keyof Params]: OptionFor<Params[Key]> & Conditional<Params, Params[Key]>
}

/** A named combination of choices. */
export interface Preset<Params> {
  readonly label: string
  readonly chosen: Partial<Params>
}

export type AnyOptions = Readonly<Record<string, Option>>

/** The value of an option in a form, a flag or a URL. */
export type OptionValue = number | string | boolean

export type OptionRefusals = {
  'unknown-option': { readonly option: string; readonly known: string }
  'out-of-range': {
    readonly option: string
    readonly given: string
    readonly min: number
    readonly max: number
  }
  'not-a-choice': { readonly option: string; readonly given: string; readonly choices: string }
  'not-a-switch': { readonly option: string; readonly given: string }
  'not-a-text': { readonly option: string; readonly given: string }
  'text-too-long': { readonly option: string; readonly given: number; readonly longest: number }
}

const reject = rejectWith<OptionRefusals>()

export function defaultParams<Params>(options: Options<Params>): Params {
  return Object.fromEntries(optionEntries(options).map(([key, option]) => [key, option.default])) as Params
}

/** The choices that a form begins with before anything was chosen. */
export function initialChoices(options: AnyOptions): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, option]) =>
      option.kind === 'whole' && option.initial !== undefined ? [[key, option.initial]] : [],
    ),
  )
}

/** Validates untrusted choices, given as values or as text. Options that are not chosen get their defaults. */
export function readParams<Params>(
  options: Options<Params>,
  chosen: Readonly<Record<string, unknown>>,
): Result<Params, OptionRefusals> {
  const declared = Object.fromEntries(optionEntries(options))
  const unknown = Object.keys(chosen).find(key => !Object.hasOwn(declared, key))
  if (unknown !== undefined)
    return reject('unknown-option', { option: unknown, known: Object.keys(declared).join(', ') })
  const params: Record<string, unknown> = {}
  for (const [key, option] of optionEntries(options)) {
    const value = Object.hasOwn(chosen, key) ? chosen[key] : option.default
    const read = readOption(key, option, value)
    if (!read.ok) return read
    params[key] = read.value
  }
  const defaults = Object.fromEntries(
    optionEntries(options)
      .filter(([key]) => !Object.hasOwn(chosen, key))
      .map(([key, option]) => [key, availableChoice(option, params[key], params)]),
  )
  return accept({ ...params, ...defaults } as Params)
}

/** The choices of an option that exist, given the other params. */
export function availableChoices(
  option: ChoiceOption & Conditional<object>,
  params: object,
): readonly string[] {
  return option.choices.filter(choice => isAllowed(option, choice, params))
}

/** A value, or the first choice that exists where this one does not. */
function availableChoice(option: Option, value: unknown, params: object): unknown {
  if (option.kind !== 'choice' || !option.available) return value
  const choices = availableChoices(option, params)
  return choices.some(choice => choice === value) ? value : (choices[0] ?? value)
}

/** The choices without those that do not exist with the others, such as a difficulty that a small board does not have. */
export function withoutUnavailable<Chosen extends object>(
  options: AnyOptions,
  chosen: Chosen,
): Partial<Chosen> {
  const params = { ...defaultParams<object>(options as Options<object>), ...chosen }
  const entries = Object.entries(chosen).filter(([key, value]) => {
    const option = options[key]
    return !option || availableChoice(option, value, params) === value
  })
  return Object.fromEntries(entries) as Partial<Chosen>
}

/** The part of the rules that checks params. */
export interface CheckedRules<Params> {
  readonly options: Options<Params>
  checkParams?(params: Params): Rejection | undefined
}

/** Validates untrusted choices: each option on its own, then all of them together. */
export function validateParams<Params extends object>(
  rules: CheckedRules<Params>,
  chosen: object,
): Result<Params> {
  const read = readParams(rules.options, chosen as Readonly<Record<string, unknown>>)
  const rejection = read.ok ? rules.checkParams?.(read.value) : undefined
  return rejection ? { ok: false, rejection } : read
}

/** The choices for an online table, completed with the game's online defaults. */
export function withOnlineDefaults<Params extends object>(
  { options }: { readonly options: Options<Params> },
  online: { defaults(chosen: Partial<Params>): Partial<Params> } | undefined,
  chosen: object = {},
): Params {
  return { ...defaultParams(options), ...online?.defaults(chosen), ...chosen }
}

/** Whether an option matters, given the other params. */
export function matters(option: Option, params: object): boolean {
  return option.when?.(params) ?? true
}

/** Whether a value of an option goes with the other params. */
export function isAllowed(option: Option, value: OptionValue, params: object): boolean {
  return option.available?.(value, params) ?? true
}

/** The choices without those that do not matter, given the rest. */
export function withoutIrrelevant<Chosen extends object>(
  options: AnyOptions,
  chosen: Chosen,
): Partial<Chosen> {
  const params = { ...defaultParams<object>(options as Options<object>), ...chosen }
  const entries = Object.entries(chosen).filter(([key]) => !options[key] || matters(options[key], params))
  return Object.fromEntries(entries) as Partial<Chosen>
}

/** The params for another game like this one: the same choices, without an imported puzzle. */
export function similarParams(options: AnyOptions, params: object): object {
  const values = params as Readonly<Record<string, OptionValue>>
  const entries = Object.entries(options).map(([key, option]) => [
    key,
    option.kind === 'puzzle' ? option.default : (values[key] ?? option.default),
  ])
  return Object.fromEntries(entries)
}

/** The option that selects the dictionary, with its key, if the game has one. */
export function findLexiconOption(options: AnyOptions): { key: string; option: LexiconOption } | undefined {
  for (const [key, option] of Object.entries(options)) if (option.kind === 'lexicon') return { key, option }
  return undefined
}

/** The hash of the dictionary that a game uses; undefined if the game has no such option. */
export function lexiconHashIn(options: AnyOptions, params: object): string | undefined {
  const found = findLexiconOption(options)
  return found && (params as Readonly<Record<string, string>>)[found.key]
}

/** The text that lists the letters of a custom dictionary; undefined for A to Z. */
export function customLettersIn(options: AnyOptions, params: object): string | undefined {
  const letters = findLexiconOption(options)?.option.letters
  const option = letters === undefined ? undefined : options[letters]
  if (!option || !matters(option, params)) return undefined
  return (params as Readonly<Record<string, string>>)[letters!]
}

export function readOption(key: string, option: Option, value: unknown): Result<OptionValue, OptionRefusals> {
  switch (option.kind) {
    case 'whole': {
      const number = typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value
      if (
        typeof number === 'number' &&
        Number.isInteger(number) &&
        number >= option.min &&
        number <= option.max
      )
        return accept(number)
      const { min, max } = option
      return reject('out-of-range', { option: key, given: showValue(value), min, max })
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
    case 'puzzle':
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

function showValue(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).slice(0, 40)
}

function optionEntries<Params>(options: Options<Params>): [string, Option][] {
  return Object.entries(options as AnyOptions)
}
