import type { Tool, ToolCall } from '#kernel/tool.ts'
import { gradePuzzle } from '../engine/grader.ts'
import { neededSteps } from '../engine/needed-steps.ts'
import { solve } from '../engine/solver/solve.ts'
import type { Step } from '../engine/techniques/technique.ts'
import { describeStep, type StepDescription } from '../presentation/step-description.ts'
import { cachedTopologyOf } from '../rules/board.ts'
import { type Puzzle, type Shading, writePuzzle } from '../rules/puzzle.ts'
import type { Topology } from '../rules/topology.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { stepSentence } from '../text/en-steps.ts'
import { toolText } from '../text/en-tools.ts'
import { PUZZLE_FLAG } from './input-puzzles.ts'
import { forEachPuzzle } from './solve.ts'

const text = toolText.explain

export const explainTool: Tool<SolitudoTypes['refusals']> = {
  summary: text.summary,
  inputsUsage: '[FILE|-]',
  flags: { puzzle: PUZZLE_FLAG },
  examples: [
    'quincunx solitudo explain puzzle.txt',
    'quincunx solitudo generate --size 6 --grade 2 | quincunx solitudo explain -',
  ],
  readsLines: true,
  run: call => forEachPuzzle(call, explain),
}

function explain(puzzle: Puzzle, call: ToolCall): void {
  const explanation = explainSolution(puzzle)
  if (call.json) call.write(JSON.stringify({ puzzle: writePuzzle(puzzle), ...explanation }))
  else {
    const { sentences, solution } = explanation
    call.write([writePuzzle(puzzle), '', ...sentences, ...(solution ? ['', ...solution] : []), ''].join('\n'))
  }
}

/** A step as data, with its sentence. */
type ExplainedStep = StepDescription & { readonly reason: string }

interface Explanation {
  /** None, one, or two for several. */
  readonly solutions: 0 | 1 | 2
  readonly solution: Shading | null
  readonly steps: readonly ExplainedStep[]
  /** The same in numbered sentences, steps that belong together in one of them. */
  readonly sentences: readonly string[]
}

function explainSolution(puzzle: Puzzle): Explanation {
  const { solutions } = solve(puzzle)
  if (solutions !== 1) {
    const sentence = solutions === 0 ? text.noSolution : text.severalSolutions
    return { solutions, solution: null, steps: [], sentences: [sentence] }
  }
  const { steps, solved } = gradePuzzle(puzzle)
  const board = cachedTopologyOf(puzzle)
  const needed = solved ? neededSteps(board, steps) : steps
  return {
    solutions,
    solution: solved ?? null,
    steps: needed.map(step => {
      const description = describeStep(board, step)
      return { ...description, reason: stepSentence(description) }
    }),
    sentences: [...explainSteps(board, needed), ...(solved ? [] : [text.nested])],
  }
}

/** A step, with follow-up steps that get no sentence of their own. */
interface Paragraph {
  readonly steps: StepDescription[]
  /** The cells that are kept because they touch cells that the step has shaded. */
  readonly around: string[]
}

/** The whole reasoning in numbered paragraphs. */
export function explainSteps(topology: Topology, steps: readonly Step[]): string[] {
  const paragraphs: Paragraph[] = []
  for (const step of steps) {
    const description = describeStep(topology, step)
    const last = paragraphs.at(-1)
    if (last && isFollowUp(last, description)) last.around.push(...description.kept)
    else if (last && canJoin(last, description)) last.steps.push(description)
    else paragraphs.push({ steps: [description], around: [] })
  }
  return paragraphs.map(({ steps, around }, index) => text.paragraph(index + 1, steps, around))
}

function isFollowUp({ steps }: Paragraph, { technique, from }: StepDescription): boolean {
  return technique === 'around-shaded' && steps.some(({ shaded }) => shaded.includes(from[0]!))
}

/** Consecutive sandwich pairs are explained together. */
function canJoin({ steps, around }: Paragraph, { technique }: StepDescription): boolean {
  return technique === 'sandwich-pair' && steps[0]!.technique === 'sandwich-pair' && around.length === 0
}
