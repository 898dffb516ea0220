import { describe, expect, it } from 'vitest'
import type { GameText } from '#kernel/text.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { firstSteps } from '#testing/template/lessons/first-steps.ts'
import { rules } from '#testing/template/rules/rules.ts'
import { text } from '#testing/template/text/en.ts'
import { openLessonSession, withLessonWords } from './lesson-session.ts'

const [take, , four] = firstSteps
const PLAYERS = [
  { kind: 'person', name: 'Ann' },
  { kind: 'computer', level: 'careless' },
] as const

const lessonText = withLessonWords(text as GameText)

describe('a lesson session', () => {
  it('accepts the right move, notifies its listeners, and then refuses further moves', async () => {
    const session = openLessonSession(rules, take!, PLAYERS)
    let changes = 0
    session.subscribe(() => changes++)
    expect(session.snapshot()).toMatchObject({ acting: 0, viewer: 0, view: { pebbles: 5 }, log: [] })
    expect((await session.play('2')).ok).toBe(true)
    expect(changes).toBe(1)
    expect(session.snapshot()).toMatchObject({ acting: undefined, view: { pebbles: 3 }, ending: undefined })
    const after = await session.play('1')
    expect(!after.ok && localRejectionSentence(after.rejection, lessonText)).toBe(
      'This step is done. Continue to the next one.',
    )
  })

  it('refuses a wrong move with the lesson’s sentence, and an invalid move with the game’s', async () => {
    const session = openLessonSession(rules, take!, PLAYERS)
    const wrong = await session.play('1')
    const nonsense = await session.play('two')
    expect(!wrong.ok && localRejectionSentence(wrong.rejection, lessonText)).toBe('Two, for once.')
    expect(!nonsense.ok && localRejectionSentence(nonsense.rejection, lessonText)).toBe(
      'Type how many to take: 1, 2 or 3.',
    )
    expect(session.snapshot()).toMatchObject({ view: { pebbles: 5 }, acting: 0 })
  })

  it('plays the opponent’s reply after a good move, and continues', async () => {
    const session = openLessonSession(rules, four!, PLAYERS)
    await session.play('1')
    expect(session.lessonState().feedback?.verdict).toBe('good')
    expect(session.snapshot()).toMatchObject({ acting: 0, view: { pebbles: 2 } })
    expect(session.snapshot().log).toHaveLength(2)
  })

  it('shows its solution move by move as hints, and no hint once it is done', async () => {
    const session = openLessonSession(rules, four!, PLAYERS)
    expect(lessonText.note((await session.hint())!)).toBe('One way to do it: 1')
    await session.play('1')
    expect(lessonText.note((await session.hint())!)).toBe('One way to do it: 2')
    await session.play('2')
    expect(await session.hint()).toBeNull()
  })

  it('cannot be undone or paused, and has no record', async () => {
    const session = openLessonSession(rules, take!, PLAYERS)
    for (const method of ['undo', 'redo', 'resign', 'pause', 'resume'] as const)
      expect((await session[method]()).ok).toBe(false)
    expect(session.record()).toBeUndefined()
  })
})
