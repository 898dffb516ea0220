import { join } from 'node:path'
import { createFinder } from '#games/scribble/rules/plays/finder.ts'
import type { FoundPlay } from '#games/scribble/rules/plays/play-list.ts'
import { chosenReservoir } from '#games/scribble/rules/reservoir.ts'
import { randomFor } from '#kernel/random.ts'
import { english } from '#lexicon/english.ts'
import { anchored, buildLexicon, type Lexicon } from '#lexicon/lexicon.ts'
import { englishWords } from '../../scripts/words/lists.ts'

/** A turn of a game: the bag it was played with, and the play, if there was one. */
export interface BenchTurn {
  readonly bag: Uint8Array
  readonly play: FoundPlay | undefined
}

export function fullLexicon(): Lexicon {
  return anchored(buildLexicon(englishWords(join(import.meta.dirname, '..', '..')).keys(), english))
}

export function benchReservoir() {
  const reservoir = chosenReservoir({ reservoir: 'half', ownReservoir: '' })
  if (!reservoir.ok) throw new Error(reservoir.rejection.code)
  return { points: [0, ...reservoir.value.points], amounts: reservoir.value.amounts }
}

/** Greedy games from a seed, to measure on the positions that they come through. */
export function greedyGames(lexicon: Lexicon, strict: boolean, count: number): readonly BenchTurn[][] {
  const { points, amounts } = benchReservoir()
  const finder = createFinder({ lexicon, points, strict })
  return Array.from({ length: count }, (_, game) => {
    const random = randomFor(`bench ${game}`, 0)
    const tiles = random.shuffled(amounts.flatMap((amount, index) => Array<number>(amount).fill(index + 1)))
    const bags = [tiles.splice(0, 7), tiles.splice(0, 7)]
    const turns: BenchTurn[] = []
    finder.clear()
    for (let round = 0; tiles.length > 0 && round < 60; round++) {
      const bag = bags[round % 2]!
      const counts = new Uint8Array(32)
      for (const code of bag) counts[code]!++
      const play = finder.findBest(counts)
      turns.push({ bag: counts, play })
      if (play) {
        finder.place(play)
        for (const code of play.letters) bag.splice(bag.indexOf(code), 1)
      } else tiles.push(...bag.splice(0))
      bag.push(...tiles.splice(0, 7 - bag.length))
    }
    return turns
  })
}
