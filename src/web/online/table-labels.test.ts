import { describe, expect, it } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import type { SeatInfo } from '#protocol/server-messages.ts'
import type { Face } from '../kit/face.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { describeSetup, seatedNames } from './table-labels.ts'

async function obstruction(): Promise<LoadedGame> {
  return { ...(await loadGame('obstruction'))!, id: 'obstruction', face: {} as Face }
}

describe('a table in a list', () => {
  it('is described by the options that matter', async () => {
    const loadedGame = await obstruction()
    expect(describeSetup(loadedGame, { size: 'proposed', clock: true })).toBe(
      'Each player proposes a size · First move drawn at random · One minute per move',
    )
    expect(describeSetup(loadedGame, { size: 'agreed', rows: 7, cols: 6, starter: 'first' })).toBe(
      '7×6 board · The first player starts',
    )
  })

  it('is described without the explanations of a form', async () => {
    const loadedGame: LoadedGame = { ...(await loadGame('scribble'))!, id: 'scribble', face: {} as Face }
    expect(describeSetup(loadedGame, { clock: 180 })).toBe(
      'Side runs: loose · 196 letters · Tiles: hidden · 180 seconds per turn',
    )
  })

  it('has no description where its params cannot be read', async () => {
    expect(describeSetup(await obstruction(), { rows: 99 })).toBe('')
  })

  it('names its players with their ratings and levels, and marks claimed names', async () => {
    const { text } = await obstruction()
    const seats: readonly SeatInfo[] = [
      { kind: 'person', id: '1', name: 'Ann', rating: 1512.4, here: true },
      { kind: 'person', id: '2', name: 'Ben', claimed: true, rating: 1400, here: true },
      { kind: 'computer', level: 'perfect' },
      { kind: 'free' },
    ]
    expect(seatedNames({ seats }, text.levels)).toBe('Ann (1512), Ben ✓ (1400), Computer (Perfect)')
  })
})
