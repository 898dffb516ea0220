import {
  type AnyOptions,
  type Conditional,
  defaultParams,
  type IntegerOption,
  isAllowed,
  matters,
  type Option,
  type Options,
  type OptionValue,
} from './options.ts'
import { type CheckedRules, validateParams } from './read-params.ts'
import type { Result } from './result.ts'

/**
 * The params with every value that the others rule out replaced by the nearest one that they allow. Options are
 * settled in the order of their declaration. The one that was just changed is left as it is, to be refused, and so is
 * one without any allowed value.
 */
export function settleParams<Chosen extends object>(
  options: AnyOptions,
  chosen: Chosen,
  changed?: string,
): Chosen {
  let settled = chosen as Readonly<Record<string, OptionValue>>
  const defaults = defaultParams<object>(options as Options<object>)
  for (const [key, option] of Object.entries(options)) {
    const params = { ...defaults, ...settled }
    const value = settled[key] ?? option.default
    if (key === changed || !matters(option, params) || isAllowed(option, value, params)) continue
    const candidates = valuesNear(option, value, params)
    const allowed = candidates.find(candidate => isAllowed(option, candidate, params))
    if (allowed !== undefined) settled = { ...settled, [key]: allowed }
  }
  return settled as unknown as Chosen
}

/** The values of an option, those nearest to the given one first; of a number, the nearest within its bounds. */
function valuesNear(option: Option, value: OptionValue, params: object): readonly OptionValue[] {
  if (option.kind === 'whole') {
    const { min, max } = boundsOf(option, params)
    return [Math.max(min, Math.min(max, Number(value)))]
  }
  const values: readonly OptionValue[] = option.kind === 'choice' ? option.choices : []
  const place = values.indexOf(value)
  const distance = (index: number) => Math.abs(index - place)
  return values
    .map((candidate, index) => ({ candidate, index }))
    .sort((one, other) => distance(one.index) - distance(other.index))
    .map(({ candidate }) => candidate)
}

/** The bounds of a number beside the other params, apart from a default that stands for itself. */
export function boundsOf(option: IntegerOption & Conditional<object>, params: object): NumberBounds {
  const allows = (value: number) => option.available?.(value, params) ?? true
  let { min, max } = option
  while (min < max && !(allows(min) && allows(min + 1))) min += 1
  while (max > min && !allows(max)) max -= 1
  return { min, max }
}

export interface NumberBounds {
  readonly min: number
  readonly max: number
}

/**
 * The option that a refusal of these choices is about: the last one whose default would be accepted in its place.
 * Undefined where no single option is at fault.
 */
export function refusedOption<Params extends object>(
  rules: CheckedRules<Params>,
  chosen: Params,
  validate: (chosen: Params) => Result<unknown> = params => validateParams(rules, params),
): string | undefined {
  const options = Object.entries(rules.options as AnyOptions).reverse()
  const values = chosen as Readonly<Record<string, OptionValue>>
  const found = options.find(
    ([key, option]) =>
      (values[key] ?? option.default) !== option.default && validate({ ...chosen, [key]: option.default }).ok,
  )
  if (!found) return undefined
  const [key, option] = found
  // The file is wrong, not the choice of one.
  return option.kind === 'choice' && option.file?.choice === values[key] ? option.file?.option : key
}
