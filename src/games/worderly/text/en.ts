import { type Cell, writeCell } from '#kernel/grid.ts'
import type { Details } from '#kernel/result.ts'
import type { GameText, HelpSection } from '#kernel/text.ts'
import { type LetterPosition, letterPositions, type RankRecord } from '../presentation.ts'
import { HIDDEN, isOfMain, NO_LETTER } from '../rules/layout.ts'
import { inCapitals } from '../rules/letter-case.ts'
import {
  type Event,
  type Judging,
  type LatestGuess,
  type Level,
  LIVES,
  type View,
  type WorderlyTypes,
} from '../rules/types.ts'
import { count, describeGuess, describeLatest, joinWords, livesLeft } from './en-guesses.ts'
import { refusals } from './en-refusals.ts'

export { refusals } from './en-refusals.ts'

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
  lost: 'The words you missed are shown.',
  left: 'You left before the end. The words you missed are shown.',
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
  confirmLeave: 'Leave this level and see the words you have not found?',
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
  if (view.over === 'won') return `All ${view.words.length} words found, ${count(view.points, 'point')}.`
  const found = `${view.found.length} of ${view.words.length} words`
  const score = `${found}, ${count(view.lives, 'life', 'lives')}, ${count(view.points, 'point')}.`
  return view.over ? score : `${score} Letters: ${spaced(view.letters)}.`
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

const CONTROLS_HELP = {
  browser: [
    'Draw a line from letter to letter on the wheel and let go. Or tap the letters and press Guess; or type the word, then Enter.',
    'The sign in the middle of the wheel shuffles the letters, which costs nothing. Hint uncovers a letter at the price of a life: touch the tile that you want, or press Any. The way to leave the level is in the menu.',
  ],
  terminal: [
    'Type a word to guess it. Type S to shuffle the letters, which costs nothing. Type ? to uncover a letter at the price of a life, or ? and a cell, such as “? c4”, to choose which. Type E to leave the level.',
  ],
} as const

function help(shell: 'browser' | 'terminal'): readonly HelpSection[] {
  return [
    {
      heading: 'The puzzle',
      paragraphs: [
        'Six scrambled letters are given. They make the main word, which lies on the diagonal in capitals, and twenty more words of three to six letters. All are hidden in the grid; find them.',
        'Each letter may be used as often as it is given.',
      ],
    },
    {
      heading: 'In play',
      paragraphs: CONTROLS_HELP[shell],
    },
    {
      heading: 'Points and lives',
      paragraphs: [
        'A hidden word comes to light when you guess it, and each new letter is a point. A word that others have uncovered letter by letter counts as found, without points.',
        'A wrong guess costs a life. A real word that is not hidden is a bonus word and costs nothing; nor does a slip, such as a word you have found already. Strict judging takes a life for these too.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'You win when every letter is uncovered, and lose with your last life. Leaving is neither. What you missed is shown at the end.',
      ],
    },
    {
      heading: 'Levels',
      paragraphs: ['Apprentice has 20 lives, Scholar 15, Sorcerer 10, Master 5, and Elder 3.'],
    },
  ]
}

const JUDGING_NOTES: Readonly<Record<Judging, string>> = {
  kind: 'Only a wrong guess costs a life.',
  strict: 'Strict: every slip costs a life.',
}

