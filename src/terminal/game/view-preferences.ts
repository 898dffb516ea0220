import type { KeyValueStore } from '#app/key-value-store.ts'
import { changeSettings, readBoardToggles, readSettings, saveBoardToggles } from '#app/preferences.ts'
import { activeToggles, commandsOfKind } from '#kernel/commands.ts'
import type { LoadedGame } from './loaded-game.ts'

/** How a person wants to see a game, saved for the next time. */
export interface ViewPreferences {
  /** The ids of the toggles that are on. */
  readonly toggles: ReadonlySet<string>
  readonly isTimeShown: boolean
  /** Switches a toggle; returns whether it is on now. */
  switchToggle(id: string): boolean
  toggleTimeShown(): boolean
}

/** Loads the preferences of a game, whose present view decides which toggles are on at first. */
export function createViewPreferences(
  store: KeyValueStore,
  { id: game, commands }: Pick<LoadedGame, 'id' | 'commands'>,
  view: () => object,
): ViewPreferences {
  const temporary = commandsOfKind(commands, 'toggle').flatMap(({ id, isTemporary }) =>
    isTemporary ? [id] : [],
  )
  let switched = readBoardToggles(store, game)
  let isTimeShown = readSettings(store).stopwatch === 'shown'
  const toggles = () => activeToggles(commands, switched, view())
  return {
    get toggles() {
      return toggles()
    },
    get isTimeShown() {
      return isTimeShown
    },
    switchToggle(id) {
      const isOn = !toggles().has(id)
      switched = new Map(switched).set(id, isOn)
      saveBoardToggles(store, game, new Map([...switched].filter(([one]) => !temporary.includes(one))))
      return isOn
    },
    toggleTimeShown() {
      isTimeShown = !isTimeShown
      changeSettings(store, { stopwatch: isTimeShown ? 'shown' : 'hidden' })
      return isTimeShown
    },
  }
}
