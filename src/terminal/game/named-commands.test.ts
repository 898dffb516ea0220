import { beforeAll, describe, expect, it } from 'vitest'
import { openTable } from '#table/act.ts'
import { viewFor } from '#table/table.ts'
import { GENERATED_PUZZLE, loadSolitudo } from '#testing/fakes/fake-terminal-host.ts'
import { playKeys } from '../screens/play/play-keys.ts'
import { shortcutKeys } from '../screens/play/run-shortcut.ts'
import type { ActiveGame } from './active-game.ts'
import type { LoadedGame } from './loaded-game.ts'
import { namedCommandsOf, parseGameCommand } from './named-commands.ts'

let loaded: LoadedGame
let view: object

beforeAll(async () => {
  loaded = await loadSolitudo()
  view = viewFor(openTable(loaded.rules, GENERATED_PUZZLE.params, 'seed', 0, GENERATED_PUZZLE.deal), 0)
})

describe('a shortcut of a game', () => {
  it('is invoked by another word for it', () => {
    expect(parseGameCommand(loaded, view, 'why')).toMatchObject({ kind: 'query', word: 'check' })
  })

  it('is invoked by its word, with or without a colon', () => {
    expect(parseGameCommand(loaded, view, ' Check ')).toMatchObject({ kind: 'query', word: 'check' })
    expect(parseGameCommand(loaded, view, ':equal')).toMatchObject({ kind: 'toggle' })
    expect(parseGameCommand(loaded, view, 'singles')).toMatchObject({ kind: 'export' })
    expect(parseGameCommand(loaded, view, 'b3')).toBeUndefined()
  })

  it('is recognised when it is typed as a move, so that its question is not skipped', () => {
    expect(parseGameCommand(loaded, view, 'solution')).toMatchObject({ confirm: expect.any(Function) })
  })

  it('has a label in lower case beside its key, as all keys have', () => {
    const activeGame = { loaded, session: { snapshot: () => ({ view }) } } as unknown as ActiveGame
    const labels = shortcutKeys(activeGame).map(({ label }) => label)
    expect(labels).toContain('show the solution')
    expect(labels.filter(label => label && /^[A-Z]/.test(label))).toEqual([])
  })

  it('has a key that nothing else uses', () => {
    const keys = namedCommandsOf(loaded).flatMap(command => ('key' in command ? command.key : []))
    // A game for one has nobody to resign to, and may use that key to give up.
    const shells = playKeys.filter(({ command }) => command !== 'resign' || loaded.rules.seats > 1)
    const taken = shells.flatMap(binding => binding.keys)
    expect(keys.filter(key => taken.includes(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
