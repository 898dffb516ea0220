import type { Analysis } from '#app/analysis.ts'
import { seatPlayers } from '#app/game-request.ts'
import { tableFromPosition } from '#app/play-from-position.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { TerminalHost } from '../shell/host.ts'
import type { StartedGame } from '../shell/shell.ts'
import { shellText } from '../text/en/shell.ts'
import type { LoadedGame } from './loaded-game.ts'

interface PlayOnOptions {
  readonly loaded: LoadedGame
  readonly analysis: Analysis
  /** The level of the opponent; undefined for another person at this screen. */
  readonly level: string | undefined
  /** Whether the person plays the side that is not to move. */
  readonly isOtherSide: boolean
}

/** A game that begins in the position of a review. */
export function gameFromPosition(
  { clock, newId }: Pick<TerminalHost, 'clock' | 'newId'>,
  { loaded, analysis, level, isOtherSide }: PlayOnOptions,
): Result<StartedGame> {
  const { path, position } = analysis.snapshot()
  const begun = tableFromPosition(analysis.table, path, clock.now())
  if (!begun.ok) return begun
  const { seats } = loaded.rules
  const mover = position.toAct[0] ?? 0
  const person = isOtherSide ? (mover + 1) % seats : mover
  const players = seatPlayers(seats, shellText.setup.defaultName, { level, person })
  return accept({ loaded, id: newId(), players, ...begun.value })
}
