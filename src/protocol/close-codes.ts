import type { Rejection } from '#kernel/result.ts'
import { type AccountRefusals, accountRejection, type ServerRefusals, serverRejection } from './refusals.ts'

/** The close codes of our own; codes below 4000 belong to the WebSocket standard. */
export const CLOSE_CODES = {
  /** The client speaks another version of the protocol. */
  protocol: 4400,
  /** The token is missing or no longer valid. */
  stranger: 4401,
  /** The client sends more messages than any player would. */
  flood: 4408,
  /** The client reads too slowly, and its backlog grows. */
  slow: 4409,
  /** The player, or the address, has too many connections open. */
  crowded: 4429,
} as const

export type CloseReason = keyof typeof CLOSE_CODES

/** Why a server closes a connection for good; after any other code the client may try again. */
export function rejectionForCloseCode(
  closeCode: number,
): Rejection<ServerRefusals & AccountRefusals> | undefined {
  switch (closeCode) {
    case CLOSE_CODES.protocol:
      return serverRejection('another-protocol')
    case CLOSE_CODES.stranger:
      return accountRejection('not-recognised')
    default:
      return undefined
  }
}
