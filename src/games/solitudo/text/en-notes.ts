import type { Note } from '#kernel/engine.ts'
import type { AdviceCode } from '../engine/analysis/advice.ts'
import type { BreachDescription, StepDescription } from '../presentation/step-description.ts'
import { drillSentence } from './en-drills.ts'
import { breachSentence, countWord, joinNames, nameLine, namesWithVerb, stepSentence } from './en-steps.ts'
import { techniques } from './en-techniques.ts'

type NoteData = Pick<Note, 'code' | 'details'>

/** The sentence of a hint, a walkthrough, a drill or a review. */
export function noteSentence(note: NoteData): string {
  return (
    hintSentence(note) ??
    walkthroughSentence(note) ??
    drillSentence(note) ??
    reviewSentence(note) ??
    note.code
  )
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
        : `${countWord(Number(details.count))} marks are wrong, one of them in row ${details.row}.`
    case 'hint-wrong-cell':
      return `${details.cell} isn’t ${details.mark}.`
    case 'hint-wrong-reason':
      if (breach) return `${details.cell} isn’t ${details.mark}: ${lowerFirst(breachSentence(breach))}`
      if (step) return `${details.cell} isn’t ${details.mark}. ${stepSentence(step)}`
      return `${details.cell} isn’t ${details.mark}. The reason is a long one: undo this mark and continue from the others.`
    case 'hint-breach':
      return breach ? breachSentence(breach) : ''
    case 'hint-several-solutions':
      return 'This puzzle has several solutions, so no mark is right or wrong by itself. Hints can only point out broken rules.'
    case 'hint-no-solution':
      return 'This puzzle has no solution. Hints can only point out broken rules.'
    case 'hint-nested':
      return 'No technique finds the next step, and neither does a single supposition: you’d need suppositions within suppositions.'
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
      return `${from[0]} is shaded. What does that mean for the cells around it?`
    case 'repeat-of-kept':
      return `The ${numbers[0]} at ${from[0]} is kept. Is there another one in its line?`
    case 'corner-close':
    case 'edge-close':
    case 'enclosed':
    case 'must-not-cut-off':
      return `${from.length > 0 ? `${namesWithVerb(from)} shaded. ` : ''}Which cell must stay open?`
    case 'cannot-be':
      return `Suppose ${from[0]} were ${suppositions?.[0]?.mark}, and follow the consequences.`
    case 'same-either-way':
      return `Suppose ${from[0]} is kept, then that it is shaded. What is the same both times?`
    default:
      return `Look at ${joinNames(from)}.`
  }
}

/** A sentence may begin with a number word, whose capital must go in the middle of another sentence. */
export function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** The sentence of a walkthrough that is not a hint too; undefined for another note. */
function walkthroughSentence({ code, details = {} }: NoteData): string | undefined {
  if (code !== 'walk-set-aside') return undefined
  const cells = String(details.cells).split(' ')
  return cells.length === 1
    ? `The mark at ${cells[0]} is wrong, so the reasoning starts without it.`
    : `The marks at ${joinNames(cells)} are wrong, so the reasoning starts without them.`
}

/** The sentence of a review about a move or the whole game; undefined for another note. */
function reviewSentence({ code, details = {} }: NoteData): string | undefined {
  const cells = String(details.cells ?? '').split(' ')
  const step = details.step as StepDescription | undefined
  const steps = details.steps as readonly StepDescription[] | undefined
  switch (code) {
    case 'review-right':
      return step ? `Right: ${lowerFirst(techniques[step.technique].name)}.` : 'Right.'
    case 'review-ahead':
      return `Right, and a few steps ahead of your marks.`
    case 'review-far':
      return `Right, but it looks like a guess: from your marks it took ${steps?.length} steps.`
    case 'review-supposition':
      return 'Right. No technique gave this yet, but one supposition does.'
    case 'review-guess':
      return `Right, but a guess: neither a technique nor one supposition gave ${joinNames(cells)} yet.`
    case 'review-path':
      return pathSentence(Number(details.moves), Number(details.guesses), Number(details.missed))
    case 'review-wrong':
      return `${joinNames(cells)} shouldn’t be ${details.mark}.`
    case 'review-tried-wrong':
      return `${joinNames(cells)} shouldn’t be ${details.mark}, but this was only a trial.`
    case 'review-cleared':
      return 'Mark cleared.'
    case 'review-try':
      return 'Marks from here on are trial marks.'
    case 'review-hold':
      return 'The trial marks were right.'
    case 'review-drop':
      return 'No harm done.'
    case 'review-reveal':
      return 'The solution was shown.'
    case 'review-unjudged':
      return 'This puzzle has several solutions, so marks can’t be judged.'
    default:
      return undefined
  }
}

function pathSentence(moves: number, guesses: number, missed: number): string {
  const guessed =
    guesses === 0
      ? moves === 1
        ? 'Your right move followed from your marks'
        : `All ${moves} right moves followed from your marks`
      : `${guesses} of ${moves} right moves ${guesses === 1 ? 'was a guess' : 'were guesses'}`
  if (missed === 0) return `${guessed}.`
  const times = missed === 1 ? 'once' : missed === 2 ? 'twice' : `${missed} times`
  return `${guessed}; ${times} an easier step was there.`
}

/** A longer chain is cut: a walkthrough from that position shows all of it. */
const MOST_REASONS = 5

/** The reasons behind a note of a review, and the easier step where there was one. */
export function noteLines({ code, details = {} }: NoteData): readonly string[] {
  if (!code.startsWith('review-')) return []
  const { step, steps, easier } = details as {
    readonly step?: StepDescription
    readonly steps?: readonly StepDescription[]
    readonly easier?: StepDescription
  }
  const reasons = (steps ?? (step ? [step] : [])).map(stepSentence)
  if (reasons.length > MOST_REASONS)
    return [...reasons.slice(0, MOST_REASONS - 1), `And ${reasons.length - MOST_REASONS + 1} more steps.`]
  return easier ? [...reasons, `An easier step was there. ${stepSentence(easier)}`] : reasons
}
