import { joinNames, lineWords, summarizeCells } from './phrase-words.ts'
import type { BreachDescription } from './presentation/step-description.ts'

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** A broken rule, as a sentence. */
export function breachWords(breach: BreachDescription): string {
  const { rule, cells } = breach
  switch (rule) {
    case 'touching':
      return `${joinNames(cells)} are both shaded and touch.`
    case 'repeated':
      return `${repeated(breach)} are kept in ${where(breach)}: ${joinNames(cells)}.`
    case 'divided':
      return `${summarizeCells(cells)} ${cells.length === 1 ? 'is' : 'are'} cut off from the rest.`
  }
}

/** A broken rule as the end of a supposition, in the middle of a sentence. */
export function wouldBreak(breach: BreachDescription): string {
  const { rule, cells } = breach
  switch (rule) {
    case 'touching':
      return `${joinNames(cells)} would both be shaded and touch`
    case 'repeated':
      return `${repeated(breach).toLowerCase()} would be kept in ${where(breach)}: ${joinNames(cells)}`
    case 'divided':
      return `${summarizeCells(cells)} would be cut off from the rest`
  }
}

function repeated({ cells, number }: BreachDescription): string {
  return `${COUNTS[cells.length] ?? cells.length} ${number}s`
}

function where({ line }: BreachDescription): string {
  return line ? lineWords(line) : 'one line'
}
