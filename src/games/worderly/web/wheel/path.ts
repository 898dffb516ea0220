import { inSmallLetters } from '../../rules/letter-case.ts'
/** Places on the wheel in the order in which they were taken: each letter once, equal ones apart. */
export type Path = readonly number[]

export function wordOfPath(letters: string, path: Path): string {
  return path.map(place => [...letters][place]).join('')
}

/** A swipe that reaches a letter takes it; one that goes back to the letter before gives the last one back. */
export function pathAfterSwipe(path: Path, place: number): Path {
  if (path.length > 1 && path.at(-2) === place) return path.slice(0, -1)
  return path.includes(place) ? path : [...path, place]
}

/** A tap takes a letter; on the one taken last, it gives it back. */
export function pathAfterTap(path: Path, place: number): Path {
  if (path.at(-1) === place) return path.slice(0, -1)
  return path.includes(place) ? path : [...path, place]
}

/** A letter from the keyboard takes the first of its kind that is still free; undefined where there is none. */
export function pathAfterKey(letters: string, path: Path, letter: string): Path | undefined {
  const wanted = inSmallLetters(letter, letters)
  const place = [...letters].findIndex((one, index) => one === wanted && !path.includes(index))
  return place < 0 ? undefined : [...path, place]
}

/** The path of a word, for letters in another order. */
export function pathOfWord(letters: string, word: string): Path {
  return [...word].reduce<Path>((path, letter) => pathAfterKey(letters, path, letter) ?? path, [])
}
