import { useStore } from '../kit/use-store.ts'
import { openGuest } from './guest.ts'
import { house } from './house.ts'
import { openMemory } from './memory.ts'

/** Who this device is in the house that these pages came from. */
export const guest = openGuest(house, openMemory())

export function useGuest() {
  return useStore(guest.subscribe, guest.known)
}
