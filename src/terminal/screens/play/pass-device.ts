import type { Snapshot } from '#session/session.ts'
import type { ActiveGame } from '../../game/active-game.ts'

/** Hides the board of a shared screen until the acting player confirms that nobody else is looking. */
export interface PassDevicePrompt {
  isShown(): boolean
  dismiss(): void
  /** Called after every change at the table. */
  onTableChange(before: Snapshot, now: Snapshot): void
}

export function createPassDevicePrompt({ loaded, session, isShared }: ActiveGame): PassDevicePrompt {
  const isHidden = ({ view }: Snapshot) => loaded.presentation?.isSecret?.(view, 'terminal') ?? false
  const isSecret = (snapshot: Snapshot) => isShared && snapshot.acting !== undefined && isHidden(snapshot)
  let isDown = isSecret(session.snapshot())
  return {
    isShown: () => isDown,
    dismiss() {
      isDown = false
    },
    onTableChange(before, now) {
      if (now.viewer !== before.viewer || isHidden(before) !== isHidden(now)) isDown = isSecret(now)
    },
  }
}
