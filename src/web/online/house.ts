import { remoteHouse } from '#session/remote/house.ts'
import { askHouse } from './ask.ts'

/** The house that these pages came from. */
export const house = remoteHouse(askHouse)
