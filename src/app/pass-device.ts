import type { Presentation } from '#kernel/presentation.ts'
import type { GameTypes } from '#kernel/rules.ts'
import type { Snapshot } from '#session/session.ts'

/**
 * The player who may look while two people pass one screen to each other. `mover`: the player who has just moved sees what the move
 * has brought. `covered`: nobody sees a secret until the next player is alone. `open`: the next player plays.
 */
export type PassDeviceStage = 'mover' | 'covered' | 'open'

export interface SharedScreen {
  readonly presentation: Presentation | undefined
  readonly shell: 'browser' | 'terminal'
  /** Whether several people play at this screen. */
  readonly isShared: boolean
}

/** The stage in which a game is opened. */
export function firstStage(now: Snapshot, screen: SharedScreen): PassDeviceStage {
  return isSecret(now, screen) ? 'covered' : 'open'
}

/** The stage after a change at the table. */
export function nextStage(
  stage: PassDeviceStage,
  before: Snapshot,
  now: Snapshot,
  screen: SharedScreen,
): PassDeviceStage {
  if (now.viewer === before.viewer && isSecret(before, screen) === isSecret(now, screen)) return stage
  if (!isSecret(now, screen)) return 'open'
  const { lastMover, deadlines } = now
  const hasNews = lastMover !== undefined && screen.presentation?.hasNewSecret?.(lastMover.view) === true
  // The next player's clock is running already.
  return hasNews && deadlines.length === 0 ? 'mover' : 'covered'
}

/** The view to draw at a stage; undefined if nothing of the board may be seen. */
export function viewAtStage<T extends GameTypes>(
  stage: PassDeviceStage,
  { view, lastMover }: Pick<Snapshot<T>, 'view' | 'lastMover'>,
  presentation: Presentation<T> | undefined,
): T['view'] | undefined {
  switch (stage) {
    case 'mover':
      return lastMover?.view
    case 'covered':
      return presentation?.withoutSecrets?.(view)
    case 'open':
      return view
  }
}

function isSecret({ acting, view }: Snapshot, { presentation, shell, isShared }: SharedScreen): boolean {
  return isShared && acting !== undefined && presentation?.isSecret?.(view, shell) === true
}
