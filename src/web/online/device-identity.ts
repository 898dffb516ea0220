import { useStore } from '../kit/use-store.ts'
import { api } from './api.ts'
import { openIdentity } from './identity.ts'
import { playerStore } from './player-store.ts'

/** The identity of this device on the server of this page. */
export const identity = openIdentity(api, playerStore)

export function usePlayer() {
  return useStore(identity.subscribe, identity.player)
}
