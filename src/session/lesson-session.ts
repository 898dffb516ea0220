import type { Game, Note } from '#kernel/game.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { GameWords } from '#kernel/words.ts'
import { logOf } from '#table/log.ts'
import { toAct, viewFor } from '#table/table.ts'
import { beginLesson, isLearned, type Lecture, nextAnswer, tryOut } from './lesson.ts'
import { lessonWords } from './lesson-words.ts'
import { openListeners } from './listeners.ts'
import { type Player, peopleOf } from './player.ts'
import type { Session, Snapshot } from './session.ts'

/** A lesson as a table at which one sits: so that every face can be learned with as it is played with. */
export interface LessonSession extends Session {
  lecture(): Lecture
}

const NOT_IT = 'not-what-is-asked'
const DONE = 'lesson-done'
const SHOWN = 'lesson-answer'

/** The lesson's answer, where it has one, is the hint. */
export function attend(game: Game, lesson: Lesson, players: readonly Player[]): LessonSession {
  const listeners = openListeners()
  const people = peopleOf(players)
  let lecture = beginLesson(game, lesson)
  let current = snapshotNow()

  function snapshotNow(): Snapshot {
    const { table } = lecture
    return {
      game: game.id,
      setup: table.record.setup,
      players,
      people,
      viewer: 0,
      view: viewFor(table, 0),
      toAct: toAct(table),
      acting: !isLearned(lecture) && toAct(table).includes(0) ? 0 : undefined,
      log: logOf(table, lesson.moves.length + 1),
      deadlines: [],
      stopwatch: undefined,
      canHint: true,
      canUndo: false,
      canRedo: false,
      // Whatever the step brings about, it leads to the next one.
      ending: undefined,
      thinking: undefined,
      trouble: undefined,
      sending: undefined,
      lost: undefined,
    }
  }

  async function play(text: string): Promise<Result<undefined>> {
    if (isLearned(lecture)) return reject(DONE)
    const tried = tryOut(lecture, text)
    if (!tried.ok) return tried
    const { verdict, say, cells } = tried.value.judged!
    if (verdict === 'wrong') return reject(NOT_IT, { said: say ?? lessonWords.wrong }, cells)
    lecture = tried.value
    current = snapshotNow()
    listeners.tell()
    return accept(undefined)
  }

  async function hint(): Promise<Note | null> {
    const move = nextAnswer(lecture)
    return move === undefined ? null : { code: SHOWN, text: lessonWords.answer(move) }
  }

  const refused = async () => reject(DONE)
  return {
    lecture: () => lecture,
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
export function answeredIn({ judged }: Lecture): string | undefined {
  if (!judged) return undefined
  return judged.say ?? lessonWords[judged.verdict]
}

/** The game's sentences with those that a lesson adds. */
export function wordsInLesson(words: GameWords): GameWords {
  return {
    ...words,
    rejection(rejection) {
      if (rejection.code === NOT_IT) return String(rejection.details?.said)
      return rejection.code === DONE ? lessonWords.over : words.rejection(rejection)
    },
    note: note => (note.code === SHOWN ? note.text! : words.note(note)),
  }
}
