import type { LatestGuess, View } from '../rules/types.ts'

const RESULTS: Readonly<Record<Exclude<LatestGuess['result'], 'found'>, string>> = {
  bonus: 'bonus word',
  wrong: 'wrong',
  empty: 'no word',
  'too-short': 'too short',
  'too-long': 'too long',
  letters: 'other letters',
  'found-before': 'already found',
  'revealed-before': 'already revealed',
  repeated: 'already tried',
  'not-hidden': 'not hidden',
}

/** The sentences of the terminal: its menus and the labels beside the grid. */
export const terminalText = {
  menu: {
    play: 'Play',
    playNote: 'choose a level and start',
    help: 'Help',
    resume: 'Game in progress',
    others: 'More options',
    othersNote: 'strict rules, a smaller grid, your own words',
    exit: 'Exit',
    exitNote: 'leave the game',
    toHome: 'back to all games',
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
    bonus: (words: readonly string[]) => `Bonus words (${words.length}): ${words.join(', ')}.`,
  },
}

/** The sentences of the command line. */
export const toolText = {
  generate: {
    summary: 'Makes puzzles, each with a main word on the diagonal and twenty more words.',
    help: {
      main: 'the main word, of six letters',
      area: (sizes: readonly string[]) => `${sizes.join(' or ')} (default: ${sizes[0]})`,
      lexicon: 'your own words, one per line',
      count: (most: number) => `how many puzzles, up to ${most} (default: 1)`,
      seed: 'the same seed gives the same puzzles (default: a random one)',
    },
  },
  check: {
    summary: 'Checks puzzles, one JSON object per line, and says what is wrong with each.',
    valid: (line: number) => `Line ${line}: valid.`,
    fault: (line: number, sentence: string) => `Line ${line}: ${sentence}`,
  },
}
