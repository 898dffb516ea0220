import type { Snapshot } from '#session/session.ts'
import type { Sitting } from '../sitting.ts'

/** Hides the board of a shared screen from the others until the one who is to act says that only they are looking. */
export interface Curtain {
  isDown(): boolean
  lift(): void
  /** Takes notice of a change at the table. */
  follow(before: Snapshot, now: Snapshot): void
}

export function createCurtain({ loaded, session, shared }: Sitting): Curtain {
  const isHidden = ({ view }: Snapshot) => loaded.face.secret?.(view) ?? false
  const isSecret = (snapshot: Snapshot) => shared && snapshot.acting !== undefined && isHidden(snapshot)
  let isDown = isSecret(session.snapshot())
  return {
    isDown: () => isDown,
    lift() {
      isDown = false
    },
    follow(before, now) {
      if (now.viewer !== before.viewer || isHidden(before) !== isHidden(now)) isDown = isSecret(now)
    },
  }
}
