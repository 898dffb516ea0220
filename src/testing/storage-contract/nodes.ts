import type { Storage } from '#server/storage/storage.ts'

/** The storage of a test, opened by one server at first. */
export interface StorageNodes {
  readonly storage: Storage
  /** Opens the same storage for one more server. */
  openAnother(): Promise<Storage>
  /** Closes the storage in all servers and opens it in one. */
  reopen(): Promise<void>
}
