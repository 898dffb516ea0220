import { useStore } from '../kit/use-store.ts'
import { openIdentity } from './guest.ts'
import { api } from './house.ts'
import { openPlayerStore } from './memory.ts'

/** Who this device is in the house that these pages came from. */
export const identity = openIdentity(api, openPlayerStore())

export function usePlayer() {
  return useStore(identity.subscribe, identity.player)
}
