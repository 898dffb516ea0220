import type { Details, Rejection } from '#kernel/result.ts'
import type { GameWords } from '#kernel/words.ts'
import { localRejectionWords } from './words.ts'

/** Why a game from a file, a link or the shelf cannot be opened. */
export function openErrorWords(rejection: Rejection, words?: GameWords): string {
  const { code, details } = rejection
  return words?.rejection(rejection) ?? recordRejection(code, details) ?? localRejectionWords(rejection)
}

export function recordRejection(code: string, details: Details = {}): string | undefined {
  switch (code) {
    case 'not-json':
    case 'not-a-saved-game':
    case 'not-belongings':
    case 'not-a-record':
      return 'This is not a saved Quincunx game. Choose a file that Quincunx exported.'
    case 'oversized-link':
      return 'The link holds more than any game does, so it was not read. Ask for the exported file.'
    case 'another-format':
      return `This file has format ${details.found}; this version of Quincunx reads format ${details.known}. Update Quincunx.`
    case 'another-game':
      return `This is a game of ${details.found}, not of ${details.expected}.`
    case 'another-version':
      return anotherVersion(Number(details.found), Number(details.expected))
    case 'damaged-record':
      return `The file is damaged (in its part “${details.part}”). Nothing was loaded.`
    case 'entry-refused':
    case 'entry-out-of-order':
      return `The file is damaged: its entry ${details.entry} cannot have happened. Nothing was loaded.`
    case 'no-such-game':
      return `There is no game called “${details.game}”. The games are: ${details.known}.`
    default:
      return undefined
  }
}

function anotherVersion(found: number, here: number): string {
  return found > here
    ? `This game is played by rules of version ${found}, and this program knows them up to version ${here}. Update Quincunx; in a browser, load the page again.`
    : `This game was played by rules of version ${found}, which this program no longer knows. Open it with the Quincunx that wrote it.`
}
