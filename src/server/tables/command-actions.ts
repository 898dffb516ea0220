import type { Rejection } from '#kernel/result.ts'
import type { TableCommand } from '#protocol/client-messages.ts'
import { redoTarget, undoTarget } from '#table/takeback.ts'
import type { OnlineAction, Sitter } from './log/log-entry.ts'
import { type OnlineTable, seatedPlayerIds, seatOf } from './log/online-table.ts'

/** What a player's command means at the table as it is now. The seat is the player's own, whatever was sent. */
export function actionFor(
  room: OnlineTable,
  command: Exclude<TableCommand, { do: 'sit' }>,
  player: string,
): OnlineAction | Rejection {
  const seat = seatOf(room, player)
  if (seat === undefined) return { code: 'not-seated' }
  switch (command.do) {
    case 'move':
      if (command.turn !== undefined && room.play && !room.play.ending && command.turn !== room.turns[seat])
        return { code: 'position-changed' }
      return { do: 'move', seat, text: command.text }
    case 'stand':
      return seatedPlayerIds(room).length === 1 ? { do: 'close' } : { do: 'stand', seat }
    default:
      return { do: command.do, seat }
  }
}

/** Taking back leads to the player's own last decision, so it may take several steps. */
export function isTakeback(command: TableCommand): boolean {
  return command.do === 'undo' || command.do === 'redo'
}

export function takebackSteps(room: OnlineTable, command: TableCommand, player: string): number {
  const seat = seatOf(room, player)
  if (!isTakeback(command) || seat === undefined || !room.play) return 1
  const target = command.do === 'undo' ? undoTarget(room.play, [seat]) : redoTarget(room.play, [seat])
  return target === undefined ? 1 : Math.abs(target - room.play.cursor)
}

/** On the seat that was asked for, or the first that is free. */
export function sitAction(room: OnlineTable, wanted: number | undefined, sitter: Sitter): OnlineAction {
  const seat = wanted ?? Math.max(0, room.seats.indexOf(null))
  return { do: 'sit', seat, sitter }
}
