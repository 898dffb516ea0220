import { UserError } from '#kernel/failure.ts'
import type { SavedGame } from '#session/saved.ts'
import { rejectionWords } from '#session/words.ts'
import type { GameRequest, TerminalHost } from './host.ts'
import { askGround } from './kit/ground.ts'
import { lookOf } from './kit/look.ts'
import { loadGame } from './loaded.ts'
import type { Place } from './online/seat.ts'
import type { Visit } from './online/visit.ts'
import { openPlay } from './screens/local-play.ts'
import { createLounge } from './screens/online/lounge.ts'
import { createTable } from './screens/online/table.ts'
import { createParlour } from './screens/parlour.tsx'
import { createReview } from './screens/review.tsx'
import { createShell, type Shell } from './shell.ts'
import { newTable } from './sitting.ts'
import { showStage } from './stage.tsx'

/** The parlour with its menus; everything is reached from here. */
export async function openParlour(host: TerminalHost): Promise<void> {
  const shell = await openShell(host)
  shell.open(createParlour(shell))
  await showStage(shell)
}

/** One game on the full screen, with the parlour behind it. Rejects with a sentence when it cannot be begun so. */
export async function openGame(host: TerminalHost, request: GameRequest): Promise<void> {
  const loaded = await loadGame(request.game)
  if (!loaded.ok) throw new UserError(rejectionWords(loaded.rejection))
  const table = newTable(host, loaded.value, request)
  if (!table.ok) throw new UserError(rejectionWords(table.rejection, loaded.value.words))
  const shell = await openShell(host)
  const { players } = request
  // Below the game lies the parlour, so that the way back is the same however one came.
  shell.open(createParlour(shell))
  openPlay(shell, { loaded: loaded.value, id: host.newId(), table: table.value, players }, 'open')
  await showStage(shell)
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
  const loaded = await loadGame(saved.record.game)
  if (!loaded.ok) throw new UserError(rejectionWords(loaded.rejection))
  const shell = await openShell(host)
  shell.open(createReview(shell, loaded.value, saved))
  await showStage(shell)
}

async function openShell(host: TerminalHost): Promise<Shell> {
  const { facts } = host
  const asks = facts.ground === undefined && (facts.colours === 'full' || facts.colours === '256')
  return createShell(host, lookOf(facts, asks ? await askGround(host) : undefined))
}
