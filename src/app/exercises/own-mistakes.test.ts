import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { act, openTable } from '#table/act.ts'
import type { Player } from '#table/player.ts'
import { toAct } from '#table/table.ts'
import { createDirectEngineClient } from '#testing/fakes/direct-engine-client.ts'
import type { StoredGame } from '../saved-game-store.ts'
import { EMPTY_LOG } from './exercise-log.ts'
import { loadExercise } from './load-exercise.ts'
import { addMistakes, openMistakes, searchGame, unsearchedGames } from './own-mistakes.ts'

const obstruction = (await loadGame('obstruction'))!
const engineClient = createDirectEngineClient()
const ANN: Player = { kind: 'person', name: 'Ann' }
const MACHINE: Player = { kind: 'computer', level: 'novice' }

/** On 5x5 only the centre wins, so a1 throws the win away. */
function finishedGame(id: string, moves: string, players = [ANN, MACHINE]): StoredGame {
  const params = { rows: 5, cols: 5, size: 'agreed', starter: 'first', clock: true }
  const table = moves.split(' ').reduce(
    (now, text) => {
      const next = act(now, { do: 'move', seat: toAct(now)[0]!, text }, 0)
      if (!next.ok) throw new Error(`${text} is refused: ${next.rejection.code}`)
      return next.value
    },
    openTable(obstruction.rules, params, 'seed', 0),
  )
  return { id, savedAt: 0, finished: table.ending !== undefined, saved: { players, record: table.record } }
}

const BLUNDER = finishedGame('blunder', 'a1 c3 e1 a5 e5 c1 c5 a3 e3')

test('a move that threw the win becomes an exercise with the position before it', async () => {
  const { mistakes } = await searchGame(engineClient, obstruction, BLUNDER, 7).result
  expect(mistakes[0]).toMatchObject({ at: 7 })
  const exercise = await loadExercise(engineClient, obstruction, mistakes[0]!.id).result
  expect(exercise).toMatchObject({ ok: true, value: { moves: [], answers: ['c3'], kind: 'winning-move' } })
})

test('the computer’s mistakes are not searched', async () => {
  const swapped = finishedGame('swapped', 'a1 c3 e1 a5 e5 c1 c5 a3 e3', [MACHINE, ANN])
  const { mistakes } = await searchGame(engineClient, obstruction, swapped, 7).result
  const exercises = await Promise.all(
    mistakes.map(({ id }) => loadExercise(engineClient, obstruction, id).result),
  )
  for (const exercise of exercises) expect(exercise.ok && exercise.value.moves.length % 2).toBe(1)
})

test('each finished game of one person is searched once', async () => {
  const games = [
    BLUNDER,
    { ...BLUNDER, id: 'imported', isImported: true as const },
    { ...BLUNDER, id: 'unfinished', finished: false },
    finishedGame('two people', 'c3 a1 e5 a5 e1 c1 c5 a3 e3', [ANN, { kind: 'person', name: 'Ben' }]),
  ]
  const savedGames = { list: async () => games }
  expect(await unsearchedGames(savedGames, obstruction, EMPTY_LOG)).toEqual([BLUNDER])
  const searched = await searchGame(engineClient, obstruction, BLUNDER, 7).result
  const log = addMistakes(EMPTY_LOG, searched)
  expect(await unsearchedGames(savedGames, obstruction, log)).toEqual([])
  expect(openMistakes(log)).toEqual(searched.mistakes)
  expect(addMistakes(log, searched)).toEqual(log)
  const puzzle = { rules: { ...obstruction.rules, seats: 1 } }
  expect(await unsearchedGames(savedGames, puzzle, EMPTY_LOG)).toEqual([])
})
