import type { Random } from '#kernel/random.ts'
import { sortedLetters } from './letters.ts'

/**
 * The letters in another order that spells none of the answers (W13); in any other order if letters repeat so much that
 * no such order exists.
 */
export function shuffleLetters(letters: string, answers: readonly string[], random: Random): string {
  const others = permutations(sortedLetters(letters)).filter(order => order !== letters)
  const silent = others.filter(order => !answers.includes(order))
  return random.pick(silent.length > 0 ? silent : others.length > 0 ? others : [letters])
}

/** Every distinct order of sorted letters: 720 at most. */
function permutations(sorted: string): string[] {
  if (sorted.length <= 1) return [sorted]
  return [...sorted].flatMap((letter, index) =>
    index > 0 && sorted[index - 1] === letter
      ? []
      : permutations(sorted.slice(0, index) + sorted.slice(index + 1)).map(rest => letter + rest),
  )
}
