import type { Note } from '#kernel/engine.ts'
import type { AdviceCode } from '../engine/analysis/advice.ts'
import type { SettledMark, TechniqueCode } from '../engine/techniques/technique.ts'
import type {
  BreachDescription,
  LineName,
  StepDescription,
  SuppositionDescription,
} from '../presentation/step-description.ts'

type NoteData = Pick<Note, 'code' | 'details'>

/** The sentence of a hint or of a review. */
export function noteSentence(note: NoteData): string {
  return hintSentence(note) ?? reviewSentence(note) ?? note.code
}

/** The sentence of a hint; undefined for another note. */
function hintSentence({ code, details = {} }: NoteData): string | undefined {
  const step = details.step as StepDescription | undefined
  const breach = details.breach as BreachDescription | undefined
  switch (code as AdviceCode) {
    case 'hint-technique':
      return step ? `${techniques[step.technique].name}: look ${regionOf(step)}.` : ''
    case 'hint-cells':
      return step ? questionAbout(step) : ''
    case 'hint-step':
      return step ? stepSentence(step) : ''
    case 'hint-wrong-row':
      return details.count === 1
        ? `A mark in row ${details.row} is wrong.`
        : `${details.count} marks are wrong, one of them in row ${details.row}.`
    case 'hint-wrong-cell':
      return `${details.cell} is not ${details.mark}.`
    case 'hint-wrong-reason':
      if (breach) return `${details.cell} is not ${details.mark}: ${lowerFirst(breachSentence(breach))}`
      if (step) return `${details.cell} is not ${details.mark}. ${stepSentence(step)}`
      return `${details.cell} is not ${details.mark}. The reason is a long one; take the mark back and go on from the others.`
    case 'hint-breach':
      return breach ? breachSentence(breach) : ''
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

function regionOf({ technique, line, cutOff, from }: StepDescription): string {
  if (line) return `at ${nameLine(line)}`
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

function questionAbout({ technique, from, numbers, suppositions }: StepDescription): string {
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

/** A sentence may begin with a number word, whose capital must go in the middle of another sentence. */
export function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** The sentence of a review about a move; undefined for another note. */
function reviewSentence({ code, details = {} }: NoteData): string | undefined {
  const cells = String(details.cells ?? '').split(' ')
  switch (code) {
    case 'review-right':
      return 'As in the solution.'
    case 'review-wrong':
      return `${joinNames(cells)} should not be ${details.mark}.`
    case 'review-tried-wrong':
      return `${joinNames(cells)} should not be ${details.mark}, but this was only tried.`
    case 'review-cleared':
      return 'A mark was cleared.'
    case 'review-try':
      return 'Here something was tried out.'
    case 'review-hold':
      return 'What was tried was right.'
    case 'review-drop':
      return 'What was tried was dropped.'
    case 'review-reveal':
      return 'Here the solution was asked for.'
    case 'review-unjudged':
      return 'This puzzle has several solutions, so no mark can be judged.'
    default:
      return undefined
  }
}

/** Why a step holds and what follows from it, in a sentence or two. */
export function stepSentence(step: StepDescription): string {
  const { technique, from, numbers, shaded, kept, cutOff = [], suppositions = [] } = step
  const [first, second, third, fourth] = from
  const number = numbers[0]
  const where = step.line ? nameLine(step.line) : ''
  switch (technique) {
    case 'around-shaded':
      return kept.length === 1
        ? `${first} is shaded, so ${kept[0]} beside it is kept.`
        : `${first} is shaded, so the cells around it are kept: ${joinNames(kept)}.`
    case 'repeat-of-kept':
      return shaded.length === 1
        ? `The ${number} at ${first} is kept, so the ${number} at ${shaded[0]} in ${where} is shaded.`
        : `The ${number} at ${first} is kept, so the other ${number}s in ${where} are shaded: ${joinNames(shaded)}.`
    case 'sandwich-triple':
      return `${joinNames(from)} hold three ${number}s side by side. Two shaded cells may not touch, so ${second} is kept and ${first} and ${third} are shaded.`
    case 'sandwich-pair':
      return `${kept[0]} stands between two ${number}s, ${first} and ${second}. One of them is shaded, so ${kept[0]} is kept.`
    case 'pair-in-line':
      return `One of the two ${number}s at ${first} and ${second} is kept, so every other ${number} in ${where} is shaded: ${joinNames(shaded)}.`
    case 'beside-pair':
      return `One of the two ${number}s at ${first} and ${second} is shaded, so what touches both is kept: ${joinNames(kept)}.`
    case 'flanked-pair':
      return `${first} to ${fourth} read ${numbers.join(' ')}. One ${number} and one ${numbers[1]} of these are kept, so every other ${number} and ${numbers[1]} in ${where} is shaded: ${joinNames(shaded)}.`
    case 'quad-corner':
      return `Shading ${second} and ${third} would cut off the corner ${first}, so of these pairs the other two cells are shaded: ${first} and ${fourth}.`
    case 'triple-corner':
      return `If the ${number} at ${first} were kept, the ${number}s at ${second} and ${third} would be shaded and the corner ${cutOff[0]} cut off. So ${first} is shaded.`
    case 'double-corner':
      return `One of the two ${number}s at ${first} and ${second} is shaded. If it is ${second}, ${kept[0]} beside it is kept; if it is ${first}, ${kept[0]} is the only way out of the corner ${cutOff[0]}. So ${kept[0]} is kept.`
    case 'corner-close':
    case 'edge-close':
    case 'enclosed':
      return `With ${joinNames(from)} shaded, ${kept[0]} is the only way out of ${cutOff[0]}, so ${kept[0]} is kept.`
    case 'must-not-cut-off':
      return `Shading ${kept[0]} would cut off ${summarizeCells(cutOff)} from the rest, so ${kept[0]} is kept.`
    case 'offset-pair':
      return `If ${kept[0]} were shaded, ${second} would be kept and ${first} shaded, and then the two ${numbers[2]}s at ${third} and ${fourth} would both be kept. So ${kept[0]} is kept.`
    case 'double-edge-pair':
    case 'triple-edge-pair':
      return `In the pairs ${joinNames(pairs(from))} the shaded cells lie crosswise, so the kept cell of each outer pair has only one way out, along its line. So ${namesWithVerb(kept)} kept.`
    case 'cannot-be':
      return `${joinNames(suppositions.map(describeDeadEnd))} So ${first} is ${shaded.length > 0 ? 'shaded' : 'kept'}.`
    case 'same-either-way':
      return `${suppositions.map(describeWay).join(' ')} Either way ${shaded[0] ?? kept[0]} is ${shaded.length > 0 ? 'shaded' : 'kept'}.`
  }
}

function pairs(cells: readonly string[]): string[] {
  return cells.flatMap((cell, index) => (index % 2 === 0 ? [`${cell}-${cells[index + 1]}`] : []))
}

function describeDeadEnd({ cell, mark, steps, breach }: SuppositionDescription): string {
  const chain = describeChain(steps)
  const end = breach ? wouldBreak(breach) : ''
  return `Suppose ${cell} were ${mark}. Then ${chain === '' ? end : `${chain}, and ${end}`}.`
}

function describeWay({ cell, mark, steps }: SuppositionDescription): string {
  return `Suppose ${cell} is ${mark}: then ${describeChain(steps)}.`
}

/** A chain of conclusions: `e7 is shaded, e6 and e8 kept, b6 shaded`. */
function describeChain(steps: readonly StepDescription[]): string {
  const groups: { readonly mark: SettledMark; readonly cells: string[] }[] = []
  for (const { shaded, kept } of steps) {
    const mark = shaded.length > 0 ? 'shaded' : 'kept'
    const last = groups.at(-1)
    if (last?.mark === mark) last.cells.push(...shaded, ...kept)
    else groups.push({ mark, cells: [...shaded, ...kept] })
  }
  return groups
    .map(({ mark, cells }, index) =>
      index === 0 ? `${namesWithVerb(cells)} ${mark}` : `${joinNames(cells)} ${mark}`,
    )
    .join(', ')
}

/** A step together with the cells that are kept because they lie around those it has shaded. */
export function explanationSentence(steps: readonly StepDescription[], around: readonly string[]): string {
  const sentence =
    steps.length === 1
      ? stepSentence(steps[0]!)
      : `${joinNames(steps.flatMap(({ kept }) => kept))} each stand between two equal numbers, so they are kept.`
  if (around.length === 0) return sentence
  return `${sentence} Around ${steps.flatMap(({ shaded }) => shaded).length === 1 ? 'it' : 'them'} ${namesWithVerb(around)} kept.`
}

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** A broken rule, as a sentence. */
export function breachSentence(breach: BreachDescription): string {
  const { rule, cells } = breach
  switch (rule) {
    case 'touching':
      return `${joinNames(cells)} are both shaded and touch.`
    case 'repeated':
      return `${countRepeated(breach)} are kept in ${nameLineOf(breach)}: ${joinNames(cells)}.`
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
      return `${countRepeated(breach).toLowerCase()} would be kept in ${nameLineOf(breach)}: ${joinNames(cells)}`
    case 'divided':
      return `${summarizeCells(cells)} would be cut off from the rest`
  }
}

function countRepeated({ cells, number }: BreachDescription): string {
  return `${COUNTS[cells.length] ?? cells.length} ${number}s`
}

function nameLineOf({ line }: BreachDescription): string {
  return line ? nameLine(line) : 'one line'
}

export interface TechniqueText {
  readonly name: string
  /** The technique in one sentence. */
  readonly statement: string
}

export const techniques: Readonly<Record<TechniqueCode, TechniqueText>> = {
  'around-shaded': {
    name: 'Around a shaded cell',
    statement: 'Every cell beside a shaded cell is kept.',
  },
  'repeat-of-kept': {
    name: 'Repeat of a kept number',
    statement: 'A number equal to a kept one in the same line is shaded.',
  },
  'sandwich-triple': {
    name: 'Sandwich triple',
    statement: 'Of three equal numbers side by side the middle one is kept and the outer two are shaded.',
  },
  'sandwich-pair': {
    name: 'Sandwich pair',
    statement: 'A cell between two equal numbers is kept.',
  },
  'pair-in-line': {
    name: 'Pair in a line',
    statement: 'Two equal numbers side by side: every other one in their line is shaded.',
  },
  'beside-pair': {
    name: 'Beside a pair',
    statement: 'A cell that touches both of two equal numbers side by side is kept.',
  },
  'flanked-pair': {
    name: 'Flanked pair',
    statement:
      'A pair with an equal number at either end, such as 5 7 7 5: every other 5 and 7 of the line is shaded.',
  },
  'quad-corner': {
    name: 'Four in a corner',
    statement:
      'Four equal numbers in a corner, or two pairs side by side: the corner and its diagonal opposite are shaded.',
  },
  'triple-corner': {
    name: 'Three in a corner',
    statement:
      'The two cells beside a corner are equal, and the corner or its diagonal opposite too: that third one is shaded.',
  },
  'double-corner': {
    name: 'Pair in a corner',
    statement: 'One cell beside a corner belongs to a pair in that corner: the other cell beside it is kept.',
  },
  'corner-close': {
    name: 'Close corner',
    statement: 'When one cell beside a corner is shaded, the other one is kept.',
  },
  'edge-close': {
    name: 'Close edge',
    statement: 'When all but one of the cells around a cell at the edge are shaded, the last one is kept.',
  },
  enclosed: {
    name: 'Last way out',
    statement: 'When all but one of the cells around a cell are shaded, the last one is kept.',
  },
  'must-not-cut-off': {
    name: 'Must not cut off',
    statement: 'A cell that would cut the kept cells in two if it were shaded is kept.',
  },
  'offset-pair': {
    name: 'Offset pair',
    statement:
      'Beside a pair and the cell next to it, two equal numbers stand at the two ends: that next cell is kept.',
  },
  'double-edge-pair': {
    name: 'Double edge pair',
    statement:
      'Two pairs one behind the other at the edge: the cells on either side of the outer pair are kept.',
  },
  'triple-edge-pair': {
    name: 'Triple edge pair',
    statement:
      'Three pairs one behind the other at the edge: the cells on either side of the outer two pairs are kept.',
  },
  'cannot-be': {
    name: 'Supposition',
    statement: 'If a mark leads to a broken rule, the cell is the other way.',
  },
  'same-either-way': {
    name: 'Same either way',
    statement: 'A cell that comes out the same whichever way another one goes is settled.',
  },
}

/** A line in the middle of a sentence. */
export function nameLine(line: LineName): string {
  switch (line.kind) {
    case 'row':
      return `row ${line.row}`
    case 'column':
      return `column ${line.column}`
    case 'slant':
      return `the slanting line from ${line.ends[0]} to ${line.ends[1]}`
  }
}

/** Joins names: `a1`, `a1 and b2`, `a1, b2 and c3`. */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Many cells by their first and a count. */
export function summarizeCells(cells: readonly string[]): string {
  return cells.length <= 6 ? joinNames(cells) : `${cells[0]} and ${cells.length - 1} more cells`
}

/** Cells and their verb. */
export function namesWithVerb(cells: readonly string[]): string {
  return `${joinNames(cells)} ${cells.length === 1 ? 'is' : 'are'}`
}
