import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '#kernel/rules.ts'
import type { Snapshot } from '#session/session.ts'
import { personSeats } from '#table/player.ts'
import type { Face } from '../kit/face.ts'
import { clearAnnouncements } from '../shell/live-regions.tsx'

interface PassDevice {
  readonly isCovered: boolean
  reveal(): void
}

/** Between two people at one screen, whenever what the next one does is secret. */
export function usePassDevice(face: Face, { players, people, acting, view }: Snapshot): PassDevice {
  const [seeing, setSeeing] = useState<Seat>()
  // Whoever is "you" has the screen for oneself.
  const shared = personSeats(players).length > 1 && !people.some(person => person.you)
  const secret = shared && acting !== undefined && face.isSecret?.(view) === true
  useEffect(() => {
    if (!secret) setSeeing(undefined)
  }, [secret])
  const isCovered = secret && seeing !== acting
  useEffect(() => {
    if (isCovered) clearAnnouncements()
  }, [isCovered])
  return { isCovered, reveal: () => setSeeing(acting) }
}
