import { useEffect, useRef, useState } from 'preact/hooks'
import { firstStage, nextStage, type PassDeviceStage } from '#app/pass-device.ts'
import type { Snapshot } from '#session/session.ts'
import { personSeats } from '#table/player.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { clearAnnouncements } from '../shell/live-regions.tsx'
import { passDeviceText } from '../text/en/shell.ts'
import './board-cover.css'

export interface PassDevice {
  readonly stage: PassDeviceStage
  /** Goes on: from what the last move has brought to the cover, and from there to the next player's view. */
  proceed(): void
}

/** Covers the board between two people at one screen, whenever the next one's view is secret. */
export function usePassDevice({ presentation }: LoadedGame, now: Snapshot): PassDevice {
  const { players, people } = now
  // Where a person is called "you", nobody else looks at this screen.
  const isShared = personSeats(players).length > 1 && !people.some(person => person.you)
  const screen = { presentation, shell: 'browser', isShared } as const
  const shown = useRef<{ readonly snapshot: Snapshot; readonly stage: PassDeviceStage }>(undefined)
  const [, redraw] = useState({})
  // While rendering, not in an effect: the next player's secrets must not be drawn even once.
  const before = shown.current
  const stage = before ? nextStage(before.stage, before.snapshot, now, screen) : firstStage(now, screen)
  shown.current = { snapshot: now, stage }
  useEffect(() => {
    if (stage !== 'open') clearAnnouncements()
  }, [stage])
  return {
    stage,
    proceed() {
      shown.current = { snapshot: now, stage: stage === 'mover' ? 'covered' : 'open' }
      redraw({})
    },
  }
}

interface PassDeviceScreenProps {
  readonly stage: Exclude<PassDeviceStage, 'open'>
  /** The player who has just moved. */
  readonly mover: string | undefined
  /** The player who is to move. */
  readonly next: string
  /** Whether a board stays in sight. */
  readonly withBoard: boolean
  proceed(): void
}

/** Stands above or instead of the board until the player who is to move is alone with it. */
export function PassDeviceScreen({ stage, mover = '', next, withBoard, proceed }: PassDeviceScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not the button: the key that ended the turn before, held a moment too long, would press it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage has a heading of its own
  useEffect(() => heading.current?.focus(), [stage])
  const isMover = stage === 'mover'
  return (
    <section class={withBoard ? 'panel-box curtain with-board' : 'panel-box curtain'}>
      <h2 ref={heading} tabIndex={-1}>
        {isMover ? passDeviceText.newSecret(mover) : passDeviceText.turn(next)}
      </h2>
      <p class="soft">{isMover ? passDeviceText.passOn(next) : passDeviceText.alone}</p>
      <button
        type="button"
        class="pill primary"
        onClick={event => {
          // The board is then reached by the next press of Tab, not from the top of the page.
          if (!isMover) event.currentTarget.closest<HTMLElement>('.table-board')?.focus()
          proceed()
        }}
      >
        {isMover ? passDeviceText.cover : passDeviceText.lift}
      </button>
    </section>
  )
}
