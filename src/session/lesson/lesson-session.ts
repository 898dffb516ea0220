import type { Note } from '#kernel/engine.ts'
import { type Cell, readCell } from '#kernel/grid.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { accept, type Result, rejectWith } from '#kernel/result.ts'
import type { Rules } from '#kernel/rules.ts'
import type { GameText } from '#kernel/text.ts'
import { logOf } from '#table/log.ts'
import { type Player, peopleOf } from '#table/player.ts'
import { reject } from '#table/refusals.ts'
import { toAct, viewFor } from '#table/table.ts'
import { createListeners } from '../listeners.ts'
import type { Session, Snapshot } from '../session.ts'
import { type LessonRefusals, lessonRefusalText, lessonText } from '../text/en/lesson.ts'
import { beginLesson, isLessonDone, type LessonState, nextSolutionMove, tryMove } from './lesson-state.ts'

/** A lesson as a session, so that it runs on the same screens as a game. */
export interface LessonSession extends Session {
  lessonState(): LessonState
}

const rejectLesson = rejectWith<LessonRefusals>()
const SOLUTION_SHOWN = 'lesson-answer'

/** A hint shows the next move of the lesson's solution, if it has one. */
export function openLessonSession(rules: Rules, lesson: Lesson, players: readonly Player[]): LessonSession {
  const listeners = createListeners()
  const people = peopleOf(players)
  let lessonState = beginLesson(rules, lesson)
  let current = takeSnapshot()

  function takeSnapshot(): Snapshot {
    const { table } = lessonState
    return {
      game: rules.id,
      params: table.record.params,
      deal: table.record.deal,
      players,
      people,
      viewer: 0,
      view: viewFor(table, 0),
      toAct: toAct(table),
      acting: !isLessonDone(lessonState) && toAct(table).includes(0) ? 0 : undefined,
      log: logOf(table, lesson.moves.length + 1),
      deadlines: [],
      stopwatch: undefined,
      canHint: true,
      canUndo: false,
      canRedo: false,
      // Even if the game ends, the next lesson follows and not an ending screen.
      ending: undefined,
      thinking: undefined,
      computerError: undefined,
      pendingMove: undefined,
      connectionLost: undefined,
    }
  }

  async function play(text: string): Promise<Result<undefined>> {
    if (isLessonDone(lessonState)) return rejectLesson('lesson-done')
    const attempt = tryMove(lessonState, text)
    if (!attempt.ok) return attempt
    const { verdict, say, cells } = attempt.value.feedback!
    if (verdict === 'wrong')
      return rejectLesson('not-what-is-asked', { said: say ?? lessonText.wrong }, cells)
    lessonState = attempt.value
    current = takeSnapshot()
    listeners.notify()
    return accept(undefined)
  }

  async function hint(): Promise<Note | null> {
    const move = nextSolutionMove(lessonState)
    return move === undefined ? null : { code: SOLUTION_SHOWN, details: { move }, cells: cellsInMove(move) }
  }

  const refused = async () => rejectLesson('lesson-done')
  return {
    lessonState: () => lessonState,
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

/** The cells that the text of a move names. */
export function cellsInMove(move: string): readonly Cell[] {
  return [...move.matchAll(/\b[a-z]\d{1,2}\b/g)].flatMap(([name]) => readCell(name) ?? [])
}

/** The feedback on the last accepted move. */
export function feedbackText({ feedback }: LessonState): string | undefined {
  if (!feedback) return undefined
  return feedback.say ?? lessonText[feedback.verdict]
}

/** Adds the sentences of lessons to those of the game. */
export function withLessonWords(text: GameText): GameText {
  return {
    ...text,
    refusals: { ...text.refusals, ...lessonRefusalText },
    note: note =>
      note.code === SOLUTION_SHOWN ? lessonText.answer(String(note.details?.move)) : text.note(note),
  }
}
