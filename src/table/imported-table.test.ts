import { expect, test } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { act, openTable } from './act.ts'
import { tableFromImport } from './imported-table.ts'
import { playedMoves, replaySteps } from './replay.ts'
import { toAct } from './table.ts'

test('an imported game replays like the original game and has the same ending', () => {
  const params = { ...defaultParams(odds.options), points: 1 }
  let played = openTable(odds, params, 'a seed', 0)
  while (!played.ending) {
    const next = act(played, { do: 'move', seat: toAct(played)[0]!, text: '2' }, 0)
    if (!next.ok) throw new Error(next.rejection.code)
    played = next.value
  }
  const turns = played.turns.map(turn => ({ ...turn, state: turn.state! }))
  const imported = tableFromImport(odds, params, { opening: played.opening, turns }, 5)
  expect(replaySteps(imported, 'spectator')).toEqual(replaySteps(played, 'spectator'))
  expect(playedMoves(imported)).toEqual(playedMoves(played))
  expect(imported.ending).toEqual(played.ending)
  expect(tableFromImport(odds, params, { ...played, turns: [] }, 5).ending).toBeUndefined()
})
