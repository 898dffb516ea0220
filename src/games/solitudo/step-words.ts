import { wouldBreak } from './breach-words.ts'
import type { SettledMark } from './engine/techniques/technique.ts'
import { joinNames, lineWords, namesWithVerb, summarizeCells } from './phrase-words.ts'
import type { StepDescription, SuppositionDescription } from './presentation/step-description.ts'

/** Why a step holds and what follows from it, in a sentence or two. */
export function stepWords(step: StepDescription): string {
  const { technique, from, numbers, shaded, kept, cutOff = [], suppositions = [] } = step
  const [first, second, third, fourth] = from
  const number = numbers[0]
  const where = step.line ? lineWords(step.line) : ''
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

/** What follows one after the other: `e7 is shaded, e6 and e8 kept, b6 shaded`. */
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
