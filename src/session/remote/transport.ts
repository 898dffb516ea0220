import type { Rejection } from '#kernel/result.ts'

/** A WebSocket of the platform. */
export interface Transport {
  send(text: string): void
  close(): void
}

export interface TransportHandlers {
  onMessage(text: string): void
  /** The socket closed or could not be opened. After a refusal the client must not retry. */
  onClose(refusal?: Rejection): void
}

export type OpenTransport = (handlers: TransportHandlers) => Transport
