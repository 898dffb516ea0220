import { expect, it } from 'vitest'
import { openPairFor } from './online-table.ts'
import { shareServer } from './server.ts'
import type { Window } from './window.ts'

const server = shareServer()
const HIDDEN = '? ? ? ? ? ? ?'

/** The bags on the screen, the first player's first. */
async function bagsIn(window: Window): Promise<readonly string[]> {
  const seen = await window.see('Round  : ')
  return [...seen.matchAll(/Bag: (.{13})/g)].map(match => match[1]!)
}

it('[S15] each of two terminals shows only its own bag and the answers to its own queries', async () => {
  const { windows } = await openPairFor('scribble', server.address)
  const [ann, bo] = windows
  const [own, hidden] = await bagsIn(ann)
  expect([own, hidden]).toEqual([expect.stringMatching(/^[A-Z]( [A-Z]){6}$/), HIDDEN])
  const [other] = (await bagsIn(bo)).toReversed()
  expect(await bagsIn(bo)).toEqual([HIDDEN, expect.stringMatching(/^[A-Z]( [A-Z]){6}$/)])
  await ann.type('@c.t')
  await ann.press('Enter')
  await ann.see('COT')
  await bo.see('Lookups left: 2')
  // The code of the table may contain the letters.
  expect(await bo.screen()).not.toMatch(/\bCOT\b/)
  await bo.type('_')
  await bo.see('not possible right now')
  await ann.press('}')
  await ann.type(own!.replaceAll(' ', '').toLowerCase())
  await ann.press('Enter')
  await ann.see('exchange 7 tiles')
  const said = await bo.see('Round  : 2')
  expect(said).not.toContain(own)
  expect((await bagsIn(bo))[1]).toBe(other)
})
