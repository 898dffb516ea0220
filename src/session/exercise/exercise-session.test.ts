import { describe, expect, test } from 'vitest'
import type { EngineClient, EngineJob } from '#engine-client/engine-client.ts'
import type { Exercise, ExerciseVerdict } from '#kernel/exercise.ts'
import type { Rules } from '#kernel/rules.ts'
import { lamps } from '#testing/sample-games/lamps.ts'
import { rules as pebbles } from '#testing/template/rules/rules.ts'
import { type ExerciseEnd, ExerciseSession } from './exercise-session.ts'

/** Pebbles: take one to three; the last one wins. Five are left, so taking one wins. */
const FIVE: Exercise = {
  kind: 'take',
  goal: {},
  rating: 1000,
  answers: ['1'],
  hints: [{ code: 'few' }, { code: 'one' }],
  params: { pebbles: 8 },
  deal: null,
  seed: 'two',
  moves: ['3'],
}

const RIGHT: ExerciseVerdict = { result: 'solved', note: { code: 'right' } }
const GOOD: ExerciseVerdict = { result: 'good', reply: ['1'], note: { code: 'on' } }
const WRONG: ExerciseVerdict = { result: 'wrong', reply: ['3'], note: { code: 'refuted' } }

const begin = (...verdicts: readonly (ExerciseVerdict | Error)[]) =>
  beginWith(pebbles as Rules, FIVE, verdicts)

function beginWith(rules: Rules, exercise: Exercise, verdicts: readonly (ExerciseVerdict | Error)[]) {
  const jobs: EngineJob[] = []
  const ends: ExerciseEnd[] = []
  const waiting = [...verdicts]
  const engineClient: EngineClient = {
    request(job: EngineJob) {
      jobs.push(job)
      const next = waiting.shift()!
      const result = next instanceof Error ? Promise.reject(next) : Promise.resolve(next as never)
      return { result, cancel() {} }
    },
    close() {},
  }
  const session = new ExerciseSession({
    rules,
    exercise,
    engineClient,
    players: seat =>
      [0, 1].map(other =>
        other === seat ? { kind: 'person', name: 'Ann' } : { kind: 'computer', level: 'x' },
      ),
    onEnd: end => ends.push(end),
  })
  return { session, jobs, ends }
}

describe('an exercise session', () => {
  test('begins after the moves of the exercise, with the player in the seat to act', () => {
    const { session } = begin()
    expect(session.seat).toBe(1)
    expect(session.snapshot()).toMatchObject({ acting: 1, viewer: 1, view: { pebbles: 5 }, log: [] })
    expect(session.snapshot().people[1]).toMatchObject({ you: true })
  })

  test('has the engine judge each move, and ends with full credit when it is solved', async () => {
    const { session, jobs, ends } = begin(RIGHT)
    expect((await session.play('1')).ok).toBe(true)
    expect(jobs).toMatchObject([{ do: 'judge-exercise', moves: [{ seat: 1, move: { take: 1 } }] }])
    expect(session.progress()).toMatchObject({ phase: 'solved', credit: 1 })
    expect(ends).toEqual([{ isSolved: true, credit: 1, isFirst: true }])
    expect(session.snapshot()).toMatchObject({ acting: undefined, ending: undefined })
  })

  test('plays the reply to a good move and goes on with all moves so far', async () => {
    const { session, jobs } = begin(GOOD, RIGHT)
    await session.play('1')
    expect(session.snapshot()).toMatchObject({ acting: 1, view: { pebbles: 3 } })
    await session.play('3')
    expect(jobs[1]).toMatchObject({ moves: [{ move: { take: 1 } }, { move: { take: 3 } }] })
    expect(session.progress().phase).toBe('solved')
  })

  test('a quick second move waits for the judgement of the first, where nobody replies', async () => {
    const dark: Exercise = { ...FIVE, params: { lamps: 20 }, moves: [], answers: ['b'] }
    const alone = beginWith(lamps as Rules, dark, [{ ...GOOD, reply: [] }, RIGHT])
    const both = await Promise.all([alone.session.play('a'), alone.session.play('b')])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(alone.session.progress().phase).toBe('solved')
    const over = beginWith(lamps as Rules, dark, [{ ...WRONG, reply: [] }])
    await Promise.all([over.session.play('a'), over.session.play('b')])
    expect(over.jobs).toHaveLength(1)
    const { session } = begin(GOOD)
    const [, second] = await Promise.all([session.play('1'), session.play('3')])
    expect(second!.ok).toBe(false)
  })

  test('shows the refutation of a wrong move; later tries are practice', async () => {
    const { session, ends } = begin(WRONG, RIGHT)
    await session.play('2')
    expect(session.progress()).toMatchObject({ phase: 'failed', credit: 0 })
    expect(session.snapshot()).toMatchObject({ view: { pebbles: 0 }, canUndo: true })
    expect((await session.play('1')).ok).toBe(false)
    await session.undo()
    expect(session.snapshot()).toMatchObject({ acting: 1, view: { pebbles: 5 } })
    await session.play('1')
    expect(session.progress()).toMatchObject({ phase: 'solved', credit: 0 })
    expect(ends.map(({ isFirst, isSolved }) => [isFirst, isSolved])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('an illegal move is refused and costs nothing', async () => {
    const { session, jobs } = begin()
    expect((await session.play('9')).ok).toBe(false)
    expect([session.progress().phase, jobs.length]).toEqual(['solving', 0])
  })

  test('each hint costs a quarter of the credit; the last one is repeated for nothing', async () => {
    const { session } = begin(RIGHT)
    expect([
      (await session.hint())?.code,
      (await session.hint())?.code,
      (await session.hint())?.code,
    ]).toEqual(['few', 'one', 'one'])
    await session.play('1')
    expect(session.progress()).toMatchObject({ hintsTaken: 2, credit: 0.5 })
    expect(await session.hint()).toBeNull()
  })

  test('giving up ends it without credit', () => {
    const { session, ends } = begin()
    session.giveUp()
    expect(session.progress()).toMatchObject({ phase: 'failed', credit: 0 })
    session.giveUp()
    expect(ends).toHaveLength(1)
  })

  test('a failure of the engine is shown, and the move is judged again on request', async () => {
    const { session } = begin(new Error('The engine crashed.'), RIGHT)
    await session.play('1')
    expect(session.snapshot().computerError).toBe('The engine crashed.')
    const solved = new Promise<void>(resolve =>
      session.subscribe(() => session.progress().phase === 'solved' && resolve()),
    )
    session.retry()
    await solved
    expect(session.snapshot().computerError).toBeUndefined()
  })
})
