import type { Rejection } from '#kernel/result.ts'

/** A socket of whatever kind the platform has. */
export interface Wire {
  send(text: string): void
  close(): void
}

export interface WireEars {
  heard(text: string): void
  /** Gone, or never opened. With a refusal it is no use to try again. */
  closed(refusal?: Rejection): void
}

export type OpenWire = (ears: WireEars) => Wire

/** Why a house closes a socket for good; other codes mean that it may be tried again. */
export function refusalFor(closeCode: number): Rejection | undefined {
  switch (closeCode) {
    case CLOSE.protocol:
      return { code: 'another-protocol' }
    case CLOSE.stranger:
      return { code: 'not-recognised' }
    default:
      return undefined
  }
}

/** The close codes of our own; those below 4000 are the web's. */
export const CLOSE = {
  /** The client speaks another version of the protocol. */
  protocol: 4400,
  /** No token, or one that is no longer good. */
  stranger: 4401,
  /** More messages than anyone plays. */
  flood: 4408,
  /** It reads too slowly, and what it has not read grows. */
  slow: 4409,
} as const
