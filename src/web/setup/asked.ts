import { type AnyOptions, readOption } from '#kernel/options.ts'
import type { Rejection } from '#kernel/result.ts'
import { COMPANIES, type Company } from './company.ts'
import type { Chosen } from './options-form.tsx'

/** What the address that led to the form asks for. */
export interface Asked {
  readonly who: Company['who'] | undefined
  readonly chosen: Chosen
  readonly seed: string
  /** Whether to begin at once. */
  readonly plays: boolean
  /** Why a value was left out. */
  readonly refusal: Rejection | undefined
}

/** Reads `?size=8&grade=tricky`; what is not an option here may be another program's and is passed over. */
export function readAsked(
  search: string,
  options: AnyOptions,
  mayChoose: (option: string, before: Chosen) => boolean = () => true,
): Asked {
  const address = new URLSearchParams(search)
  const chosen: Record<string, string | number | boolean> = {}
  let refusal: Rejection | undefined
  for (const [key, option] of Object.entries(options)) {
    // Whether an option matters can depend on those declared before it.
    const text = mayChoose(key, chosen) ? address.get(key) : null
    if (text === null) continue
    const read = readOption(key, option, text)
    if (read.ok) chosen[key] = read.value
    else refusal ??= read.rejection
  }
  return {
    who: COMPANIES.find(one => one === address.get('who')),
    chosen,
    seed: address.get('seed') ?? '',
    plays: address.has('play'),
    refusal,
  }
}

/** The choices of the last time, with what is asked for now. */
export function withAsked<Choices extends { readonly chosen: Chosen; readonly chosenOnline: Chosen }>(
  choices: Choices,
  { chosen }: Asked,
): Choices {
  return {
    ...choices,
    chosen: { ...choices.chosen, ...chosen },
    chosenOnline: { ...choices.chosenOnline, ...chosen },
  }
}

/** The address that asks for these choices. */
export function writeAsked(chosen: Chosen): string {
  return String(new URLSearchParams(Object.entries(chosen).map(([key, value]) => [key, String(value)])))
}
