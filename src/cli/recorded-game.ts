import { readSavedGame } from '#app/saved-game-format.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import type { RecordedGame } from '#kernel/tool.ts'
import { peopleOf } from '#table/player.ts'
import { playedMoves } from '#table/replay.ts'
import { restore } from '#table/restore.ts'
import { stateOf } from '#table/state.ts'

/** A saved or exported game, restored for a tool. */
export function openRecordedGame<T extends GameTypes>(game: Rules<T>, text: string): Result<RecordedGame<T>> {
  const saved = readSavedGame(text)
  if (!saved.ok) return saved
  const table = restore(game, saved.value.record)
  if (!table.ok) return table
  const players = peopleOf(saved.value.players).map(({ name }) => name)
  return accept({ players, moves: playedMoves(table.value), finalState: stateOf(table.value) })
}
