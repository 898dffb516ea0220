import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '#kernel/game.ts'
import { personSeats } from '#session/player.ts'
import type { Snapshot } from '#session/session.ts'
import type { Face } from '../kit/face.ts'
import { hush } from '../shell/live.tsx'
import { curtainWords } from '../words.ts'
import './curtain.css'

interface Curtain {
  readonly drawn: boolean
  lift(): void
}

/** Between two people at one screen, whenever what the next one does is secret. */
export function useCurtain(face: Face, { players, people, acting, view }: Snapshot): Curtain {
  const [seeing, setSeeing] = useState<Seat>()
  // Whoever is "you" has the screen for oneself.
  const shared = personSeats(players).length > 1 && !people.some(person => person.you)
  const secret = shared && acting !== undefined && face.secret?.(view) === true
  useEffect(() => {
    if (!secret) setSeeing(undefined)
  }, [secret])
  const drawn = secret && seeing !== acting
  useEffect(() => {
    if (drawn) hush()
  }, [drawn])
  return { drawn, lift: () => setSeeing(acting) }
}

interface CurtainBoxProps {
  readonly name: string
  lift(): void
}

export function CurtainBox({ name, lift }: CurtainBoxProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not the button: the key that ended the turn before, held a moment too long, would press it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="panel-box curtain">
      <h2 ref={heading} tabIndex={-1}>
        {curtainWords.turn(name)}
      </h2>
      <p class="soft">{curtainWords.alone}</p>
      <button
        type="button"
        class="pill primary"
        onClick={event => {
          // What comes in its place is reached by the next press of Tab, not from the top of the page.
          event.currentTarget.closest<HTMLElement>('.table-board')?.focus()
          lift()
        }}
      >
        {curtainWords.lift}
      </button>
    </section>
  )
}
