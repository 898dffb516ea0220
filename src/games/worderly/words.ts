import { type Cell, writeCell } from '#kernel/grid.ts'
import type { Details } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import { guessWords, joinWords, lifeWords, rejectionWords } from './guess-words.ts'
import { LEVEL_NAMES } from './level-words.ts'
import { HIDDEN, isOfMain, NO_LETTER, STEPS } from './rules/layout.ts'
import { type Event, type Level, LIVES, type SeenWord, type View, type WorderlyTypes } from './rules/types.ts'

const HEADLINES: Readonly<Record<string, string>> = {
  won: 'THE SPELL IS COMPLETE',
  lost: 'THE MAGIC IS SPENT',
  left: 'THE SPELL RESTS',
}

const ENDS: Readonly<Record<string, string>> = { lost: 'lost', left: 'left' }

const OUTCOMES: Readonly<Record<string, string>> = {
  won: 'Every hidden word has come to light.',
  lost: 'The words you missed are shown.',
  left: 'You left before the end. The words you missed are shown.',
}

export const words: GameText<WorderlyTypes> = {
  title: 'Wizards of Worderly Place',
  tagline: 'Six letters, twenty-one hidden words, and a handful of lives.',
  options: {
    level: {
      label: 'Level',
      help: 'The higher the rank, the fewer lives.',
      choices: Object.fromEntries(
        Object.entries(LEVEL_NAMES).map(([level, name]) => [
          level,
          `${name}: ${LIVES[level as Level]} lives`,
        ]),
      ),
    },
    judging: {
      label: 'Judging',
      help: 'Strict takes a life for every guess that uncovers nothing.',
      choices: { kind: 'Kind: only a wrong guess costs a life', strict: 'Strict: so does every slip' },
    },
    area: {
      label: 'Grid',
      choices: { wide: 'Wide: up to 15 by 25', compact: 'Compact: up to 13 by 13' },
    },
    lexicon: { label: 'Your own words', help: 'One word a line. Empty for the words of the house.' },
    puzzle: { label: 'Puzzle', help: 'Filled in when the puzzle is made; a link brings one along.' },
  },
  levels: {},
  moveExample: 'a word, S to shuffle the letters, ? for a letter at the price of a life, E to leave',
  loadHelp: async shell => (await import('./help-words.ts')).helpIn(shell),
  rejection: rejectionWords,
  event: eventWords,
  status: statusWords,
  headline: ({ reason }) => HEADLINES[reason],
  outcome: ({ reason }) => OUTCOMES[reason] ?? reason,
  shortOutcome: ({ reason }) => ENDS[reason],
  describeFacts: factWords,
  loadAchievements: async () => (await import('./achievement-words.ts')).describeAchievement,
  cell: cellWords,
  note: ({ text, code }) => text ?? code,
  commands: [
    {
      word: 'shuffle',
      key: '~',
      label: 'Shuffle',
      move: ({ acting }) => (acting ? 's' : undefined),
    },
    {
      word: 'letter',
      key: '!',
      label: 'A letter for a life',
      move: ({ acting, canHint }) => (acting && canHint ? '?' : undefined),
    },
    {
      word: 'leave',
      key: '\\',
      label: 'Leave the level',
      move: ({ acting }) => (acting ? 'e' : undefined),
      skipsConfirmWhenTyped: true,
      confirm: () => 'Leave this level and see the words you have not found?',
    },
  ],
  dailies: { words: 'Words of the day' },
}

function eventWords(event: Event): string {
  switch (event.kind) {
    case 'began':
      return `${LEVEL_NAMES[event.level]}: ${LIVES[event.level]} lives. ${event.words} words hide in the letters ${spaced(event.letters)}.`
    case 'found':
    case 'bonus':
    case 'wrong':
    case 'charged':
      return guessWords(event)
    case 'shuffled':
      return `The letters whirl: ${spaced(event.letters)}.`
    case 'hinted':
      return [
        `A whisper: ${event.letter.toUpperCase()} at ${writeCell(event.cell)}. ${lifeWords(event.lives)}`,
        ...(event.revealed.length > 0 ? [`That completes ${joinWords(event.revealed)}.`] : []),
      ].join(' ')
    case 'won':
      return `Worderly Place lies open: ${count(event.points, 'point')}, ${count(event.lives, 'life', 'lives')} to spare.`
    case 'lost':
      // The guess before has told of the last life, and the headline tells what follows.
      return `Still hidden: ${joinWords(event.missed)}.`
    case 'left':
      return `You slip away. Still hidden: ${joinWords(event.missed)}.`
  }
}

function statusWords(view: View): string {
  if (view.over === 'won') return `All ${view.words.length} words found, ${count(view.points, 'point')}.`
  const found = `${view.found.length} of ${view.words.length} words`
  const tally = `${found}, ${count(view.lives, 'life', 'lives')}, ${count(view.points, 'point')}.`
  return view.over ? tally : `${tally} Letters: ${spaced(view.letters)}.`
}

function cellWords(view: View, cell: Cell): string {
  const sign = (view.solution ?? view.grid)[cell.row]?.charAt(cell.column) || NO_LETTER
  const where = writeCell(cell)
  if (sign === NO_LETTER) return `no letter, ${where}`
  if (sign === HIDDEN) return ['hidden letter', ...partsOf(view.words, cell), where].join(', ')
  const missed = view.over && view.grid[cell.row]!.charAt(cell.column) === HIDDEN ? ', not found' : ''
  return `${sign.toUpperCase()}${missed}${isOfMain(view.words, cell) ? ', main word' : ''}, ${where}`
}

/** Which letter of which words stands on a cell. */
function partsOf(placed: readonly SeenWord[], cell: Cell): readonly string[] {
  return placed.flatMap(({ cell: first, direction, length }) => {
    const at = Array.from({ length }, (_, index) => index).find(
      index =>
        first.row + STEPS[direction].row * index === cell.row &&
        first.column + STEPS[direction].column * index === cell.column,
    )
    if (at === undefined) return []
    return [`${at + 1} of ${length} ${direction === 'diagonal' ? 'in the main word' : direction}`]
  })
}

function factWords({ level, judging, points, found, words: hidden, bonus }: Details): string {
  return [
    LEVEL_NAMES[level as Level],
    ...(found === undefined ? [] : [`${found} of ${hidden} words`, count(Number(points), 'point')]),
    ...(Number(bonus) > 0 ? [count(Number(bonus), 'bonus word')] : []),
    ...(judging === 'strict' ? ['strict'] : []),
  ].join(', ')
}

function spaced(letters: string): string {
  return [...letters.toUpperCase()].join(' ')
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}
