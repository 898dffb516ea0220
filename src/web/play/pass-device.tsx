import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '#kernel/rules.ts'
import type { Snapshot } from '#session/session.ts'
import { personSeats } from '#table/player.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { clearAnnouncements } from '../shell/live-regions.tsx'
import { passDeviceText } from '../text/en/shell.ts'
import './board-cover.css'

export interface PassDevice {
  readonly isCovered: boolean
  reveal(): void
}

/** Covers the board between two people at one screen, whenever the next one's view is secret. */
export function usePassDevice(
  { presentation }: LoadedGame,
  { players, people, acting, view }: Snapshot,
): PassDevice {
  const [seeing, setSeeing] = useState<Seat>()
  // Where a person is called "you", nobody else looks at this screen.
  const isShared = personSeats(players).length > 1 && !people.some(person => person.you)
  const isSecret = isShared && acting !== undefined && presentation?.isSecret?.(view, 'browser') === true
  useEffect(() => {
    if (!isSecret) setSeeing(undefined)
  }, [isSecret])
  const isCovered = isSecret && seeing !== acting
  useEffect(() => {
    if (isCovered) clearAnnouncements()
  }, [isCovered])
  return { isCovered, reveal: () => setSeeing(acting) }
}

interface PassDeviceScreenProps {
  readonly name: string
  reveal(): void
}

/** Covers the board until the player who is to move is alone with it. */
export function PassDeviceScreen({ name, reveal }: PassDeviceScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not the button: the key that ended the turn before, held a moment too long, would press it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="panel-box curtain">
      <h2 ref={heading} tabIndex={-1}>
        {passDeviceText.turn(name)}
      </h2>
      <p class="soft">{passDeviceText.alone}</p>
      <button
        type="button"
        class="pill primary"
        onClick={event => {
          // The board is then reached by the next press of Tab, not from the top of the page.
          event.currentTarget.closest<HTMLElement>('.table-board')?.focus()
          reveal()
        }}
      >
        {passDeviceText.lift}
      </button>
    </section>
  )
}
