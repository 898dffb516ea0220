import { beforeAll, describe, expect, it } from 'vitest'
import { openTable, viewFor } from '#table/table.ts'
import { PREPARED, solitudo } from '#testing/solo-terminal.ts'
import type { LoadedGame } from './loaded.ts'
import { keyOf, offersOf, offerTyped } from './offers.ts'
import { playKeys } from './screens/play-keys.ts'
import { offerKeys } from './screens/play-offers.ts'
import type { Sitting } from './sitting.ts'

let loaded: LoadedGame
let view: object

beforeAll(async () => {
  loaded = await solitudo()
  view = viewFor(openTable(loaded.game, { mode: 'normal', ...PREPARED }, 'seed', 0), 0)
})

describe('what a game offers besides its moves', () => {
  it('is called for by its word, with or without a colon', () => {
    expect(offerTyped(loaded, view, ' Why ')).toMatchObject({ kind: 'question', word: 'why' })
    expect(offerTyped(loaded, view, ':equal')).toMatchObject({ kind: 'aid' })
    expect(offerTyped(loaded, view, 'singles')).toMatchObject({ kind: 'form' })
    expect(offerTyped(loaded, view, 'b3')).toBeUndefined()
  })

  it('is called for as a move too, so that no deed is done without its question', () => {
    expect(offerTyped(loaded, view, 'solution')).toMatchObject({ deed: { confirm: expect.any(Function) } })
  })

  it('is told of beside its key in small letters, as all that keys do', () => {
    const sitting = { loaded, session: { snapshot: () => ({ view }) } } as unknown as Sitting
    const labels = offerKeys(sitting).map(({ label }) => label)
    expect(labels).toContain('show the solution')
    expect(labels.filter(label => label && /^[A-Z]/.test(label))).toEqual([])
  })

  it('stands on keys of its own', () => {
    const keys = offersOf(loaded.words).flatMap(offer => keyOf(offer) ?? [])
    const taken = playKeys.flatMap(binding => binding.keys)
    expect(keys.filter(key => taken.includes(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
