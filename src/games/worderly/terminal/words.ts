import { LEVEL_NAMES, levelWords } from '../level-words.ts'
import type { PlayedPuzzle } from '../presentation/rank-record.ts'
import { rankWords } from '../rank-words.ts'
import { type LatestGuess, LEVELS, type Level, LIVES, type View } from '../rules/types.ts'

/** What Wizards of Worderly Place says in the terminal alone: its menus and the labels beside the grid. */
export const terminalWords = {
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
  levels: LEVELS.map((value, index) => ({
    value,
    label: LEVEL_NAMES[value],
    note: `${livesOf(value)}${index === 0 ? '   easiest' : index === LEVELS.length - 1 ? '   hardest' : ''}`,
  })),
  rankNote(level: Level, kept: readonly PlayedPuzzle[]) {
    const told = rankWords(level, kept)
    return told === '' ? undefined : `${livesOf(level)}   ${told}`
  },
  keys: {
    shuffle: 'shuffle',
    hint: 'a letter for a life',
    exit: 'leave',
    help: 'help',
  },
  invites: 'Type a word, then Enter',
  enter: 'guess',
  level: levelWords,
  lives: ({ lives, livesAtFirst }: View) => ['Lives   ', `${lives} of ${livesAtFirst}`],
  points: ({ points }: View) => ['Points  ', `${points}`],
  words: ({ found, words }: View) => ['Words   ', `${found.length} of ${words.length}`],
  letters: 'Letters',
  latest: 'Latest guess',
  noGuess: 'none yet',
  result: ({ result, cells }: LatestGuess) =>
    result === 'found' ? `found, +${cells.length}` : RESULTS[result],
  bonus: (count: number) => `Bonus words: ${count}`,
  missed: (count: number) => `Missed words: ${count}`,
  more: (count: number) => `and ${count} more`,
  text: {
    latest: (guess: string, result: string) => `Latest guess: ${guess}, ${result}`,
    bonus: (words: readonly string[]) => `Bonus words: ${words.join(', ')}.`,
  },
} as const

function livesOf(level: Level): string {
  return `${`${LIVES[level]}`.padStart(2)} lives`
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
