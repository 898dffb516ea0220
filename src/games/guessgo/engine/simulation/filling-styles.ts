import type { Random } from '#kernel/random.ts'
import { fillRandomly } from '../../rules/filling.ts'
import { emptyGrid } from '../../rules/grid.ts'
import { type Grid, MOST_HITWORDS_PLACED, type Terms } from '../../rules/types.ts'

/** Ways in which people fill their grids: at random, or following the list as a whole or in pieces. */
export const FILLING_STYLES = ['random', 'list', 'columns', 'length', 'runs'] as const
export type FillingStyle = (typeof FILLING_STYLES)[number]

export function fillInStyle(filling: FillingStyle, terms: Terms, random: Random): Grid {
  const words = placeableWords(terms, random)
  switch (filling) {
    case 'random':
      return fillRandomly(emptyGrid(terms.size), terms, random)
    case 'list':
      return words.slice(0, terms.size ** 2)
    case 'columns':
      return fillByColumns(words, terms.size)
    case 'length':
      return words.toSorted((one, other) => one.length - other.length).slice(0, terms.size ** 2)
    case 'runs':
      return fillInRuns(words, terms.size, random)
  }
}

/** The pool in its order, with no more hitwords than may be placed. */
function placeableWords({ pool, hitwordsOf }: Terms, random: Random): readonly string[] {
  const left = new Set(random.shuffled(hitwordsOf).slice(MOST_HITWORDS_PLACED))
  return pool.filter(word => !left.has(word))
}

function fillByColumns(words: readonly string[], size: number): Grid {
  return Array.from(
    { length: size * size },
    (_, place) => words[(place % size) * size + Math.floor(place / size)]!,
  )
}

/** Picks a word anywhere, then some that follow it in the list, and so on, row by row. */
function fillInRuns(words: readonly string[], size: number, random: Random): Grid {
  const grid: string[] = []
  const free = [...words]
  while (grid.length < size * size) {
    const run = Math.min(3 + random.below(size), size * size - grid.length)
    grid.push(...free.splice(random.below(free.length), run))
  }
  return grid
}
