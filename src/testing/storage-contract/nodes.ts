import type { Storage } from '#server/storage/storage.ts'

/** The storage of a test, which one house has open at first. */
export interface StorageNodes {
  readonly storage: Storage
  /** What another house sees of the same storage. */
  openAnother(): Promise<Storage>
  /** Closes the storage in every house and opens it in one. */
  reopen(): Promise<void>
}
