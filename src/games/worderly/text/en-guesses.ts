import { inCapitals } from '../rules/letter-case.ts'
import type { Event, Fault, LatestGuess } from '../rules/types.ts'

type GuessEvent = Extract<Event, { readonly kind: 'found' | 'bonus' | 'wrong' | 'charged' }>

/** The result of a guess. */
export function describeGuess(event: GuessEvent): string {
  const word = inCapitals(event.word)
  switch (event.kind) {
    case 'found': {
      const name = event.isMain ? `${word} is the main word` : word
      const more = event.revealed.length > 0 ? ` It completes ${joinWords(event.revealed)}.` : ''
      return `${name}! ${count(event.cells.length, 'point')}.${more}`
    }
    case 'bonus':
      return `${word} is a bonus word: real magic, but not hidden here.`
    case 'wrong':
      return `${word} fizzles out. ${livesLeft(event.lives)}`
    case 'charged':
      return `${describeFault(event.why, word)} ${livesLeft(event.lives)}`
  }
}

/** The latest guess and its result, whatever has happened since. */
export function describeLatest({ guess, result, cells }: LatestGuess): string {
  const word = inCapitals(guess)
  switch (result) {
    case 'found':
      return describeGuess({ kind: 'found', word, isMain: false, cells, revealed: [] })
    case 'bonus':
      return describeGuess({ kind: 'bonus', word })
    case 'wrong':
      return `${word} fizzles out.`
    default:
      return describeFault(result, word)
  }
}

function describeFault(why: Fault | 'bonus', word: string): string {
  switch (why) {
    case 'bonus':
    case 'not-hidden':
      return `${word} is a word, but it isn’t hidden here.`
    case 'empty':
      return 'You didn’t say a word.'
    case 'too-short':
      return `${word} is too short.`
    case 'too-long':
      return `${word} is too long.`
    case 'letters':
      return `Your letters don’t make ${word}.`
    case 'found-before':
      return `You’ve already found ${word}.`
    case 'revealed-before':
      return `${word} has already come to light.`
    case 'repeated':
      return `You’ve already tried ${word}.`
  }
}

export function livesLeft(lives: number): string {
  if (lives === 0) return 'No lives left.'
  return lives === 1 ? 'One life left.' : `${lives} lives left.`
}

export function joinWords(found: readonly string[]): string {
  const names = found.map(word => inCapitals(word))
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}
