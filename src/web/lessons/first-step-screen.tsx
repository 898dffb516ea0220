import { useEffect, useRef, useState } from 'preact/hooks'
import { lessonPlayers } from '#app/game-request.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import { feedbackText, openLessonSession } from '#session/lesson/lesson-session.ts'
import { isLessonDone } from '#session/lesson/lesson-state.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { focusBoard, GuidedTable } from '../play/guided-table.tsx'
import { useAnnouncements } from '../play/use-announcements.ts'
import { usePlay } from '../play/use-play.ts'
import { HeaderBar } from '../shell/header.tsx'
import { announce } from '../shell/live-regions.tsx'
import { firstStepsText, setupText } from '../text/en/shell.ts'
import { FirstStepBox, type StepPosition } from './first-step-box.tsx'

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
  const { rules, text } = loadedGame
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

  return (
    <div class="table-screen first-screen">
      <HeaderBar game={loadedGame.card}>
        <button type="button" class="pill quiet" onClick={leave}>
          {firstStepsText.leave}
        </button>
      </HeaderBar>
      <GuidedTable
        loadedGame={loadedGame}
        play={play}
        tableId={`first-${position.number}`}
        field={field}
        retry={session.retry}
      >
        <FirstStepBox
          loadedGame={loadedGame}
          step={step}
          position={position}
          feedback={feedback}
          isDone={isDone}
          showHint={play.hint}
          next={next}
        />
      </GuidedTable>
    </div>
  )
}
