import type { Details, Rejection } from '#kernel/result.ts'
import type { Event, Fault, LatestGuess } from './rules/types.ts'

type GuessEvent = Extract<Event, { readonly kind: 'found' | 'bonus' | 'wrong' | 'charged' }>

/** What came of a guess. */
export function guessWords(event: GuessEvent): string {
  const word = event.word.toUpperCase()
  switch (event.kind) {
    case 'found': {
      const points = event.cells.length === 1 ? '1 point' : `${event.cells.length} points`
      const name = event.isMain ? `${word} is the main word` : word
      const more = event.revealed.length > 0 ? ` It completes ${joinWords(event.revealed)}.` : ''
      return `${name}! ${points}.${more}`
    }
    case 'bonus':
      return `${word} is a bonus word: real magic, but not hidden here.`
    case 'wrong':
      return `${word} fizzles out. ${lifeWords(event.lives)}`
    case 'charged':
      return `${reasonWords(event.why, word)} ${lifeWords(event.lives)}`
  }
}

/** The latest guess and what came of it, whatever has happened since. */
export function latestWords({ guess, result, cells }: LatestGuess): string {
  const word = guess.toUpperCase()
  switch (result) {
    case 'found':
      return guessWords({ kind: 'found', word, isMain: false, cells, revealed: [] })
    case 'bonus':
      return guessWords({ kind: 'bonus', word })
    case 'wrong':
      return `${word} fizzles out.`
    default:
      return reasonWords(result, word)
  }
}

function reasonWords(why: Fault | 'bonus', word: string): string {
  switch (why) {
    case 'bonus':
      return `${word} is a word, but not hidden here.`
    case 'empty':
      return 'No word was spoken.'
    case 'too-short':
      return `${word} is too short.`
    case 'too-long':
      return `${word} is too long.`
    case 'letters':
      return `The letters do not allow ${word}.`
    case 'found-before':
      return `${word} is found already.`
    case 'revealed-before':
      return `${word} has come to light by itself.`
    case 'repeated':
      return `${word} was tried before.`
  }
}

/** Why a guess or wish was not taken, and what to do next. Undefined for a code that is not this game's. */
export function rejectionWords({ code, details = {} }: Rejection): string | undefined {
  const word = String(details.word ?? '').toUpperCase()
  switch (code) {
    case 'unreadable-move':
      return `“${details.text}” is no word. Type one word, S to shuffle, ? for a letter, or E to leave.`
    case 'empty':
      return 'Type a word made of the six letters.'
    case 'too-short':
      return `${word} is too short: the words have ${details.shortest} to ${details.longest} letters. Try a longer one.`
    case 'too-long':
      return `${word} is too long: the words have ${details.shortest} to ${details.longest} letters. Try a shorter one.`
    case 'letters':
      return lettersWords(word, details)
    case 'found-before':
      return `You have found ${word} already. Try another word.`
    case 'revealed-before':
      return `${word} has come to light already. Try another word.`
    case 'repeated':
      return `You have tried ${word} before. Try another word.`
    case 'last-life':
      return 'Your last life is too dear for a letter. Guess a word, or leave with E.'
    case 'no-letter-there':
      return `There is no letter at ${details.cell}. Ask for one that is hidden, or with ? alone for any.`
    case 'letter-open':
      return `The letter at ${details.cell} is no secret any more. Ask for one that is hidden.`
    case 'puzzle-damaged':
      return 'The puzzle in this game is damaged, so it cannot be opened. Choose another game.'
    default:
      return details.said === undefined ? undefined : String(details.said)
  }
}

function lettersWords(word: string, { letter, isThere }: Details): string {
  const what = String(letter).toUpperCase()
  return isThere
    ? `${word} needs ${what} more often than it is there. Use each letter once.`
    : `${word} needs the letter ${what}, which is not there. Use the six letters.`
}

export function lifeWords(lives: number): string {
  if (lives === 0) return 'No life is left.'
  return lives === 1 ? 'One life left.' : `${lives} lives left.`
}

export function joinWords(found: readonly string[]): string {
  const names = found.map(word => word.toUpperCase())
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
