import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Report } from '#kernel/engine.ts'
import type { Exercise } from '#kernel/exercise.ts'
import { accept, type Result } from '#kernel/result.ts'
import { stateOf, toAct } from '#table/table.ts'
import { parseExerciseId, readPosition } from './exercise-id.ts'
import { type ExerciseRefusals, reject } from './refusals.ts'

export type GameWithExercises = Pick<GameEntry, 'card' | 'rules' | 'exercises'>

type Loaded = Result<Exercise, ExerciseRefusals>

/** Makes the exercise of an id in a worker. */
export function loadExercise(
  engineClient: EngineClient,
  game: GameWithExercises,
  text: string,
  report?: Report,
): EngineTask<Loaded> {
  const id = parseExerciseId(text)
  const kinds = game.exercises
  if (!kinds) return settled(reject('no-exercises', { title: game.card.title }))
  if (!id) return settled(reject('unknown-exercise'))
  if (id.from === 'position') return loadPosition(engineClient, game, id.data)
  const { kind, rating, seed } = id
  if (!Object.hasOwn(kinds, kind))
    return settled(reject('unknown-exercise-kind', { given: kind, known: Object.keys(kinds).join(', ') }))
  const { result, cancel } = engineClient.request(
    { do: 'make-exercise', game: game.rules.id, request: { kind, rating }, seed },
    report,
  )
  return { result: result.then(accept), cancel }
}

function loadPosition(engineClient: EngineClient, game: GameWithExercises, data: string): EngineTask<Loaded> {
  let cancel = () => {}
  const load = async (): Promise<Loaded> => {
    const read = await readPosition(game, data)
    if (!read.ok) return read
    const { position, table } = read.value
    const task = engineClient.request({
      do: 'exercise-from-position',
      game: game.rules.id,
      state: stateOf(table),
      seat: toAct(table)[0] ?? 0,
    })
    cancel = task.cancel
    const goal = await task.result
    return goal ? accept({ ...position, ...goal }) : reject('nothing-to-find')
  }
  return { result: load(), cancel: () => cancel() }
}

function settled(result: Loaded): EngineTask<Loaded> {
  return { result: Promise.resolve(result), cancel() {} }
}
