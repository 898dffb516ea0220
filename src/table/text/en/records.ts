import { type RefusalText, type Rejection, sentenceFor } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import type { FileRefusals } from '#table/refusals.ts'
import { localRejectionSentence } from './table.ts'

/** The sentence for a game that cannot be opened from a file, a link or the saved games. */
export function openErrorSentence(rejection: Rejection, text?: GameText): string {
  return sentenceFor(rejection, text?.refusals, recordRefusalText) ?? localRejectionSentence(rejection)
}

const notASavedGame = () => 'This isn’t a saved Quincunx game. Choose a file that Quincunx exported.'

const impossibleEntry = ({ entry }: { readonly entry: number }) =>
  `The file is damaged: entry ${entry} isn’t possible. Nothing was imported.`

const anotherFormat = ({ found, known }: { readonly found: string; readonly known: number }) =>
  `This file has format ${found}, but this version of Quincunx reads format ${known}. Update Quincunx.`

export const recordRefusalText: RefusalText<FileRefusals> = {
  'not-json': notASavedGame,
  'not-a-saved-game': notASavedGame,
  'not-a-backup': notASavedGame,
  'not-a-record': notASavedGame,
  'oversized-link': () => 'This link is too long to be a game. Ask for the exported file instead.',
  'another-format': anotherFormat,
  'another-record-format': anotherFormat,
  'another-game': ({ found, expected }) => `This is a game of ${found}, not ${expected}.`,
  'another-version': ({ found, expected }) => anotherVersion(found, expected),
  'damaged-record': ({ part }) => `The file is damaged (at “${part}”). Nothing was imported.`,
  'entry-refused': impossibleEntry,
  'entry-out-of-order': impossibleEntry,
  'no-such-game': ({ game, known }) => `“${game}” isn’t a game. The games are: ${known}.`,
}

function anotherVersion(found: number, here: number): string {
  return found > here
    ? `This game uses version ${found} of the rules, but this program only knows versions up to ${here}. Update Quincunx, or reload the page.`
    : `This game uses version ${found} of the rules, which this program no longer knows. Open it with the version of Quincunx that saved it.`
}
