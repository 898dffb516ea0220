import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '#kernel/game.ts'
import { personSeats } from '#session/player.ts'
import type { Snapshot } from '#session/session.ts'
import type { Face } from '../kit/face.ts'
import { hush } from '../shell/live.tsx'

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
