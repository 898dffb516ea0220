import type { Rejection } from '#kernel/result.ts'

/** A socket of whatever kind the platform has. */
export interface Transport {
  send(text: string): void
  close(): void
}

export interface TransportHandlers {
  onMessage(text: string): void
  /** Gone, or never opened. With a refusal it is no use to try again. */
  onClose(refusal?: Rejection): void
}

export type OpenTransport = (ears: TransportHandlers) => Transport

/** Why a house closes a socket for good; other codes mean that it may be tried again. */
export function rejectionForCloseCode(closeCode: number): Rejection | undefined {
  switch (closeCode) {
    case CLOSE_CODES.protocol:
      return { code: 'another-protocol' }
    case CLOSE_CODES.stranger:
      return { code: 'not-recognised' }
    default:
      return undefined
  }
}

/** The close codes of our own; those below 4000 are the web's. */
export const CLOSE_CODES = {
  /** The client speaks another version of the protocol. */
  protocol: 4400,
  /** No token, or one that is no longer good. */
  stranger: 4401,
  /** More messages than anyone plays. */
  flood: 4408,
  /** It reads too slowly, and what it has not read grows. */
  slow: 4409,
} as const
