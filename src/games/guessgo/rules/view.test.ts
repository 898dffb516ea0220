import { describe, expect, test } from 'vitest'
import type { Viewer } from '#kernel/rules.ts'
import { act } from '#table/act.ts'
import { replaySteps } from '#table/replay.ts'
import { viewFor } from '#table/table.ts'
import {
  fillGrids,
  type GuessGoTable,
  NINE,
  openTestTable,
  playMoves,
  stateAt,
} from '../testing/test-table.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']
const REVERSED = NINE.split(' ').toReversed().join(' ')
const calling = fillGrids(openTestTable(), NINE, REVERSED)

function resign(table: GuessGoTable): GuessGoTable {
  const next = act(table, { do: 'resign', seat: 0 }, 0)
  if (!next.ok) throw new Error(next.rejection.code)
  return next.value
}

function abandon(table: GuessGoTable): GuessGoTable {
  const left = act(table, { do: 'leave', seat: 1 }, 0)
  const next = left.ok ? act(left.value, { do: 'expire' }, 10_000_000) : left
  if (!next.ok) throw new Error(next.rejection.code)
  return next.value
}

const ENDINGS: readonly (readonly [string, GuessGoTable])[] = [
  ['a line', playMoves(calling, [0, 'ibis'], [1, 'gnu'], [0, 'hen'], [1, 'fox'], [0, 'gnu'])],
  ['a resignation', resign(playMoves(calling, [0, 'ibis'], [1, 'gnu']))],
  ['a resignation while grids are filled', resign(playMoves(openTestTable(), [0, 'ant'], [1, 'bee']))],
  ['a player who does not come back', abandon(playMoves(calling, [0, 'ibis']))],
]

describe('the grids in a view', () => {
  test.each(VIEWERS)(
    '[G1] before the end %s sees no word of another grid, and hits only if places are shown',
    viewer => {
      const hit = playMoves(calling, [0, 'ibis'], [1, 'ant'])
      const others = [0, 1].filter(seat => seat !== viewer)
      for (const seat of others) expect(new Set(viewFor(hit, viewer).grids[seat])).toEqual(new Set([null]))
      expect(viewFor(hit, viewer).open).toBe(false)
    },
  )

  test.each(ENDINGS)('[G1] after %s everyone sees both grids, and nobody is to act', (_, table) => {
    expect(table.ending).toBeDefined()
    for (const viewer of VIEWERS) {
      const { grids, open, toAct, acting } = viewFor(table, viewer)
      expect(grids).toEqual(stateAt(table).grids)
      expect([open, toAct, acting]).toEqual([true, [], false])
    }
  })

  test.each(ENDINGS)('[G1] after %s only the last step of the replay shows both grids', (_, table) => {
    const steps = replaySteps(table, 'spectator').map(({ view }) => view.open)
    expect(steps).toEqual([...Array(steps.length - 1).fill(false), true])
  })

  test('[G14] moves that fill a grid are not in the replay, since they were not announced', () => {
    const steps = replaySteps(playMoves(calling, [0, 'ibis']), 'spectator').map(
      ({ events }) => events[0]!.kind,
    )
    expect(steps).toEqual(['dealt', 'ready', 'ready', 'called'])
  })
})
