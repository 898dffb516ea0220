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

/** The choices of an option that exist, given the other params. */
export function availableChoices(
  option: ChoiceOption & Conditional<object>,
  params: object,
): readonly string[] {
  return option.choices.filter(choice => isAllowed(option, choice, params))
}

/** A value, or the first choice that exists where this one does not. */
export function availableChoice(option: Option, value: unknown, params: object): unknown {
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

export function optionEntries<Params>(options: Options<Params>): [string, Option][] {
  return Object.entries(options as AnyOptions)
}
