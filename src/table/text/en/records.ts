import { type RefusalText, type Rejection, sentenceFor } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import type { FileRefusals } from '#table/refusals.ts'
import { localRejectionSentence } from './table.ts'

/** The sentence for a game that cannot be opened from a file, a link or the saved games. */
export function openErrorSentence(rejection: Rejection, text?: GameText): string {
  return sentenceFor(rejection, text?.refusals, recordRefusalText) ?? localRejectionSentence(rejection)
}

const notASavedGame = () => 'This is not a saved Quincunx game. Choose a file that Quincunx exported.'

const impossibleEntry = ({ entry }: { readonly entry: number }) =>
  `The file is damaged: its entry ${entry} cannot have happened. Nothing was loaded.`

const anotherFormat = ({ found, known }: { readonly found: string; readonly known: number }) =>
  `This file has format ${found}; this version of Quincunx reads format ${known}. Update Quincunx.`

export const recordRefusalText: RefusalText<FileRefusals> = {
  'not-json': notASavedGame,
  'not-a-saved-game': notASavedGame,
  'not-belongings': notASavedGame,
  'not-a-record': notASavedGame,
  'oversized-link': () =>
    'The link holds more than any game does, so it was not read. Ask for the exported file.',
  'another-format': anotherFormat,
  'another-record-format': anotherFormat,
  'another-game': ({ found, expected }) => `This is a game of ${found}, not of ${expected}.`,
  'another-version': ({ found, expected }) => anotherVersion(found, expected),
  'damaged-record': ({ part }) => `The file is damaged (in its part “${part}”). Nothing was loaded.`,
  'entry-refused': impossibleEntry,
  'entry-out-of-order': impossibleEntry,
  'no-such-game': ({ game, known }) => `There is no game called “${game}”. The games are: ${known}.`,
}

function anotherVersion(found: number, here: number): string {
  return found > here
    ? `This game is played by rules of version ${found}, and this program knows them up to version ${here}. Update Quincunx; in a browser, load the page again.`
    : `This game was played by rules of version ${found}, which this program no longer knows. Open it with the Quincunx that wrote it.`
}