/** The sentences of the browser. */
export const webText = {
  begin: 'Draw a line from letter to letter, tap them one by one, or type.',
  latest: describeLatest,
  tooShort: 'A spell takes three letters or more.',
  notThere: (letter: string) => `There is no ${letter} left.`,
  nothing: 'no letter',
  letters: 'Letters',
  lives: (lives: number) => (lives === 1 ? 'life' : 'lives'),
  points: (points: number) => (points === 1 ? 'point' : 'points'),
  wordsFound: 'words',
  guess: 'Guess',
  erase: 'Erase',
  eraseLabel: 'Erase the last letter',
  shuffle: 'Shuffle the letters',
  hint: 'Hint',
  hintAny: 'Any',
  hintPrice: '−1 life',
  hintAsks: 'Choose a hidden tile to uncover it for a life, or “Any” for the one that helps most.',
  covered: 'Hidden. For a life it can be uncovered: press Hint, then this tile.',
  words: 'Words',
  noneYet: (judging: Judging) =>
    `No word found yet. The shortest are a good start. ${JUDGING_NOTES[judging]}`,
  rank: (lives: number, record: string) => `${lives} lives${record && `. ${record}`}`,
  mottoes: {
    apprentice: 'A fresh wand and time to wave it.',
    scholar: 'The first spell book, read twice.',
    sorcerer: 'A hat that fits at last.',
    master: 'The crystal shows the rest.',
    elder: 'Three lives are plenty, under the right moon.',
  } satisfies Record<Level, string>,
  lists: {
    title: 'Your words',
    close: 'Close',
    sortedBy: 'Sorted by',
    orders: { found: 'time', length: 'length', alphabet: 'alphabet' },
    found: (found: number, all: number) => `Found, ${found} of ${all}`,
    byItself: ', came to light by itself',
    bonus: (words: number) => `Bonus words, ${words}`,
    wrong: (words: number) => `Fizzled out, ${words}`,
    missed: (words: number) => `Missed, ${words}`,
    others: (words: number) => `More words in these letters, ${words}`,
  },
}

const RESULTS: Readonly<Record<Exclude<LatestGuess['result'], 'found'>, string>> = {
  bonus: 'bonus word',
  wrong: 'wrong',
  empty: 'no word',
  'too-short': 'too short',
  'too-long': 'too long',
  letters: 'other letters',
  'found-before': 'found before',
  'revealed-before': 'revealed before',
  repeated: 'tried before',
}

/** The sentences of the terminal: its menus and the labels beside the grid. */
export const terminalText = {
  menu: {
    play: 'Play',
    playNote: 'choose a level and begin',
    help: 'Help',
    resume: 'Go on',
    others: 'Other ways to play',
    othersNote: 'strict judging, a smaller grid, your own words',
    exit: 'Exit',
    exitNote: 'leave the game',
    toHome: 'back to the parlour',
    levels: 'Choose your level',
    toLevels: 'levels',
    back: 'Exit to the main menu',
    backNote: '',
  },
  easiest: 'easiest',
  hardest: 'hardest',
  levelNote: (lives: number, remark: string) =>
    `${`${lives}`.padStart(2)} lives${remark === '' ? '' : `   ${remark}`}`,
  keys: {
    shuffle: 'shuffle',
    hint: 'a letter for a life',
    exit: 'leave',
    help: 'help',
  },
  invites: 'Type a word, then Enter',
  enter: 'guess',
  lives: ({ lives, livesAtFirst }: View) => ['Lives   ', `${lives} of ${livesAtFirst}`],
  points: ({ points }: View) => ['Points  ', `${points}`],
  words: ({ found, words }: View) => ['Words   ', `${found.length} of ${words.length}`],
  letters: 'Letters',
  latest: 'Latest guess',
  noGuess: 'none yet',
  result: ({ result, cells }: LatestGuess) =>
    result === 'found' ? `found, +${cells.length}` : RESULTS[result],
  bonus: (words: number) => `Bonus words: ${words}`,
  missed: (words: number) => `Missed words: ${words}`,
  more: (words: number) => `and ${words} more`,
  plain: {
    latest: (guess: string, result: string) => `Latest guess: ${guess}, ${result}`,
    bonus: (words: readonly string[]) => `Bonus words: ${words.join(', ')}.`,
  },
}

/** The sentences of the command line. */
export const toolText = {
  generate: {
    summary: 'Makes puzzles, each of a main word on the diagonal and twenty more words.',
    help: {
      main: 'the main word, of six letters',
      area: (sizes: readonly string[]) => `${sizes.join(' or ')} (${sizes[0]})`,
      lexicon: 'your own words, one a line',
      count: (most: number) => `how many puzzles, up to ${most}`,
      seed: 'the same seed gives the same puzzles',
    },
  },
  check: {
    summary: 'Checks puzzles, one JSON object a line, and says what is wrong with each.',
    valid: (line: number) => `Line ${line}: valid.`,
    fault: (line: number, sentence: string) => `Line ${line}: ${sentence}`,
  },
}
