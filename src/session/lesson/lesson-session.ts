import type { Note } from '#kernel/engine.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Rules } from '#kernel/rules.ts'
import type { GameText } from '#kernel/text.ts'
import { logOf } from '#table/log.ts'
import { type Player, peopleOf } from '#table/player.ts'
import { toAct, viewFor } from '#table/table.ts'
import { createListeners } from '../listeners.ts'
import type { Session, Snapshot } from '../session.ts'
import { beginLesson, isLessonDone, type LessonState, nextSolutionMove, tryMove } from './lesson-state.ts'
import { lessonWords } from './lesson-words.ts'

/** A lesson as a table at which one sits: so that every face can be learned with as it is played with. */
export interface LessonSession extends Session {
  lessonState(): LessonState
}

const WRONG_MOVE = 'not-what-is-asked'
const LESSON_DONE = 'lesson-done'
const SOLUTION_SHOWN = 'lesson-answer'

/** The lesson's answer, where it has one, is the hint. */
export function openLessonSession(game: Rules, lesson: Lesson, players: readonly Player[]): LessonSession {
  const listeners = createListeners()
  const people = peopleOf(players)
  let lecture = beginLesson(game, lesson)
  let current = snapshotNow()

  function snapshotNow(): Snapshot {
    const { table } = lecture
    return {
      game: game.id,
      params: table.record.params,
      deal: table.record.deal,
      players,
      people,
      viewer: 0,
      view: viewFor(table, 0),
      toAct: toAct(table),
      acting: !isLessonDone(lecture) && toAct(table).includes(0) ? 0 : undefined,
      log: logOf(table, lesson.moves.length + 1),
      deadlines: [],
      stopwatch: undefined,
      canHint: true,
      canUndo: false,
      canRedo: false,
      // Whatever the step brings about, it leads to the next one.
      ending: undefined,
      thinking: undefined,
      computerError: undefined,
      pendingMove: undefined,
      connectionLost: undefined,
    }
  }

  async function play(text: string): Promise<Result<undefined>> {
    if (isLessonDone(lecture)) return reject(LESSON_DONE)
    const tried = tryMove(lecture, text)
    if (!tried.ok) return tried
    const { verdict, say, cells } = tried.value.feedback!
    if (verdict === 'wrong') return reject(WRONG_MOVE, { said: say ?? lessonWords.wrong }, cells)
    lecture = tried.value
    current = snapshotNow()
    listeners.notify()
    return accept(undefined)
  }

  async function hint(): Promise<Note | null> {
    const move = nextSolutionMove(lecture)
    return move === undefined ? null : { code: SOLUTION_SHOWN, details: { move } }
  }

  const refused = async () => reject(LESSON_DONE)
  return {
    lessonState: () => lecture,
    snapshot: () => current,
    subscribe: listeners.subscribe,
    play,
    hint,
    undo: async () => reject('nothing-to-undo'),
    redo: async () => reject('nothing-to-redo'),
    resign: refused,
    pause: refused,
    resume: refused,
    retry() {},
    record: () => undefined,
    close: () => listeners.clear(),
  }
}

/** What was said to the last try that counted. */
export function feedbackText({ feedback }: LessonState): string | undefined {
  if (!feedback) return undefined
  return feedback.say ?? lessonWords[feedback.verdict]
}

/** The game's sentences with those that a lesson adds. */
export function withLessonWords(text: GameText): GameText {
  return {
    ...text,
    refusals: {
      ...text.refusals,
      [WRONG_MOVE]: ({ said }) => String(said),
      [LESSON_DONE]: () => lessonWords.over,
    },
    note: note =>
      note.code === SOLUTION_SHOWN ? lessonWords.answer(String(note.details?.move)) : text.note(note),
  }
}
