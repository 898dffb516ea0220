import { describe, expect, it } from 'vitest'
import type { StoredGame } from '#app/saved-game-store.ts'
import { act } from '#table/act.ts'
import { nextDeadline } from '#table/clocks.ts'
import type { Player } from '#table/player.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import type { TerminalHost } from '../shell/host.ts'
import { createTable, resumeTable, startLocalGame } from './active-game.ts'
import { type LoadedGame, loadGame } from './loaded-game.ts'

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
]

async function obstruction(): Promise<LoadedGame> {
  const loaded = await loadGame('obstruction')
  if (!loaded.ok) throw new Error(loaded.rejection.code)
  return loaded.value
}

/** As much of a host as a table needs, with a clock that the test sets. */
function hostAt(time: { now: number }, savedGames: StoredGame[] = []): TerminalHost {
  const host = {
    clock: { now: () => time.now, after: () => () => {} },
    savedGames: {
      put: async (game: StoredGame) => void savedGames.push(game),
      find: async (id: string) => savedGames.findLast(game => game.id === id),
    },
    preferences: createMemoryKeyValueStore(),
    newSeed: () => 'seed',
    newId: () => 'another',
  }
  return host as unknown as TerminalHost
}

function request(params: object) {
  return { game: 'obstruction', params: { starter: 'first', ...params }, players: PLAYERS }
}

describe('a local game', () => {
  it('begins only with params that the game allows', async () => {
    const loaded = await obstruction()
    const begin = (rows: string) => createTable(hostAt({ now: 0 }), loaded, request({ rows })).result
    expect(await begin('4')).toMatchObject({ rejection: { code: 'out-of-range' } })
    expect((await begin('5')).ok).toBe(true)
  })

  it('goes on by the rules it was begun with, although there are newer ones', async () => {
    const loaded = await obstruction()
    const host = hostAt({ now: 9 })
    const begun = await createTable(host, loaded, request({ rows: 5, cols: 5 })).result
    if (!begun.ok) throw new Error(begun.rejection.code)
    const { rules } = loaded
    const now = { ...loaded, rules: { ...rules, version: rules.version + 1 } }
    const saved = { players: PLAYERS, record: begun.value.record }
    expect(resumeTable(host, now, saved)).toMatchObject({ rejection: { code: 'another-version' } })
    const resumed = resumeTable(host, { ...now, earlier: [rules] }, saved)
    expect(resumed.ok && resumed.value.rules).toBe(rules)
  })

  it('that was played on from a review says so, in play and in every save', async () => {
    const loaded = await obstruction()
    const savedGames: StoredGame[] = []
    const host = hostAt({ now: 9 }, savedGames)
    const table = await createTable(host, loaded, request({ rows: 5, cols: 5 })).result
    if (!table.ok) throw new Error(table.rejection.code)
    const work: Promise<void>[] = []
    const origin = { startedAt: 0, moves: 3 }
    const { session, notices } = startLocalGame({
      ...{ host, loaded, id: 'one', table: table.value, players: PLAYERS, origin },
      onSave: saving => void work.push(saving),
    })
    await session.play('c3')
    await Promise.all(work)
    expect(savedGames.at(-1)?.saved.origin).toEqual(origin)
    expect(notices()).toEqual([
      'Played on from move 3 of the game of 1 January 1970. It doesn’t count in your statistics.',
    ])
    session.close()
  })

  it('is saved after every move, and not before the first', async () => {
    const loaded = await obstruction()
    const savedGames: StoredGame[] = []
    const host = hostAt({ now: 9 }, savedGames)
    const table = await createTable(host, loaded, request({ rows: 5, cols: 5 })).result
    if (!table.ok) throw new Error(table.rejection.code)
    const work: Promise<void>[] = []
    const onSave = (saving: Promise<void>) => void work.push(saving)
    const { session } = startLocalGame({
      host,
      loaded,
      id: 'one',
      table: table.value,
      players: PLAYERS,
      onSave,
    })
    expect(work).toHaveLength(0)
    await session.play('c3')
    await session.play('c3')
    await session.resign()
    await Promise.all(work)
    expect(savedGames.map(game => [game.id, game.finished, game.saved.record.entries.length])).toEqual([
      ['one', false, 1],
      ['one', true, 2],
    ])
  })

  it('that is open in two windows is saved apart by the second, which is told', async () => {
    const loaded = await obstruction()
    const savedGames: StoredGame[] = []
    const host = hostAt({ now: 9 }, savedGames)
    const table = await createTable(host, loaded, request({ rows: 5, cols: 5 })).result
    if (!table.ok) throw new Error(table.rejection.code)
    const told: string[] = []
    const openWindow = () => {
      const work: Promise<void>[] = []
      const { session } = startLocalGame({
        host,
        loaded,
        id: 'one',
        table: table.value,
        players: PLAYERS,
        onSave: saving => void work.push(saving),
        onConflict: sentence => void told.push(sentence),
      })
      return async (move: string) => {
        await session.play(move)
        await Promise.all(work)
      }
    }
    const [playHere, playThere] = [openWindow(), openWindow()]
    await playHere('c3')
    await playHere('a5')
    await playThere('e1')
    await playThere('c3')
    await playHere('e5')
    const files = new Map(
      savedGames.map(({ id, saved }) => [id, saved.record.entries.map(entry => entry.action)]),
    )
    expect(files.get('one')).toMatchObject([{ text: 'c3' }, { text: 'a5' }, { text: 'e5' }])
    expect(files.get('another')).toMatchObject([{ text: 'e1' }, { text: 'c3' }])
    expect(told).toEqual([expect.stringContaining('saved separately, as another')])
  })

  it('[O9] has its clocks restarted when it is resumed, or as they were where it was closed by this program', async () => {
    const loaded = await obstruction()
    const time = { now: 1_000 }
    const host = hostAt(time)
    const table = await createTable(host, loaded, request({ clock: true })).result
    if (!table.ok) throw new Error(table.rejection.code)
    const moved = act(table.value, { do: 'move', seat: 0, text: 'c3' }, 2_000)
    if (!moved.ok) throw new Error(moved.rejection.code)
    time.now = 10_000_000
    const resumed = resumeTable(host, loaded, { players: PLAYERS, record: moved.value.record })
    if (!resumed.ok) throw new Error(resumed.rejection.code)
    expect(nextDeadline(resumed.value)?.at).toBe(10_060_000)
    time.now = 5_000
    startLocalGame({ host, loaded, id: 'one', table: moved.value, players: PLAYERS, onSave() {} }).close()
    time.now = 10_000_000
    const again = resumeTable(host, loaded, { players: PLAYERS, record: moved.value.record })
    expect(again.ok && nextDeadline(again.value)?.at).toBe(10_057_000)
  })

  it('is resumed as it was where there is no clock', async () => {
    const loaded = await obstruction()
    const host = hostAt({ now: 1_000 })
    const table = await createTable(host, loaded, request({})).result
    if (!table.ok) throw new Error(table.rejection.code)
    const resumed = resumeTable(host, loaded, { players: PLAYERS, record: table.value.record })
    expect(resumed).toEqual(table)
  })
})
