import type { Random } from '#kernel/random.ts'

/** A random source that draws the given letters in order, so that a game can be played with given bags. */
export function scriptedDraws(letters: string): Random {
  const next = letters.split(' ')
  const pick = <Item>(items: readonly Item[]): Item => {
    const letter = next.shift()
    if (!items.some(item => item === letter)) throw new Error(`The reservoir has no ${letter} to draw`)
    return letter as Item
  }
  const refuse = () => {
    throw new Error('Only letters are drawn')
  }
  return { pick, below: refuse, shuffled: refuse }
}
