import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type CandidateWords, candidateWordsOf } from '#games/worderly/engine/generator/candidate-words.ts'
import { Canvas } from '#games/worderly/engine/generator/canvas.ts'
import { LayoutAttempt } from '#games/worderly/engine/generator/layout-attempt.ts'
import { type Area, WORD_COUNT } from '#games/worderly/rules/layout.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import { randomFor } from '#kernel/random.ts'

/** Tries once to lay out the words, of which the first is the main word. Returns whether it succeeded. */
export type Generator = (words: readonly string[]) => boolean

/** Our generator: the main word is on the diagonal and each of its letters is crossed. */
export function createOwnGenerator(area: Area): Generator {
  const rng = new FastRng(randomFor('bench', 0))
  const attempt = new LayoutAttempt(new Canvas(area))
  const pools = new Map<readonly string[], CandidateWords>()
  return words => {
    const pool = pools.get(words) ?? candidateWordsOf(words[0]!, words.slice(1))
    pools.set(words, pool)
    return attempt.layOut(pool, rng)
  }
}

interface CrosswordGenerator {
  generateCrossword(
    words: readonly string[],
    options: { readonly wordCount: number; readonly maxGridSize: number },
  ): { readonly placedWords: readonly unknown[] }
}

type Cwg = (words: readonly string[]) => { readonly positionObjArr: readonly unknown[] } | false

/** Two generators from npm. They make one connected crossword without a diagonal: the main word is like any other. */
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
    // cwg sorts its argument in place.
    cwg: words => {
      const layout = cwg([...words])
      return layout !== false && layout.positionObjArr.length === WORD_COUNT
    },
  }
}
