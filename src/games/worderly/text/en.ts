import { type Cell, writeCell } from '#kernel/grid.ts'
import type { Details } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import { type LetterPosition, letterPositions, type RankRecord } from '../presentation/presentation.ts'
import { HIDDEN, isOfMain, NO_LETTER } from '../rules/layout.ts'
import { inCapitals } from '../rules/letter-case.ts'
import { type Event, type Level, LIVES, type View, type WorderlyTypes } from '../rules/types.ts'
import { count, describeGuess, joinWords, livesLeft } from './en-guesses.ts'
import { help } from './en-help.ts'
import { refusals } from './en-refusals.ts'

export const levelNames: Readonly<Record<Level, string>> = {
  apprentice: 'Apprentice',
  scholar: 'Scholar',
  sorcerer: 'Sorcerer',
  master: 'Master',
  elder: 'Elder',
}

const HEADLINES: Readonly<Record<string, string>> = {
  won: 'THE SPELL IS COMPLETE',
  lost: 'THE MAGIC IS SPENT',
  left: 'THE SPELL RESTS',
}

const SHORT_OUTCOMES: Readonly<Record<string, string>> = { lost: 'lost', left: 'left' }

const OUTCOMES: Readonly<Record<string, string>> = {
  won: 'Every hidden word has come to light.',
  lost: 'These are the words you missed.',
  left: 'You left before the end. These are the words you missed.',
}

const ACHIEVEMENTS: Readonly<Record<Level, string>> = {
  apprentice: 'The wand is yours: you are an Apprentice now.',
  scholar: 'The spell book is yours: you are a Scholar now.',
  sorcerer: 'The hat fits: you are a Sorcerer now.',
  master: 'The crystal clears: you are a Master now.',
  elder: 'The moon bows to you: you are an Elder now. There is no higher rank.',
}

export const text: GameText<WorderlyTypes> = {
  options: {
    level: {
      label: 'Level',
      help: 'The higher the rank, the fewer lives.',
      choices: Object.fromEntries(
        Object.entries(levelNames).map(([level, name]) => [level, `${name}: ${LIVES[level as Level]} lives`]),
      ),
    },
    judging: {
      label: 'Mistakes',
      help: 'Mistakes are repeated words, other letters, and words that are too short or too long.',
      choices: {
        kind: 'Forgiving: only a wrong guess costs a life',
        strict: 'Strict: every mistake costs a life',
      },
    },
    area: {
      label: 'Grid',
      choices: { wide: 'Wide: up to 15×25', compact: 'Compact: up to 13×13' },
    },
    lexicon: { label: 'Your own words', help: 'One word per line. Leave empty to use the built-in words.' },
    puzzle: { label: 'Puzzle', help: 'Paste a puzzle, or leave empty for a new one.' },
  },
  levels: {},
  moveExample: 'a word, S to shuffle the letters, ? for a letter (it costs a life), E to leave',
  help,
  refusals,
  event: describeEvent,
  status: describeStatus,
  outcome: ({ reason }) => OUTCOMES[reason] ?? reason,
  puzzleOutcome({ reason }) {
    const headline = HEADLINES[reason]
    const short = SHORT_OUTCOMES[reason]
    return { ...(headline && { headline }), ...(short && { short }) }
  },
  heading: describeLevel,
  describeFacts,
  // The first win at a level earns its rank, whichever judging it was.
  achievement: ({ level }, before) =>
    before.some(category => category.level === level) ? undefined : ACHIEVEMENTS[level as Level],
  cell: describeCell,
  note: ({ code }) => code,
}

export const commandText = {
  shuffle: 'Shuffle',
  letter: 'A letter for a life',
  leave: 'Leave the level',
  confirmLeave: 'Leave this level and see the words you missed?',
}

/** A rank, and whether its judging is strict. */
export function describeLevel({ level, judging }: Pick<View, 'level' | 'judging'>): string {
  return `${levelNames[level]}${judging === 'strict' ? ', strict' : ''}`
}

/** The record of a rank; empty where it was never played to the end. */
export function describeRankRecord({ won, best }: RankRecord): string {
  if (best === undefined) return ''
  const often =
    won === 0 ? 'Not won yet' : won === 1 ? 'Won once' : won === 2 ? 'Won twice' : `Won ${won} times`
  return `${often}, best ${count(best, 'point')}`
}

function describeEvent(event: Event): string {
  switch (event.kind) {
    case 'began':
      return `${levelNames[event.level]}: ${LIVES[event.level]} lives. ${event.words} words hide in the letters ${spaced(event.letters)}.`
    case 'found':
    case 'bonus':
    case 'wrong':
    case 'charged':
      return describeGuess(event)
    case 'shuffled':
      return `The letters whirl: ${spaced(event.letters)}.`
    case 'hinted':
      return [
        `A whisper: ${inCapitals(event.letter)} at ${writeCell(event.cell)}. ${livesLeft(event.lives)}`,
        ...(event.revealed.length > 0 ? [`That completes ${joinWords(event.revealed)}.`] : []),
      ].join(' ')
    case 'won':
      return `Worderly Place lies open: ${count(event.points, 'point')}, ${count(event.lives, 'life', 'lives')} to spare.`
    case 'lost':
      // The event before this one names the last life, and the headline follows.
      return `Still hidden: ${joinWords(event.missed)}.`
    case 'left':
      return `You slip away. Still hidden: ${joinWords(event.missed)}.`
  }
}

function describeStatus(view: View): string {
  if (view.over === 'won')
    return `All ${view.words.length} words found, ${count(view.points, 'point')}${withBonus(view)}.`
  const found = `${view.found.length} of ${view.words.length} words`
  const score = `${found}, ${count(view.lives, 'life', 'lives')}, ${count(view.points, 'point')}`
  return view.over ? `${score}${withBonus(view)}.` : `${score}. Letters: ${spaced(view.letters)}.`
}

function withBonus({ bonus }: View): string {
  return bonus.length > 0 ? `, ${count(bonus.length, 'bonus word')}` : ''
}

function describeCell(view: View, cell: Cell): string {
  const character = (view.solution ?? view.grid)[cell.row]?.charAt(cell.column) || NO_LETTER
  const where = writeCell(cell)
  if (character === NO_LETTER) return `no letter, ${where}`
  if (character === HIDDEN)
    return ['hidden letter', ...letterPositions(view.words, cell).map(describePosition), where].join(', ')
  const missed = view.over && view.grid[cell.row]!.charAt(cell.column) === HIDDEN ? ', not found' : ''
  return `${inCapitals(character, view.letters)}${missed}${isOfMain(view.words, cell) ? ', main word' : ''}, ${where}`
}

function describePosition({ number, length, direction }: LetterPosition): string {
  return `${number} of ${length} ${direction === 'diagonal' ? 'in the main word' : direction}`
}

function describeFacts({ level, judging, points, found, words: hidden, bonus }: Details): string {
  return [
    levelNames[level as Level],
    ...(found === undefined ? [] : [`${found} of ${hidden} words`, count(Number(points), 'point')]),
    ...(Number(bonus) > 0 ? [count(Number(bonus), 'bonus word')] : []),
    ...(judging === 'strict' ? ['strict'] : []),
  ].join(', ')
}

function spaced(letters: string): string {
  return [...inCapitals(letters)].join(' ')
}
