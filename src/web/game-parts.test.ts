import { expect, test } from 'vitest'
import { loadMetadata } from '#games/catalog.ts'
import { partsOf } from './game-parts.ts'

test.each([
  ['solitudo', ['puzzle']],
  ['worderly', ['puzzle']],
  ['obstruction', ['multiplayer']],
  ['scribble', ['multiplayer', 'customWords']],
])('%s needs the page parts %j', async (id, parts) => {
  expect(partsOf((await loadMetadata(id))!)).toEqual(parts)
})
