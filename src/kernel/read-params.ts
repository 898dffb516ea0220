import { availableChoice, type Option, type Options, type OptionValue, optionEntries } from './options.ts'
import { accept, type Rejection, type Result, rejectWith } from './result.ts'

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
