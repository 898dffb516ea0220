import { remoteHouse } from '#session/remote/house.ts'
import { useStore } from '../kit/use-store.ts'
import { askHouse } from './ask.ts'
import { openGuest } from './guest.ts'
import { openMemory } from './memory.ts'

/** The house that these pages came from, and who this device is there. */

export const house = remoteHouse(askHouse)

export const guest = openGuest(house, openMemory())

export function useGuest() {
  return useStore(guest.subscribe, guest.known)
}
