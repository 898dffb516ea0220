import { typedAmong } from '../../rules/letter-case.ts'

/** Places on the wheel in the order in which they were taken: each letter once, equal ones apart. */
export type Path = readonly number[]

/** A word being made: places on the wheel, and typed letters that are not free on it. */
export type Spelled = readonly (number | string)[]

export function wordOf(letters: string, spelled: Spelled): string {
  return spelled.map(one => (typeof one === 'string' ? one : [...letters][one])).join('')
}

/** The places on the wheel that a word takes. */
export function pathOf(spelled: Spelled): Path {
  return spelled.filter(one => typeof one === 'number')
}

/** A swipe that reaches a letter takes it; one that goes back to the letter before gives the last one back. */
export function pathAfterSwipe(path: Path, place: number): Path {
  if (path.length > 1 && path.at(-2) === place) return path.slice(0, -1)
  return path.includes(place) ? path : [...path, place]
}

/** A tap takes a letter; on the one taken last, it gives it back. */
export function afterTap(spelled: Spelled, place: number): Spelled {
  if (spelled.at(-1) === place) return spelled.slice(0, -1)
  return spelled.includes(place) ? spelled : [...spelled, place]
}

/** A letter from the keyboard takes the first of its kind that is still free. One that is not free is part of the word too. */
export function afterKey(letters: string, spelled: Spelled, letter: string): Spelled {
  const wanted = typedAmong(letters, letter)
  const place = [...letters].findIndex((one, index) => one === wanted && !spelled.includes(index))
  return [...spelled, place < 0 ? wanted : place]
}

/** The same word, for letters in another order. */
export function spelledAgain(letters: string, word: string): Spelled {
  return [...word].reduce<Spelled>((spelled, letter) => afterKey(letters, spelled, letter), [])
}
