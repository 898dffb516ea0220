import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { createDirectEngineClient } from '#testing/fakes/direct-engine-client.ts'
import { parseExerciseId, positionId, readPosition } from './exercise-id.ts'
import { loadExercise } from './load-exercise.ts'

const obstruction = (await loadGame('obstruction'))!
const engineClient = createDirectEngineClient()
const params = { rows: 5, cols: 5, size: 'agreed', starter: 'first', clock: false }
/** Only the centre wins on 5x5, so b2 has thrown it away. */
const WON = { params, deal: null, seed: 'game', moves: ['b2'], seats: [0] }

test('an id names a generated exercise or carries a position; anything else is none', () => {
  expect(parseExerciseId('win-in/1200/k3f9')).toEqual({
    from: 'generator',
    kind: 'win-in',
    rating: 1200,
    seed: 'k3f9',
  })
  expect(parseExerciseId('position/AbC-_9')).toEqual({ from: 'position', data: 'AbC-_9' })
  for (const text of ['', 'win-in', 'win-in/12/k', 'win-in/1200/', 'position/', 'position/a/b', 'Win/900/a'])
    expect(parseExerciseId(text)).toBeUndefined()
})

test('the same id gives the same exercise in every program', async () => {
  const load = () => loadExercise(createDirectEngineClient(), obstruction, 'win-in/1200/k3f9').result
  expect(await load()).toEqual(await load())
})

test('a position comes back from its id, and the engine finds its answers', async () => {
  const id = await positionId(obstruction.rules.version, WON)
  expect(id.length).toBeLessThan(250)
  const loaded = await loadExercise(engineClient, obstruction, id).result
  expect(loaded).toMatchObject({ ok: true, value: { ...WON, kind: 'winning-move' } })
})

test('a position in which nothing can be found is refused', async () => {
  const won = await loadExercise(engineClient, obstruction, await positionId(1, WON)).result
  if (!won.ok) throw new Error(won.rejection.code)
  const lost = { ...WON, moves: [...WON.moves, won.value.answers[0]!], seats: [0, 1] }
  expect(await loadExercise(engineClient, obstruction, await positionId(1, lost)).result).toMatchObject({
    rejection: { code: 'nothing-to-find' },
  })
})

test.each([
  ['a move that is not possible', { ...WON, moves: ['b2', 'b3'], seats: [0, 1] }],
  ['a seat that is not to move', { ...WON, seats: [1] }],
  ['a board that is too large', { ...WON, params: { ...params, rows: 40 } }],
])('%s is refused, as in a link that somebody has changed', async (_, position) => {
  const id = await positionId(1, position)
  expect(await readPosition(obstruction, id.slice('position/'.length))).toMatchObject({
    rejection: { code: 'unknown-exercise' },
  })
})

test('damaged data, an unknown kind and a game without exercises are refused, each with its reason', async () => {
  const codeFor = async (id: string, game = obstruction) => {
    const loaded = await loadExercise(engineClient, game, id).result
    return loaded.ok ? undefined : loaded.rejection.code
  }
  expect(await codeFor('position/AAAA')).toBe('unknown-exercise')
  expect(await codeFor('nonsense')).toBe('unknown-exercise')
  expect(await codeFor('mate-in/1200/k3f9')).toBe('unknown-exercise-kind')
  expect(await codeFor('win-in/1200/k3f9', (await loadGame('guessgo'))!)).toBe('no-exercises')
})
