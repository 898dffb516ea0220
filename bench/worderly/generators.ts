import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type CandidateWords, candidateWordsOf } from '#games/worderly/engine/generator/candidate-words.ts'
import { Canvas } from '#games/worderly/engine/generator/canvas.ts'
import { LayoutAttempt } from '#games/worderly/engine/generator/layout-attempt.ts'
import { type Area, WORD_COUNT } from '#games/worderly/rules/layout.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import { randomFor } from '#kernel/random.ts'

/** Tries once to lay out words, the first of them the main one; false where that failed. */
export type Generator = (words: readonly string[]) => boolean

/** Ours, by the document's rules: the main word on the diagonal, each letter of it crossed. */
export function createOwnGenerator(area: Area): Generator {
  const dice = new FastRng(randomFor('bench', 0))
  const sketch = new LayoutAttempt(new Canvas(area))
  const pools = new Map<readonly string[], CandidateWords>()
  return words => {
    const pool = pools.get(words) ?? candidateWordsOf(words[0]!, words.slice(1))
    pools.set(words, pool)
    return sketch.layOut(pool, dice)
  }
}

interface CrosswordGenerator {
  generateCrossword(
    words: readonly string[],
    options: { readonly wordCount: number; readonly maxGridSize: number },
  ): { readonly placedWords: readonly unknown[] }
}

type Cwg = (words: readonly string[]) => { readonly positionObjArr: readonly unknown[] } | false

/** Two from npm. They know no diagonal, so the main word is a word as any other to them. */
export function createPeerGenerators(side: number): Readonly<Record<string, Generator>> {
  const load = createRequire(join(import.meta.dirname, '..', 'peers', 'package.json'))
  const { generateCrossword } = load('crossword-generator') as CrosswordGenerator
  const { default: cwg } = load('cwg') as { readonly default: Cwg }
  return {
    'crossword-generator': words => {
      const { placedWords } = generateCrossword(
        words.map(word => word.toUpperCase()),
        { wordCount: WORD_COUNT, maxGridSize: side },
      )
      return placedWords.length === WORD_COUNT
    },
    // It sorts the words it is given, in place.
    cwg: words => {
      const made = cwg([...words])
      return made !== false && made.positionObjArr.length === WORD_COUNT
    },
  }
}
