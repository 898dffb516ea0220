import { beforeAll, describe, expect, it } from 'vitest'
import { openTable, viewFor } from '#table/table.ts'
import { GENERATED_PUZZLE, loadSolitudo } from '#testing/fakes/fake-terminal-host.ts'
import { playKeys } from '../screens/play/play-keys.ts'
import { shortcutKeys } from '../screens/play/run-shortcut.ts'
import type { ActiveGame } from './active-game.ts'
import { gameShortcutsOf, parseShortcut, shortcutKey } from './game-shortcuts.ts'
import type { LoadedGame } from './loaded-game.ts'

let loaded: LoadedGame
let view: object

beforeAll(async () => {
  loaded = await loadSolitudo()
  view = viewFor(openTable(loaded.rules, { mode: 'normal', ...GENERATED_PUZZLE }, 'seed', 0), 0)
})

describe('what a game offers besides its moves', () => {
  it('is called for by its word, with or without a colon', () => {
    expect(parseShortcut(loaded, view, ' Why ')).toMatchObject({ kind: 'question', word: 'why' })
    expect(parseShortcut(loaded, view, ':equal')).toMatchObject({ kind: 'aid' })
    expect(parseShortcut(loaded, view, 'singles')).toMatchObject({ kind: 'form' })
    expect(parseShortcut(loaded, view, 'b3')).toBeUndefined()
  })

  it('is called for as a move too, so that no deed is done without its question', () => {
    expect(parseShortcut(loaded, view, 'solution')).toMatchObject({
      command: { confirm: expect.any(Function) },
    })
  })

  it('is told of beside its key in small letters, as all that keys do', () => {
    const sitting = { loaded, session: { snapshot: () => ({ view }) } } as unknown as ActiveGame
    const labels = shortcutKeys(sitting).map(({ label }) => label)
    expect(labels).toContain('show the solution')
    expect(labels.filter(label => label && /^[A-Z]/.test(label))).toEqual([])
  })

  it('stands on keys of its own', () => {
    const keys = gameShortcutsOf(loaded.text).flatMap(offer => shortcutKey(offer) ?? [])
    const taken = playKeys.flatMap(binding => binding.keys)
    expect(keys.filter(key => taken.includes(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
