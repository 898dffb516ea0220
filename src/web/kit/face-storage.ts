import type { KeyValueStore } from '#app/key-value-store.ts'
import { preferences } from '../preferences.ts'

/** Short texts that faces remember on this device, by keys that begin with the name of their game. */
export const faceStorage: Pick<KeyValueStore, 'get' | 'set'> = preferences
