import type { Storage } from '#server/storage/storage.ts'

/** The storage of a test, which one house has open at first. */
export interface Houses {
  readonly storage: Storage
  /** What another house sees of the same storage. */
  another(): Promise<Storage>
  /** Closes the storage in every house and opens it in one. */
  reopen(): Promise<void>
}
