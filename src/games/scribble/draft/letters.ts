import { DIVIDER, fold } from '#lexicon/alphabet.ts'
import type { LetterPoints } from '../rules/types.ts'

/** A letter, and as much of it as was typed: of LL perhaps only the first L. */
export interface Spelling {
  readonly letter: string
  readonly typed: string
}

interface Typing {
  readonly letters: readonly LetterPoints[]
  readonly key: string
  /** What the key before spelled. */
  readonly before: Spelling | undefined
  has(letter: string): boolean
}

export type Typed =
  /** Instead of the one before where that was only its beginning. */
  | { readonly kind: 'letter'; readonly spelling: Spelling; readonly instead: boolean }
  /** The rest of a letter that is there already. */
  | { readonly kind: 'rest'; readonly spelling: Spelling }
  | { readonly kind: 'missing'; readonly letter: string }

/**
 * The letter that a key types. Of letters with several signs the longest that can be had is taken, as everywhere:
 * l and l again is LL where the bag has it.
 */
export function typedLetter({ letters, key, before, has }: Typing): Typed | undefined {
  const sign = foldFor(letters, key)
  const further = before && before.typed + sign
  if (further !== undefined && before!.letter.startsWith(further))
    return { kind: 'rest', spelling: { letter: before!.letter, typed: further } }
  const longer = further === undefined ? undefined : pick(letters, further, has)
  if (longer) return { kind: 'letter', spelling: { letter: longer, typed: further! }, instead: true }
  const letter = pick(letters, sign, has)
  if (letter) return { kind: 'letter', spelling: { letter, typed: sign }, instead: false }
  const known = letters.find(one => one.letter.startsWith(sign))
  return known && { kind: 'missing', letter: known.letter }
}

/** Whether a key types a sign that a letter on the board begins with. */
export function spells(letters: readonly LetterPoints[], key: string, letter: string): boolean {
  return letter.startsWith(foldFor(letters, key))
}

/** Whether a key types a sign of some letter here. */
export function isSign(letters: readonly LetterPoints[], key: string): boolean {
  const sign = foldFor(letters, key)
  return letters.some(({ letter }) => letter.includes(sign))
}

/** A sign as letters have it: capital, and the i by its dot where there are two. */
export function foldFor(letters: readonly LetterPoints[], key: string): string {
  return fold(
    key,
    letters.some(({ letter }) => /[İı]/.test(letter)),
  )
}

/** Letters as one text, which reads as these letters only. */
export function spelled(letters: readonly LetterPoints[], word: readonly string[]): string {
  return word.join(letters.some(({ letter }) => letter.length > 1) ? DIVIDER : '')
}

function pick(
  letters: readonly LetterPoints[],
  typed: string,
  has: (letter: string) => boolean,
): string | undefined {
  const begun = letters.map(({ letter }) => letter).filter(letter => letter.startsWith(typed) && has(letter))
  return begun.find(letter => letter === typed) ?? begun[0]
}
