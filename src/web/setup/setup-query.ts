import type { OptionValues, SetupQuery } from '#app/setup-query.ts'

/** The choices of the last time, with those of the address. */
export function applySetupQuery<
  Choices extends { readonly chosen: OptionValues; readonly chosenOnline: OptionValues },
>(choices: Choices, { chosen }: SetupQuery): Choices {
  return {
    ...choices,
    chosen: { ...choices.chosen, ...chosen },
    chosenOnline: { ...choices.chosenOnline, ...chosen },
  }
}

/** The query of an address for these choices. */
export function writeSetupQuery(chosen: OptionValues): string {
  return String(new URLSearchParams(Object.entries(chosen).map(([key, value]) => [key, String(value)])))
}
