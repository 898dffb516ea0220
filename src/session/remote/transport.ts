import type { Rejection } from '#kernel/result.ts'

/** A socket of whatever kind the platform has. */
export interface Transport {
  send(text: string): void
  close(): void
}

export interface TransportHandlers {
  onMessage(text: string): void
  /** The socket closed, or never opened. With a refusal there is no point in trying again. */
  onClose(refusal?: Rejection): void
}

export type OpenTransport = (handlers: TransportHandlers) => Transport
