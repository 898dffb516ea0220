import { useEffect, useRef, useState } from 'preact/hooks'
import { lessonPlayers } from '#app/game-request.ts'
import { moveForKey } from '#kernel/commands.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import { feedbackText, openLessonSession } from '#session/lesson/lesson-session.ts'
import { isLessonDone } from '#session/lesson/lesson-state.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { restoreFocus } from '../kit/focus.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { handleBoardKey } from '../play/board-keys.ts'
import { MoveField } from '../play/move-field.tsx'
import { Status } from '../play/status.tsx'
import { tableClass } from '../play/table-class.ts'
import { useAnnouncements } from '../play/use-announcements.ts'
import { usePlay } from '../play/use-play.ts'
import { HeaderBar } from '../shell/header.tsx'
import { announce } from '../shell/live-regions.tsx'
import { firstStepsText, setupText, tableText } from '../text/en/shell.ts'
import { FirstStepBox, type StepPosition } from './first-step-box.tsx'
import '../play/play-screen.css'
import '../play/panel.css'
import '../play/narrow.css'

interface FirstStepScreenProps {
  readonly loadedGame: LoadedGame
  readonly step: FirstStep
  readonly position: StepPosition
  onDone(): void
  next(): void
  leave(): void
}

/** One of the first steps: the game's own screen, with only what the step needs around the board. */
export function FirstStepScreen({ loadedGame, step, position, onDone, next, leave }: FirstStepScreenProps) {
  const { rules, text, face, commands } = loadedGame
  const [session] = useState(() =>
    openLessonSession(rules, step, lessonPlayers(loadedGame, setupText.defaultName)),
  )
  const play = usePlay(loadedGame, session, rejection => localRejectionSentence(rejection, text))
  const { snapshot, people } = play
  const lessonState = session.lessonState()
  const isDone = isLessonDone(lessonState)
  const field = useRef<HTMLInputElement>(null)
  useAnnouncements(loadedGame, snapshot, people)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the step begins, and once when it is done
  useEffect(() => {
    if (isDone) onDone()
    else {
      announce([step.heading, ...step.say].join(' '))
      return focusBoard()
    }
  }, [isDone])
  const feedback = feedbackText(lessonState)
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced with each answer
  useEffect(() => {
    if (feedback) announce(feedback)
  }, [lessonState])

  const keyActions = { openHelp: () => play.hint(), focusMoveField: () => field.current?.focus() }
  return (
    <div class="table-screen first-screen">
      <HeaderBar game={loadedGame.card}>
        <button type="button" class="pill quiet" onClick={leave}>
          {firstStepsText.leave}
        </button>
      </HeaderBar>
      <main id="page" class={`${tableClass(loadedGame)} first-table`}>
        <FirstStepBox
          loadedGame={loadedGame}
          step={step}
          position={position}
          feedback={feedback}
          isDone={isDone}
          showHint={play.hint}
          next={next}
        />
        <div class="table-board" tabIndex={-1}>
          <face.Board
            view={snapshot.view}
            people={people}
            label={tableText.board(loadedGame.card.title)}
            highlight={play.highlight}
            message={play.message}
            events={snapshot.log.at(-1)?.events ?? []}
            tableId={`first-${position.number}`}
            play={play.move}
            tryMove={play.tryMove}
            announce={announce}
            onFirstTouch={play.askToTouchAgain}
            onKey={(key, cell) => {
              const move = moveForKey(commands, cell, key)
              if (move !== undefined) play.move(move)
              return move !== undefined || handleBoardKey(key, cell, play, loadedGame, keyActions)
            }}
          />
        </div>
        <div class="table-below">
          {face.layout !== 'board-only' && (
            <Status loadedGame={loadedGame} play={play} retry={session.retry} />
          )}
        </div>
        <aside class="panel-box table-panel" aria-label={tableText.panel}>
          {face.Panel && (
            <face.Panel view={snapshot.view} people={people} announce={announce} tryMove={play.tryMove} />
          )}
          <MoveField
            example={text.moveExample}
            field={field}
            play={play.tryMove}
            leave={() => focusableCell()?.focus()}
          />
        </aside>
      </main>
    </div>
  )
}

const focusableCell = () => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')

const BOARD_POLL_MS = 50

/** Focuses the board as soon as it is drawn, for keyboard users. */
function focusBoard(): (() => void) | undefined {
  if (matchMedia('(pointer: coarse)').matches) return undefined
  const waiting = setInterval(() => {
    if (!focusableCell()) return
    restoreFocus(focusableCell())
    clearInterval(waiting)
  }, BOARD_POLL_MS)
  return () => clearInterval(waiting)
}
