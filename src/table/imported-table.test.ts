import { expect, test } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { tableFromImport } from './imported-table.ts'
import { playedMoves, replaySteps } from './replay.ts'
import { act, openTable, toAct } from './table.ts'

test('a game that was written down is looked at as the one that was played, with its ending', () => {
  const setup = { ...defaultParams(odds.options), points: 1 }
  let played = openTable(odds, setup, 'a seed', 0)
  while (!played.ending) {
    const next = act(played, { do: 'move', seat: toAct(played)[0]!, text: '2' }, 0)
    if (!next.ok) throw new Error(next.rejection.code)
    played = next.value
  }
  const turns = played.turns.map(turn => ({ ...turn, state: turn.state! }))
  const told = tableFromImport(odds, setup, { opening: played.opening, turns }, 5)
  expect(replaySteps(told, 'spectator')).toEqual(replaySteps(played, 'spectator'))
  expect(playedMoves(told)).toEqual(playedMoves(played))
  expect(told.ending).toEqual(played.ending)
  expect(tableFromImport(odds, setup, { ...played, turns: [] }, 5).ending).toBeUndefined()
})
