import { groupDigits } from '#kernel/group-digits.ts'

/** The sentences of the form before a game. */
export const setupFormText = {
  opponent: { label: 'Opponent', computer: 'The computer', people: 'Another person, at this screen' },
  level: 'Level',
  ratedLevel: (label: string, rating: number | undefined, isSuggested: boolean) =>
    `${label}${rating === undefined ? '' : ` (${rating})`}${isSuggested ? ', suggested' : ''}`,
  yourName: 'Your name',
  nameOf: (seat: number) => `Name of player ${seat + 1}`,
  defaultName: (seat: number, alone: boolean) => (alone ? 'You' : `Player ${seat + 1}`),
  begin: 'Begin',
  learning: {
    no: 'No',
    yes: 'Yes',
    anew: 'Only from now on',
    anewHelp: 'What was seen of earlier games is forgotten.',
  },
  preset: 'Quick choice',
  asChosen: 'As chosen below',
  yes: 'Yes',
  no: 'No',
  range: ({ min, max, offered }: { min: number; max: number; offered?: readonly number[] }) =>
    offered ? `${offered.join(', ')}; or type any number from ${min} to ${max}` : `${min} to ${max}`,
  signs: (count: number) => `${groupDigits(count)} signs`,
  namesDiffer: 'Two players need two names. Change one of them.',
} as const

/** The sentences about custom dictionaries and letters. */
export const customDictionaryText = {
  builtIn: 'Built-in English words',
  own: (name: string, size: number) => `${name}, ${groupDigits(size)} words`,
  inAFile: 'Your own, from a file',
  file: 'Its file',
  fileHelp: (help = '') => `The path of a file, or its text pasted. ${help}`.trim(),
  dictionaryHelp:
    'The path of a text file with one word a line. It is kept here by its name; quincunx lexicon forget NAME lets go of it.',
  noSuchFile: (path: string) => `There is no file ${path} that can be read. Check its path.`,
  emptyFile: (path: string) => `“${path}” is empty.`,
  nameTheFile: 'Say in which file the dictionary is, or choose another one.',
  needs:
    'quincunx lexicon add FILE --for GAME brings it, from the file of its words and the file of this game. Nothing of the game is lost.',
} as const
