import { expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { generateDeterminizations } from './determinizations.ts'

const counts = (tiles: readonly number[]) => {
  const by = new Uint16Array(32)
  for (const code of tiles) by[code]!++
  return by
}

const write = (bag: ArrayLike<number>) => Array.from(bag).join('')

function some(unseen: Uint16Array, left: number, most: number, otherBag?: Uint8Array) {
  const worlds = []
  for (const world of generateDeterminizations(
    { unseen, left, ...(otherBag && { otherBag }) },
    randomFor('worlds', 0),
  )) {
    worlds.push(world)
    if (worlds.length === most) break
  }
  return worlds
}

it('every world distributes all unseen letters', () => {
  const unseen = counts([1, 1, 1, 2, 2, 3, 4, 5, 5, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  for (const { otherBag, reservoir } of some(unseen, 13, 50)) {
    expect(reservoir).toHaveLength(13)
    const all = counts(reservoir)
    for (let code = 0; code < 32; code++) expect(all[code]! + otherBag[code]!).toBe(unseen[code])
  }
})

it('with few letters in the reservoir every world is generated exactly once', () => {
  const unseen = counts([1, 1, 2, 3, 4, 5, 6, 7, 8])
  const worlds = some(unseen, 2, 1_000)
  expect(worlds).toHaveLength(36)
  // A pair of letters occurs as often as it can be chosen: the two equal letters once, a pair with one of them twice.
  const times = new Map<string, number>()
  for (const { reservoir } of worlds) {
    const key = [...reservoir].sort((one, other) => one - other).join()
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  expect(times.get('1,1')).toBe(1)
  expect(times.get('1,2')).toBe(2)
  expect(times.get('7,8')).toBe(1)
  expect(times.size).toBe(28 + 1)
})

it('[S15] with open bags, every world has the opponent’s actual bag', () => {
  const otherBag = Uint8Array.from(counts([1, 2, 3, 4, 5, 6, 7]))
  const unseen = counts([1, 2, 3, 4, 5, 6, 7, 8, 8, 9])
  for (const world of some(unseen, 3, 10, otherBag)) {
    expect(write(world.otherBag)).toBe(write(otherBag))
    expect([...world.reservoir].sort()).toEqual([8, 8, 9])
  }
})
