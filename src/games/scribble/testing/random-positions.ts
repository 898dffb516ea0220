import { type Random, randomFor } from '#kernel/random.ts'
import { type Alphabet, alphabetOf } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon, type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import { createFinder, type Finder } from '../engine/plays/finder.ts'
import { createPlayList, playAt } from '../engine/plays/play-list.ts'
import { SIDE } from '../rules/types.ts'
import type { Position } from './brute-force.ts'

/** A small lexicon with points, for random positions. */
export interface TestLexicon {
  readonly name: string
  readonly lexicon: Lexicon
  readonly words: readonly (readonly number[])[]
  readonly points: readonly number[]
}

const SPANISH = alphabetOf('A B C CH D E I L LL M N Ñ O R RR S T')
const WIDEST = alphabetOf(`${english.letters.join(' ')} À É Ï Õ Ü`)

/** Invented words of few letters, so that side runs are words often enough. */
export const testLexicons: readonly TestLexicon[] = [
  createTestLexicon('English letters', english, 'A E I O U S T R N L Z', 100),
  createTestLexicon('digraphs', SPANISH, 'A C CH E I L LL O R RR S', 120),
  createTestLexicon('as many letters as there can be', WIDEST, 'A E S T À É Ï Õ Ü', 80),
]

function createTestLexicon(name: string, alphabet: Alphabet, letters: string, count: number): TestLexicon {
  const random = randomFor(name, 0, 'world')
  const used = letters.split(' ')
  const texts = new Set<string>()
  while (texts.size < count) {
    const length = 2 + random.below(random.pick([2, 4, 7]))
    texts.add(Array.from({ length }, () => random.pick(used)).join('|'))
  }
  const lexicon = withGaddag(buildLexicon(texts, alphabet))
  const words = [...texts].map(text => text.split('|').map(letter => alphabet.codes.get(letter)!))
  // Some letters have 0 points.
  return { name, lexicon, words, points: [0, ...alphabet.letters.map(() => random.below(6))] }
}

/** A position after some random plays, or one of randomly scattered letters. */
export function randomPosition(world: TestLexicon, strict: boolean, random: Random): Position {
  const board = random.below(4) === 0 ? randomBoard(world, random) : playedBoard(world, strict, random)
  return { board, bag: randomBag(world, random), points: world.points, strict, words: world.words }
}

export function randomBag({ words }: TestLexicon, random: Random): number[] {
  return Array.from({ length: random.below(5) === 0 ? 1 + random.below(7) : 7 }, () =>
    random.pick(random.pick(words)),
  )
}

export function countsOf(bag: readonly number[]): Uint8Array {
  const counts = new Uint8Array(32)
  for (const code of bag) counts[code]!++
  return counts
}

function randomBoard({ words }: TestLexicon, random: Random): number[] {
  const density = 2 + random.below(12)
  return Array.from({ length: SIDE * SIDE }, () =>
    random.below(density) === 0 ? random.pick(random.pick(words)) : 0,
  )
}

const finders = new Map<string, Finder>()
const list = createPlayList()

function playedBoard(world: TestLexicon, strict: boolean, random: Random): number[] {
  const key = `${world.name} ${strict}`
  const finder = finders.get(key) ?? createFinder({ ...world, strict })
  finders.set(key, finder)
  finder.clear()
  for (let turn = random.below(14); turn > 0; turn--) {
    finder.findAll(countsOf(randomBag(world, random)), list)
    if (list.count > 0) finder.place(playAt(list, random.below(list.count)))
  }
  return Array.from({ length: SIDE * SIDE }, (_, cell) => finder.letterAt(cell))
}
