import { seatPlayers } from '#app/game-request.ts'
import { shellText } from '../text/en/shell.ts'

/** The person at this terminal, in a game for one. */
export const SINGLE_PLAYER = seatPlayers(1, shellText.setup.defaultName)
