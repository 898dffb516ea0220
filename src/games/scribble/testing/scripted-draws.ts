import type { Random } from '#kernel/random.ts'

/** Dice that draw given letters, one after the other, so that a game can be played with given bags. */
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
