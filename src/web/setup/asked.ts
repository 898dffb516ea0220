import type { Asked, Chosen } from '#session/asked.ts'

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
