import { useState } from 'preact/hooks'
import { moveForKey } from '#kernel/commands.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { cellsInMove } from '#session/lesson/lesson-session.ts'
import {
  beginLesson,
  isLessonDone,
  type LessonState,
  nextSolutionMove,
  tryMove,
} from '#session/lesson/lesson-state.ts'
import { peopleOf } from '#table/player.ts'
import { viewFor } from '#table/table.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { handleInspectKey } from '../play/board-keys.ts'
import { LOCAL_PLAYER } from '../setup/opponents.ts'
import { announce } from '../shell/live-regions.tsx'
import { lessonText } from '../text/en/lessons.ts'
import { tableText } from '../text/en/shell.ts'

interface LessonBoardProps {
  readonly loadedGame: LoadedGame
  readonly lesson: Lesson
  readonly isDone: boolean
  onFinish(): void
}

interface Feedback {
  readonly kind: 'refused' | 'note'
  readonly text: string
  readonly cells?: readonly Cell[] | undefined
}

const PEOPLE = peopleOf([LOCAL_PLAYER])

/** The board of one lesson, which answers every try. */
export function LessonBoard({ loadedGame, lesson, isDone, onFinish }: LessonBoardProps) {
  const { rules, text, face, commands } = loadedGame
  const [state, setState] = useState(() => beginLesson(rules, lesson))
  const [feedback, setFeedback] = useState<Feedback>()
  const { table } = state
  const view = viewFor(table, 0)

  function show(next: Feedback): void {
    setFeedback(next)
    announce(next.text, next.kind === 'refused' ? 'assertive' : 'polite')
  }

  function play(move: string): void {
    const tried = isLessonDone(state) ? undefined : tryMove(state, move)
    if (!tried) show({ kind: 'note', text: lessonText.over })
    else if (tried.ok) advance(tried.value)
    else {
      const { rejection } = tried
      show({ kind: 'refused', text: localRejectionSentence(rejection, text), cells: rejection.cells })
    }
  }

  function advance(next: LessonState): void {
    setState(next)
    if (isLessonDone(next)) onFinish()
    const { verdict, say, cells } = next.feedback!
    show({
      kind: verdict === 'wrong' ? 'refused' : 'note',
      text: say ?? lessonText.verdicts[verdict],
      cells,
    })
  }

  function showSolution(): void {
    const move = nextSolutionMove(state)
    if (move !== undefined) show({ kind: 'note', text: lessonText.showCell(move), cells: cellsInMove(move) })
  }

  function startOver(): void {
    setState(beginLesson(rules, lesson))
    setFeedback(undefined)
  }

  function handleKey(key: string, cell: Cell): boolean {
    const move = moveForKey(commands, cell, key)
    if (move !== undefined) play(move)
    return move !== undefined || handleInspectKey(key, cell, { view, people: PEOPLE }, loadedGame)
  }

  return (
    <div class="lesson-board">
      <face.Board
        view={view}
        people={PEOPLE}
        label={tableText.board(loadedGame.card.title)}
        highlight={
          feedback?.cells && { why: feedback.kind === 'refused' ? 'refused' : 'hint', cells: feedback.cells }
        }
        play={play}
        onKey={handleKey}
      />
      <div class="lesson-said">
        {feedback ? (
          <p class={`message ${feedback.kind}`}>{feedback.text}</p>
        ) : (
          <p class="soft">{isDone ? lessonText.doneBefore : lessonText.yourTurn}</p>
        )}
        <div class="buttons">
          {!isLessonDone(state) && lesson.answer && (
            <button type="button" class="pill" onClick={showSolution}>
              {lessonText.show}
            </button>
          )}
          {table.cursor > lesson.moves.length && (
            <button type="button" class="pill" onClick={startOver}>
              {lessonText.startOver}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
