import { firstStage, nextStage, type PassDeviceStage, type SharedScreen } from '#app/pass-device.ts'
import type { Snapshot } from '#session/session.ts'
import type { ActiveGame } from '../../game/active-game.ts'

/** Hides the secrets of a shared screen until the acting player confirms that nobody else is looking. */
export interface PassDevicePrompt {
  stage(): PassDeviceStage
  /** Hides what the last move has brought. */
  cover(): void
  dismiss(): void
  /** Called after every change at the table. */
  onTableChange(before: Snapshot, now: Snapshot): void
}

export function createPassDevicePrompt({ loaded, session, isShared }: ActiveGame): PassDevicePrompt {
  const screen: SharedScreen = { presentation: loaded.presentation, shell: 'terminal', isShared }
  let stage = firstStage(session.snapshot(), screen)
  return {
    stage: () => stage,
    cover() {
      stage = 'covered'
    },
    dismiss() {
      stage = 'open'
    },
    onTableChange(before, now) {
      stage = nextStage(stage, before, now, screen)
    },
  }
}
