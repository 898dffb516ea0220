import { rejectionWith, rejectWith } from '#kernel/result.ts'
import type { ServerRefusals } from '#protocol/refusals.ts'
import type { FileRefusals, TableRefusals } from '#table/refusals.ts'

/** Why a table on a server refuses a command; a game's own refusals come on top. */
export type OnlineTableRefusals = TableRefusals & ServerRefusals & Pick<FileRefusals, 'no-such-game'>

export const reject = rejectWith<OnlineTableRefusals>()
export const rejection = rejectionWith<OnlineTableRefusals>()
