import { useStore } from '../kit/use-store.ts'
import { api } from './api.ts'
import { openIdentity } from './identity.ts'
import { openPlayerStore } from './player-store.ts'

/** Who this device is in the house that these pages came from. */
export const identity = openIdentity(api, openPlayerStore())

export function usePlayer() {
  return useStore(identity.subscribe, identity.player)
}
