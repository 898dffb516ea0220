import type { Rejection } from '#kernel/result.ts'
import type { TableCommand } from '#protocol/client-messages.ts'
import { redoTarget, undoTarget } from '#table/takeback.ts'
import type { OnlineAction, Sitter } from './log/log-entry.ts'
import { type OnlineTable, seatedPlayerIds, seatOf } from './log/online-table.ts'
import { rejection } from './refusals.ts'

/** Translates a player's command into an action at the current table. The seat is always the player's own. */
export function actionFor(
  table: OnlineTable,
  command: Exclude<TableCommand, { do: 'sit' }>,
  player: string,
): OnlineAction | Rejection {
  const seat = seatOf(table, player)
  if (seat === undefined) return rejection('not-seated')
  switch (command.do) {
    case 'move':
      if (
        command.turn !== undefined &&
        table.play &&
        !table.play.ending &&
        command.turn !== table.turns[seat]
      )
        return rejection('position-changed')
      return { do: 'move', seat, text: command.text }
    case 'stand':
      return seatedPlayerIds(table).length === 1 ? { do: 'close' } : { do: 'stand', seat }
    default:
      return { do: command.do, seat }
  }
}

/** Undo and redo lead to the player's own last decision, so they may take several steps. */
export function isTakeback(command: TableCommand): boolean {
  return command.do === 'undo' || command.do === 'redo'
}

export function takebackSteps(table: OnlineTable, command: TableCommand, player: string): number {
  const seat = seatOf(table, player)
  if (!isTakeback(command) || seat === undefined || !table.play) return 1
  const target = command.do === 'undo' ? undoTarget(table.play, [seat]) : redoTarget(table.play, [seat])
  return target === undefined ? 1 : Math.abs(target - table.play.cursor)
}

/** Sits on the requested seat, or else on the first free one. */
export function sitAction(
  table: OnlineTable,
  requestedSeat: number | undefined,
  sitter: Sitter,
): OnlineAction {
  const seat = requestedSeat ?? Math.max(0, table.seats.indexOf(null))
  return { do: 'sit', seat, sitter }
}
