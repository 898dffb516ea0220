import { readCell, writeCell } from '#kernel/grid.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type Area, type Layout, MAIN_LENGTH, mainStart, type Placement } from './layout.ts'
import { sortedLetters } from './letters.ts'
import { type Refusals, reject } from './refusals.ts'

/** The hidden words, and the other words that the letters can spell. */
export interface Puzzle {
  readonly layout: Layout
  /** Real words that are not hidden; undefined in a link, for which the engine looks them up. */
  readonly bonus?: {
    readonly listed: readonly string[]
    /** Accepted, but never listed (W16). */
    readonly quiet: readonly string[]
    /** Neither bonus words nor wrong: words that the game does not want to praise (W16). */
    readonly unfit: readonly string[]
  }
}

const BETWEEN_PARTS = '.'
const BETWEEN_WORDS = '_'

/**
 * A puzzle as one short text: the six letters in order, then words with each letter as its place among the six, so that
 * nobody reads them at a glance. `aelnpt.536214.c4a536_e2d142.…`: the main word, the others each with its cell and `a` for
 * across or `d` for down, the bonus words, those that are never listed, and those that are unfit, if there are any.
 * `spell` may write the words in other letters.
 */
export function writePuzzle({ layout, bonus }: Puzzle, spell = (word: string) => word): string {
  const [main, ...others] = layout.words
  const letters = sortedLetters(spell(main!.word))
  const coded = (word: string) => [...spell(word)].map(letter => letters.indexOf(letter) + 1).join('')
  const placed = others.map(
    ({ word, cell, direction }) => writeCell(cell) + direction.charAt(0) + coded(word),
  )
  const writeList = (words: readonly string[]) => words.map(coded).join(BETWEEN_WORDS)
  return [
    letters,
    coded(main!.word),
    placed.join(BETWEEN_WORDS),
    ...(bonus ? [writeList(bonus.listed), writeList(bonus.quiet)] : []),
    ...(bonus && bonus.unfit.length > 0 ? [writeList(bonus.unfit)] : []),
  ].join(BETWEEN_PARTS)
}

/** Whether a puzzle's text includes the bonus words. */
export function hasBonus(text: string): boolean {
  return text.split(BETWEEN_PARTS).length >= 5
}

/** The text without the bonus words, which can be looked up again. */
export function withoutBonus(text: string): string {
  return text.split(BETWEEN_PARTS).slice(0, 3).join(BETWEEN_PARTS)
}

/** Reads a puzzle of this area. It does not check the layout. */
export function readPuzzle(text: string, area: Area): Result<Puzzle, Refusals> {
  const parts = text.split(BETWEEN_PARTS)
  const [letters = '', main = '', placed = '', listed = '', quiet = '', unfit = ''] = parts
  const isWhole =
    (parts.length === 3 || parts.length === 5 || (parts.length === 6 && unfit !== '')) &&
    letters.length === MAIN_LENGTH &&
    sortedLetters(letters) === letters &&
    /^\p{L}+$/u.test(letters)
  if (!isWhole) return reject('puzzle-damaged')
  const decoded = (digits: string) =>
    /^[1-6]{3,6}$/.test(digits) ? [...digits].map(digit => letters[Number(digit) - 1]!).join('') : undefined
  const list = (part: string) => (part === '' ? [] : part.split(BETWEEN_WORDS).map(decoded))
  const mainWord = decoded(main)
  const words = placed.split(BETWEEN_WORDS).map(one => readPlacement(one, decoded))
  const bonus = { listed: list(listed), quiet: list(quiet), unfit: list(unfit) }
  if (mainWord === undefined || !isComplete(words) || !areComplete(bonus)) return reject('puzzle-damaged')
  const first: Placement = { word: mainWord, cell: mainStart(area), direction: 'diagonal' }
  const layout = { rows: area.rows, cols: area.cols, words: [first, ...words] }
  return accept({
    layout,
    ...(parts.length > 3 && { bonus }),
  })
}

function readPlacement(text: string, decoded: (digits: string) => string | undefined): Placement | undefined {
  const [, at, sign, digits] = /^([a-z]+\d+)([ad])(\d+)$/.exec(text) ?? []
  const cell = at === undefined ? undefined : readCell(at)
  const word = digits === undefined ? undefined : decoded(digits)
  return cell && word !== undefined ? { word, cell, direction: sign === 'a' ? 'across' : 'down' } : undefined
}

type Lists<Word> = Readonly<Record<'listed' | 'quiet' | 'unfit', readonly Word[]>>

function areComplete(lists: Lists<string | undefined>): lists is Lists<string> {
  return Object.values(lists).every(isComplete)
}

function isComplete<Item>(items: readonly (Item | undefined)[]): items is readonly Item[] {
  return items.every(item => item !== undefined)
}
