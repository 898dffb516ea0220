import { isObject, parseJson } from '#kernel/json.ts'
import { preferences, watchPreference } from '../preferences.ts'
import type { PlayerStore } from './identity.ts'

const KEY = 'player'

/** The player's name in this browser. */
export const playerStore: PlayerStore = {
  read() {
    const value = parseJson(preferences.get(KEY) ?? '')
    const { id, name, claimed } = isObject(value) ? value : {}
    if (typeof id !== 'string' || typeof name !== 'string') return undefined
    return { id, name, claimed: claimed === true }
  },
  write(player) {
    if (player) preferences.set(KEY, JSON.stringify(player))
    else preferences.remove(KEY)
  },
  watch: changed => void watchPreference(KEY, changed),
}
