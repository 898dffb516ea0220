import { readSavedGame } from '#app/saved-game-format.ts'
import { accept, type Rejected } from '#kernel/result.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import type { RecordedGame, UnreadableGame } from '#kernel/tool.ts'
import { peopleOf } from '#table/player.ts'
import { playedMoves } from '#table/replay.ts'
import { restore } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'

/** A saved or exported game, restored for a tool. */
export function openRecordedGame<T extends GameTypes>(game: Rules<T>, text: string) {
  const saved = readSavedGame(text)
  if (!saved.ok) return unreadable(saved)
  const table = restore(game, saved.value.record)
  if (!table.ok) return unreadable(table)
  const players = peopleOf(saved.value.players).map(({ name }) => name)
  const moves = playedMoves(table.value)
  return accept<RecordedGame<T>>({ players, moves, finalState: stateOf(table.value) })
}

function unreadable({ rejection }: Rejected): UnreadableGame {
  return { ok: false, rejection, isUnreadable: true }
}
