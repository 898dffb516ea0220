import { groupDigits } from '#kernel/group-digits.ts'

/** The sentences of the form before a game. */
export const setupFormText = {
  opponent: { label: 'Opponent', computer: 'The computer', people: 'Another person at this screen' },
  level: 'Level',
  ratedLevel: (label: string, rating: number | undefined, isSuggested: boolean) =>
    `${label}${rating === undefined ? '' : ` (${rating})`}${isSuggested ? ', suggested' : ''}`,
  yourName: 'Your name',
  nameOf: (seat: number) => `Name of player ${seat + 1}`,
  defaultName: (seat: number, alone: boolean) => (alone ? 'You' : `Player ${seat + 1}`),
  begin: 'Start',
  learning: {
    no: 'No',
    yes: 'Yes',
    fresh: 'From now on',
    freshHelp: 'Earlier games are forgotten.',
  },
  preset: 'Preset',
  asChosen: 'Custom',
  yes: 'Yes',
  no: 'No',
  range: ({ min, max, offered }: { min: number; max: number; offered?: readonly number[] }) =>
    offered ? `${offered.join(', ')}; or type any number from ${min} to ${max}` : `${min} to ${max}`,
  characters: (count: number) => `${groupDigits(count)} characters`,
  namesDiffer: 'The players need different names.',
} as const

/** The sentences about custom dictionaries and letters. */
export const customDictionaryText = {
  builtIn: 'Built-in English words',
  own: (name: string, size: number) => `${name}, ${groupDigits(size)} words`,
  inAFile: 'Your own, from a file',
  file: 'Its file',
  fileHelp: (help = '') => `The path of a file, or its text pasted. ${help}`.trim(),
  dictionaryHelp:
    'The path of a text file with one word per line. It’s saved here under its name; quincunx lexicon forget NAME deletes it.',
  noSuchFile: (path: string) => `Can’t read “${path}”. Check the path.`,
  emptyFile: (path: string) => `“${path}” is empty.`,
  nameTheFile: 'Enter the path of the dictionary, or choose another one.',
  needs:
    'Add its word list with quincunx lexicon add FILE --for GAME, where GAME is the file of this game. Nothing in the game is lost.',
} as const
