import type { Note } from '#kernel/engine.ts'
import { breachWords } from './breach-words.ts'
import type { AdviceCode } from './engine/analysis/advice.ts'
import { joinNames, lineWords, namesWithVerb } from './phrase-words.ts'
import type { BreachDescription, StepDescription } from './presentation/step-description.ts'
import { stepWords } from './step-words.ts'
import { TECHNIQUE_WORDS } from './technique-words.ts'

/** What a hint says; undefined for a note that is none. */
export function hintWords({ code, details = {} }: Pick<Note, 'code' | 'details'>): string | undefined {
  const step = details.step === undefined ? undefined : (JSON.parse(String(details.step)) as StepDescription)
  const breach =
    details.breach === undefined ? undefined : (JSON.parse(String(details.breach)) as BreachDescription)
  switch (code as AdviceCode) {
    case 'hint-technique':
      return step ? `${TECHNIQUE_WORDS[step.technique].name}: look ${region(step)}.` : ''
    case 'hint-cells':
      return step ? cellsWords(step) : ''
    case 'hint-step':
      return step ? stepWords(step) : ''
    case 'hint-wrong-row':
      return details.count === 1
        ? `A mark in row ${details.row} is wrong.`
        : `${details.count} marks are wrong, one of them in row ${details.row}.`
    case 'hint-wrong-cell':
      return `${details.cell} is not ${details.mark}.`
    case 'hint-wrong-reason':
      if (breach) return `${details.cell} is not ${details.mark}: ${lower(breachWords(breach))}`
      if (step) return `${details.cell} is not ${details.mark}. ${stepWords(step)}`
      return `${details.cell} is not ${details.mark}. The reason is a long one; take the mark back and go on from the others.`
    case 'hint-breach':
      return breach ? breachWords(breach) : ''
    case 'hint-several-solutions':
      return 'This puzzle has more than one solution, so no single mark can be called right or wrong. Only broken rules can be pointed out.'
    case 'hint-no-solution':
      return 'This puzzle has no solution. Only broken rules can be pointed out.'
    case 'hint-nested':
      return 'No technique finds the next step here, nor does one supposition: only suppositions within suppositions would.'
    default:
      return undefined
  }
}

function region({ technique, line, cutOff, from }: StepDescription): string {
  if (line) return `at ${lineWords(line)}`
  switch (technique) {
    case 'quad-corner':
    case 'triple-corner':
    case 'double-corner':
    case 'corner-close':
      return `at the corner ${cutOff?.[0]}`
    case 'must-not-cut-off':
    case 'edge-close':
    case 'enclosed':
      return `at the way out of ${cutOff?.[0]}`
    case 'cannot-be':
    case 'same-either-way':
      return `at ${from[0]}`
    default:
      return `around ${from[0]}`
  }
}

function cellsWords({ technique, from, numbers, suppositions }: StepDescription): string {
  switch (technique) {
    case 'around-shaded':
      return `${from[0]} is shaded. What does that say about the cells around it?`
    case 'repeat-of-kept':
      return `The ${numbers[0]} at ${from[0]} is kept. Is there another one in line with it?`
    case 'corner-close':
    case 'edge-close':
    case 'enclosed':
    case 'must-not-cut-off':
      return `${from.length > 0 ? `${namesWithVerb(from)} shaded. ` : ''}Which cell must stay open?`
    case 'cannot-be':
      return `Suppose ${from[0]} were ${suppositions?.[0]?.mark}, and follow what comes of it.`
    case 'same-either-way':
      return `Suppose ${from[0]} is kept, then suppose it is shaded, and see what comes out the same.`
    default:
      return `Look at ${joinNames(from)}.`
  }
}

/** The names of cells at the start of a sentence are small already; a number word is not. */
function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
