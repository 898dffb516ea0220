import { UserError } from '#kernel/failure.ts'
import type { SavedGame } from '#session/saved.ts'
import type { GameRequest, TerminalHost } from './host.ts'
import { askGround } from './kit/ground.ts'
import { lookOf } from './kit/look.ts'
import { mustLoad } from './loaded.ts'
import type { Place } from './online/seat.ts'
import type { Visit } from './online/visit.ts'
import { beginGame } from './screens/local-play.ts'
import { createLounge } from './screens/online/lounge.ts'
import { createTable } from './screens/online/table.ts'
import { createParlour } from './screens/parlour.tsx'
import { createReview } from './screens/review.tsx'
import { createShell, type Shell } from './shell.ts'
import { showStage } from './stage.tsx'

/** The parlour with its menus; everything is reached from here. */
export async function openParlour(host: TerminalHost): Promise<void> {
  const shell = await openShell(host)
  shell.open(createParlour(shell))
  await showStage(shell)
}

/** One game on the full screen, with the parlour behind it. Rejects with a sentence when it cannot be begun so. */
export async function openGame(host: TerminalHost, request: GameRequest): Promise<void> {
  const loaded = await mustLoad(request.game)
  const shell = await openShell(host)
  let refused: string | undefined
  // Below the game lies the parlour, so that the way back is the same however one came.
  shell.open(createParlour(shell))
  beginGame(shell, { loaded, request }).then(sentence => {
    refused = sentence
    if (refused !== undefined) shell.leave()
  })
  await showStage(shell)
  if (refused !== undefined) throw new UserError(refused)
}

/** A table in a house elsewhere, with the house and the parlour behind it. */
export async function openTable(host: TerminalHost, visit: Visit, place: Place): Promise<void> {
  const shell = await openShell(host)
  shell.open(createParlour(shell))
  shell.open(createLounge(shell, visit))
  shell.open(createTable(shell, visit, place))
  await showStage(shell)
}

/** Steps through a saved game, with its review. */
export async function openReplay(host: TerminalHost, saved: SavedGame): Promise<void> {
  const loaded = await mustLoad(saved.record.game)
  const shell = await openShell(host)
  shell.open(createReview(shell, loaded, saved))
  await showStage(shell)
}

async function openShell(host: TerminalHost): Promise<Shell> {
  const { facts } = host
  const asks = facts.ground === undefined && (facts.colours === 'full' || facts.colours === '256')
  return createShell(host, lookOf(facts, asks ? await askGround(host) : undefined))
}
