import { describe, expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import type { Viewer } from '#kernel/rules.ts'
import type { Sitter, TableHeader } from '#server/tables/log/log-entry.ts'
import { applyAction, newOnlineTable, type OnlineTable } from '#server/tables/log/online-table.ts'
import { fullUpdate } from '#server/tables/log/updates.ts'
import { stateOf, toAct, viewFor } from '#table/table.ts'
import { onlinePlayOf, PLAYED_GAMES } from '../online-play/online-play.ts'
import { createSeededRandom } from '../simulation/seeded-random.ts'
import { findLeaks } from './leaks.ts'

const SITTERS: readonly Sitter[] = ['ann', 'ben'].map(id => ({ kind: 'person', id, name: id }))
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']

/** Every state of a game of random moves, from its beginning to its end or at most this many moves. */
async function playedStates(game: string, seed: string, maxMoves = 30): Promise<readonly OnlineTable[]> {
  const random = createSeededRandom(seed, 'leaks')
  const { rules } = (await loadGame(game))!
  const params = Object.fromEntries(
    Object.entries(rules.options).map(([name, option]) => [name, option.default]),
  )
  const proposed = game === 'obstruction' ? { size: 'proposed' } : {}
  const setup = { ...params, ...proposed, ...onlinePlayOf(game).setup(random) }
  const header = { id: 't', code: 'K7-PLUM', game, version: rules.version, setup, seed, open: true }
  const about: TableHeader = { ...header, openedBy: 'ann', createdAt: 0 }
  let table = newOnlineTable(about, rules)
  const states: OnlineTable[] = []
  function apply(action: Parameters<typeof applyAction>[1]): void {
    const next = applyAction(table, action, 0)
    if (!next.ok) throw new Error(next.rejection.code)
    table = next.value.table
    states.push(table)
  }
  for (const [seat, sitter] of SITTERS.entries()) apply({ do: 'sit', seat, sitter })
  apply({ do: 'begin' })
  for (let move = 0; move < maxMoves && !table.play!.ending; move++) {
    const seat = random.pick(toAct(table.play!))
    apply({ do: 'move', seat, text: onlinePlayOf(game).randomMove(viewFor(table.play!, seat), random) })
  }
  return states
}

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8']

describe.each(PLAYED_GAMES)('[I5] in %s', game => {
  test('nothing that is sent to a viewer is a leak', async () => {
    for (const seed of SEEDS)
      for (const table of await playedStates(game, seed))
        for (const viewer of VIEWERS)
          expect(findLeaks(fullUpdate(table, viewer, { now: 0, present: new Set() }), table, viewer)).toEqual(
            [],
          )
  })

  test('the view of another player and the whole state are leaks, wherever they are in a message', async () => {
    const leaks = { view: 0, state: 0 }
    for (const seed of SEEDS)
      for (const table of await playedStates(game, seed)) {
        if (table.phase !== 'playing') continue
        const othersView = { type: 'refused', rejection: { details: [viewFor(table.play!, 1)] } }
        leaks.view += findLeaks(othersView, table, 'spectator').length
        leaks.state += findLeaks({ deep: { state: stateOf(table.play!) } }, table, 0).length
      }
    expect(leaks.view).toBeGreaterThan(2)
    expect(leaks.state).toBeGreaterThan(2)
  })
})
