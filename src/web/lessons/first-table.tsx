import { useEffect, useRef, useState } from 'preact/hooks'
import { titleOf } from '#games/programme.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import { isLearned } from '#session/lesson.ts'
import { answeredIn, attend } from '#session/lesson-session.ts'
import type { Player } from '#session/player.ts'
import { ownTableRejection } from '#session/table-words.ts'
import { catchFocus } from '../kit/focus.ts'
import type { ParlourGame } from '../parlour.ts'
import { ME } from '../setup/company.ts'
import { HeaderBar } from '../shell/header.tsx'
import { announce } from '../shell/live.tsx'
import { answerKey } from '../table/ask.ts'
import { Status } from '../table/status.tsx'
import { tableClass } from '../table/table-class.ts'
import { TypeMove } from '../table/type-move.tsx'
import { useAnnouncements } from '../table/use-announcements.ts'
import { usePlay } from '../table/use-play.ts'
import { firstWords, tableWords } from '../words.ts'
import { FirstStepBox, type StepPlace } from './first-step-box.tsx'
import '../table/table.css'
import '../table/panel.css'
import '../table/narrow.css'

interface FirstTableProps {
  readonly parlour: ParlourGame
  readonly step: FirstStep
  readonly place: StepPlace
  done(): void
  next(): void
  leave(): void
}

/** One step at the table at which the game is played: only what the step needs stands around the board. */
export function FirstTable({ parlour, step, place, done, next, leave }: FirstTableProps) {
  const { game, words, face } = parlour
  const [session] = useState(() => attend(game, step, playersOf(parlour)))
  const play = usePlay(parlour, session, rejection => ownTableRejection(rejection, words))
  const { snapshot, people } = play
  const lecture = session.lecture()
  const learned = isLearned(lecture)
  const field = useRef<HTMLInputElement>(null)
  useAnnouncements(parlour, snapshot, people)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step comes and when it is done
  useEffect(() => {
    if (learned) done()
    else {
      announce([step.heading, ...step.say].join(' '))
      return focusBoard()
    }
  }, [learned])
  const answered = answeredIn(lecture)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told with each answer
  useEffect(() => {
    if (answered) announce(answered)
  }, [lecture])

  const desk = { openHelp: () => play.hint(), typeMove: () => field.current?.focus() }
  return (
    <div class="table-screen first-screen">
      <HeaderBar title={titleOf(game.id)}>
        <button type="button" class="pill quiet" aria-label={firstWords.skipAll} onClick={leave}>
          {firstWords.skip}
        </button>
      </HeaderBar>
      <main id="page" class={`${tableClass(parlour)} first-table`}>
        <FirstStepBox
          parlour={parlour}
          step={step}
          place={place}
          answered={answered}
          learned={learned}
          show={play.hint}
          next={next}
        />
        <div class="table-board" tabIndex={-1}>
          <face.Board
            view={snapshot.view}
            people={people}
            label={tableWords.board(words.title)}
            pointing={play.pointing}
            message={play.message}
            events={snapshot.log.at(-1)?.events ?? []}
            table={`first-${place.at}`}
            play={play.move}
            attempt={play.attempt}
            say={announce}
            touched={play.touched}
            ask={(key, cell) => {
              const move = face.keyMove?.(snapshot.view, cell, key)
              if (move !== undefined) play.move(move)
              return move !== undefined || answerKey(key, cell, play, parlour, desk)
            }}
          />
        </div>
        <div class="table-below">
          {!face.ownControls && <Status parlour={parlour} play={play} retry={session.retry} />}
        </div>
        <aside class="panel-box table-panel" aria-label={tableWords.panel}>
          {face.Panel && (
            <face.Panel view={snapshot.view} people={people} say={announce} attempt={play.attempt} />
          )}
          <TypeMove
            example={words.moveExample}
            field={field}
            play={play.move}
            leave={() => board()?.focus()}
          />
        </aside>
      </main>
    </div>
  )
}

/** Whoever learns, and where there is another seat the easiest of the computers in name. */
function playersOf({ game, words }: ParlourGame): readonly Player[] {
  const other: Player = { kind: 'computer', level: Object.keys(words.levels)[0] ?? '' }
  return game.seats > 1 ? [ME, other] : [ME]
}

const board = () => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')

const GLANCE_MS = 50

/** Keys go to the board as soon as it is there; a finger needs no such help. */
function focusBoard(): (() => void) | undefined {
  if (matchMedia('(pointer: coarse)').matches) return undefined
  const waiting = setInterval(() => {
    if (!board()) return
    catchFocus(board())
    clearInterval(waiting)
  }, GLANCE_MS)
  return () => clearInterval(waiting)
}
