import type { SettledMark } from '../engine/techniques/technique.ts'
import type {
  BreachDescription,
  LineName,
  StepDescription,
  SuppositionDescription,
} from '../presentation/step-description.ts'

/** Why a step holds and what follows from it, in a sentence or two. */
export function stepSentence(step: StepDescription): string {
  const { technique, from, numbers, shaded, kept, cutOff = [], suppositions = [] } = step
  const [first, second, third, fourth] = from
  const number = numbers[0]
  const where = step.line ? nameLine(step.line) : ''
  switch (technique) {
    case 'around-shaded':
      return kept.length === 1
        ? `${first} is shaded, so ${kept[0]} next to it is kept.`
        : `${first} is shaded, so the cells around it are kept: ${joinNames(kept)}.`
    case 'repeat-of-kept':
      return shaded.length === 1
        ? `The ${number} at ${first} is kept, so the ${number} at ${shaded[0]} in ${where} is shaded.`
        : `The ${number} at ${first} is kept, so the other ${number}s in ${where} are shaded: ${joinNames(shaded)}.`
    case 'sandwich-triple':
      return `${joinNames(from)} are three ${number}s in a row. Only one can stay and shaded cells never touch, so ${second} is kept, and ${first} and ${third} are shaded.`
    case 'sandwich-pair':
      return `${kept[0]} is between two ${number}s, ${first} and ${second}. One of them is shaded, so ${kept[0]} is kept.`
    case 'pair-in-line':
      return `One of the two ${number}s at ${first} and ${second} is kept, so every other ${number} in ${where} is shaded: ${joinNames(shaded)}.`
    case 'beside-pair':
      return `One of the two ${number}s at ${first} and ${second} is shaded, so the cells that touch both are kept: ${joinNames(kept)}.`
    case 'flanked-pair':
      return `${first} to ${fourth} read ${numbers.join(' ')}. One of these ${number}s and one of these ${numbers[1]}s is kept, so every other ${number} and ${numbers[1]} in ${where} is shaded: ${joinNames(shaded)}.`
    case 'quad-corner':
      return `One cell of each pair is shaded. Shading ${second} and ${third} would cut off the corner ${first}, so it’s the other two: ${first} and ${fourth}.`
    case 'triple-corner':
      return `If the ${number} at ${first} were kept, the ${number}s at ${second} and ${third} would be shaded and the corner ${cutOff[0]} cut off. So ${first} is shaded.`
    case 'double-corner':
      return `One of the two ${number}s at ${first} and ${second} is shaded. If it’s ${second}, ${kept[0]} next to it is kept; if it’s ${first}, ${kept[0]} is the only way out of the corner ${cutOff[0]}. So ${kept[0]} is kept.`
    case 'corner-close':
    case 'edge-close':
    case 'enclosed':
      return `With ${joinNames(from)} shaded, ${kept[0]} is the only way out of ${cutOff[0]}, so ${kept[0]} is kept.`
    case 'must-not-cut-off':
      return `Shading ${kept[0]} would cut ${summarizeCells(cutOff)} off from the rest, so ${kept[0]} is kept.`
    case 'offset-pair':
      return `If ${kept[0]} were shaded, ${second} would be kept and ${first} shaded, and then the two ${numbers[2]}s at ${third} and ${fourth} would both be kept. So ${kept[0]} is kept.`
    case 'double-edge-pair':
    case 'triple-edge-pair':
      return `In the pairs ${joinNames(pairs(from))} the shaded cells alternate, so the kept cell of each outer pair has only one way out, along its line. So ${namesWithVerb(kept)} kept.`
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
      : `${joinNames(steps.flatMap(({ kept }) => kept))} are each between two equal numbers, so they are kept.`
  if (around.length === 0) return sentence
  return `${sentence} Around ${steps.flatMap(({ shaded }) => shaded).length === 1 ? 'it' : 'them'} ${namesWithVerb(around)} kept.`
}

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count)
}

/** A broken rule, as a sentence. */
export function breachSentence(breach: BreachDescription): string {
  const { rule, cells } = breach
  switch (rule) {
    case 'touching':
      return `${joinNames(cells)} are both shaded, but they touch.`
    case 'repeated':
      return `${countRepeated(breach)} are kept in ${nameLineOf(breach)}: ${joinNames(cells)}.`
    case 'divided':
      return `${summarizeCells(cells)} ${cells.length === 1 ? 'is' : 'are'} cut off from the rest.`
  }
}

/** A number that is left several times in a line, as a sentence. */
export function stillRepeated(breach: BreachDescription): string {
  return `${countRepeated(breach)} are still unshaded in ${nameLineOf(breach)}: ${joinNames(breach.cells)}.`
}

/** A broken rule as the end of a supposition, in the middle of a sentence. */
export function wouldBreak(breach: BreachDescription): string {
  const { rule, cells } = breach
  switch (rule) {
    case 'touching':
      return `${joinNames(cells)} would both be shaded and would touch`
    case 'repeated':
      return `${countRepeated(breach).toLowerCase()} would be kept in ${nameLineOf(breach)}: ${joinNames(cells)}`
    case 'divided':
      return `${summarizeCells(cells)} would be cut off from the rest`
  }
}

function countRepeated({ cells, number }: BreachDescription): string {
  return `${countWord(cells.length)} ${number}s`
}

function nameLineOf({ line }: BreachDescription): string {
  return line ? nameLine(line) : 'a line'
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
  return cells.length <= 6 ? joinNames(cells) : `${cells[0]} and ${cells.length - 1} other cells`
}

/** Cells and their verb. */
export function namesWithVerb(cells: readonly string[]): string {
  return `${joinNames(cells)} ${cells.length === 1 ? 'is' : 'are'}`
}
