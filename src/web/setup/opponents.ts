import type { Player } from '#table/player.ts'
import { setupText } from '../text/en/shell.ts'

/** The person at this screen: alone, or the first player. */
export const LOCAL_PLAYER = { kind: 'person', name: setupText.defaultName(0, true) } satisfies Player
