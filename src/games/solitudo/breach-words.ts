import { crowd, lineWords, listed } from './place-words.ts'
import type { BreachTelling } from './rules/telling.ts'

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** A broken rule, as a sentence. */
export function breachWords(breach: BreachTelling): string {
  const { rule, cells } = breach
  switch (rule) {
    case 'touching':
      return `${listed(cells)} are both shaded and touch.`
    case 'repeated':
      return `${repeated(breach)} are kept in ${where(breach)}: ${listed(cells)}.`
    case 'divided':
      return `${crowd(cells)} ${cells.length === 1 ? 'is' : 'are'} cut off from the rest.`
  }
}

/** A broken rule as the end of a supposition, in the middle of a sentence. */
export function wouldBreak(breach: BreachTelling): string {
  const { rule, cells } = breach
  switch (rule) {
    case 'touching':
      return `${listed(cells)} would both be shaded and touch`
    case 'repeated':
      return `${repeated(breach).toLowerCase()} would be kept in ${where(breach)}: ${listed(cells)}`
    case 'divided':
      return `${crowd(cells)} would be cut off from the rest`
  }
}

function repeated({ cells, number }: BreachTelling): string {
  return `${COUNTS[cells.length] ?? cells.length} ${number}s`
}

function where({ line }: BreachTelling): string {
  return line ? lineWords(line) : 'one line'
}
