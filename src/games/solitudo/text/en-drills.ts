import type { Note } from '#kernel/engine.ts'
import type { ExerciseKindText } from '#kernel/exercise.ts'
import type { DrillKind } from '../exercise-kinds.ts'
import type { StepDescription } from '../presentation/step-description.ts'
import { stepSentence } from './en-steps.ts'
import { techniques } from './en-techniques.ts'

/** The drills, each with the name and the statement of its technique. */
export const drillText: Readonly<Record<DrillKind, ExerciseKindText>> = {
  'around-shaded': textOf('around-shaded'),
  'repeat-of-kept': textOf('repeat-of-kept'),
  'sandwich-triple': textOf('sandwich-triple'),
  'sandwich-pair': textOf('sandwich-pair'),
  'pair-in-line': textOf('pair-in-line'),
  'beside-pair': textOf('beside-pair'),
  'flanked-pair': textOf('flanked-pair'),
  'quad-corner': textOf('quad-corner'),
  'triple-corner': textOf('triple-corner'),
  'double-corner': textOf('double-corner'),
  'corner-close': textOf('corner-close'),
  'edge-close': textOf('edge-close'),
  enclosed: textOf('enclosed'),
  'must-not-cut-off': textOf('must-not-cut-off'),
  'offset-pair': textOf('offset-pair'),
  'double-edge-pair': textOf('double-edge-pair'),
  'triple-edge-pair': textOf('triple-edge-pair'),
  'cannot-be': textOf('cannot-be'),
}

export const drillNote = `In each, the technique is the next step: nothing easier helps. There are none of “${techniques['same-either-way'].name}”, which hardly any puzzle needs.`

function textOf(kind: DrillKind): ExerciseKindText {
  const { name, statement } = techniques[kind]
  return {
    name,
    explanation: statement,
    goal: ({ steps }) =>
      `${name}: ${lowerFirst(statement)} Mark a cell that follows from it${Number(steps) > 1 ? ' (there are several)' : ''}.`,
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The sentence of a drill about a mark; undefined for another note. */
export function drillSentence({ code, details = {} }: Pick<Note, 'code' | 'details'>): string | undefined {
  const step = details.step as StepDescription | undefined
  switch (code) {
    case 'drill-continue':
      return 'Go on.'
    case 'drill-solved':
      return step ? `Right. ${stepSentence(step)}` : ''
    case 'drill-wrong': {
      const why = details.isTrue
        ? `${details.cell} is ${details.mark}, but not by this technique.`
        : `${details.cell} isn’t ${details.mark}.`
      return step ? `${why} ${stepSentence(step)}` : why
    }
    default:
      return undefined
  }
}
