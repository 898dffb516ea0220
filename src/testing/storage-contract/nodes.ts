import type { Storage } from '#server/storage/storage.ts'

/** The storage of a test, opened by one server at first. */
export interface StorageNodes {
  readonly storage: Storage
  /** Opens the same storage for one more server. */
  openAnother(): Promise<Storage>
  /** Closes the storage in all servers and opens it in one. */
  reopen(): Promise<void>
  /** Makes the last renewal of a node's lease so much older, as if time had passed for it alone. */
  backdateLease(node: string, ms: number): Promise<void>
}
