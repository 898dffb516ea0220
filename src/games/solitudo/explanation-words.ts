import type { Step } from './engine/techniques/technique.ts'
import { joinNames, namesWithVerb } from './phrase-words.ts'
import { describeStep, type StepDescription } from './presentation/step-description.ts'
import type { Topology } from './rules/topology.ts'
import { stepWords } from './step-words.ts'

/** A step with the follow-ups that go without saying. */
interface Paragraph {
  readonly steps: StepDescription[]
  /** The cells kept because they lie around those that the step has shaded. */
  readonly around: string[]
}

/** The whole reasoning as numbered sentences. What lies around newly shaded cells is told along with them. */
export function explainSteps(topology: Topology, steps: readonly Step[]): string[] {
  const paragraphs: Paragraph[] = []
  for (const step of steps) {
    const telling = describeStep(topology, step)
    const last = paragraphs.at(-1)
    if (last && isFollowUp(last, telling)) last.around.push(...telling.kept)
    else if (last && canJoin(last, telling)) last.steps.push(telling)
    else paragraphs.push({ steps: [telling], around: [] })
  }
  return paragraphs.map((paragraph, index) => `${index + 1}. ${paragraphWords(paragraph)}`)
}

function isFollowUp({ steps }: Paragraph, { technique, from }: StepDescription): boolean {
  return technique === 'around-shaded' && steps.some(({ shaded }) => shaded.includes(from[0]!))
}

/** Whether a step says the same of another cell: several sandwich pairs in a row are one thought. */
function canJoin({ steps, around }: Paragraph, { technique }: StepDescription): boolean {
  return technique === 'sandwich-pair' && steps[0]!.technique === 'sandwich-pair' && around.length === 0
}

function paragraphWords({ steps, around }: Paragraph): string {
  const sentence =
    steps.length === 1
      ? stepWords(steps[0]!)
      : `${joinNames(steps.flatMap(({ kept }) => kept))} each stand between two equal numbers, so they are kept.`
  if (around.length === 0) return sentence
  return `${sentence} Around ${steps.flatMap(({ shaded }) => shaded).length === 1 ? 'it' : 'them'} ${namesWithVerb(around)} kept.`
}
