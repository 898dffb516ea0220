import { isObject, parseJson } from '#kernel/json.ts'
import { type AnyOptions, initialChoices } from '#kernel/options.ts'
import { readOption } from '#kernel/read-params.ts'
import { levelForNewcomers } from './game-request.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { preferenceKeys } from './preferences.ts'
import { OPPONENTS, type OptionValues } from './setup-query.ts'

export const SEATINGS = ['anyone', 'link', 'computer'] as const

/** The players, as chosen in a form. */
export interface OpponentChoice {
  readonly who: (typeof OPPONENTS)[number]
  /** The people who may sit down at an online table. */
  readonly seating: (typeof SEATINGS)[number]
  /** How long a player may be away from an online table, where that can be chosen. */
  readonly graceMs?: number
  readonly level: string
  readonly names: readonly [string, string]
}

export interface SetupChoices {
  readonly company: OpponentChoice
  /** For a game on this device. */
  readonly chosen: OptionValues
  /** For an online table, which has other defaults. */
  readonly chosenOnline: OptionValues
}

/** The choices of the last time, so that the next game is one press away; without those that are not valid any more. */
export function readLastChoices(
  store: KeyValueStore,
  game: string,
  levels: readonly string[],
  options: AnyOptions,
  who?: OpponentChoice['who'],
  isLexiconHere: (hash: string) => boolean = () => true,
): SetupChoices {
  const stored = read(store, game)
  const company: Partial<OpponentChoice> = stored?.company ?? {}
  const stillValid = (chosen: OptionValues = {}) =>
    Object.fromEntries(
      Object.entries(chosen).filter(
        ([key, value]) =>
          options[key] &&
          // A puzzle is imported once, not every time.
          options[key].kind !== 'puzzle' &&
          (options[key].kind !== 'lexicon' || isLexiconHere(String(value))) &&
          readOption(key, options[key], value).ok,
      ),
    )
  const level = levels.find(one => one === company.level) ?? levelForNewcomers(levels) ?? ''
  const names = Array.isArray(company.names) ? company.names : ['', '']
  return {
    company: {
      who: who ?? OPPONENTS.find(one => one === company.who) ?? 'computer',
      seating: SEATINGS.find(one => one === company.seating) ?? 'link',
      ...(typeof company.graceMs === 'number' && { graceMs: company.graceMs }),
      level,
      names: [String(names[0] ?? ''), String(names[1] ?? '')],
    },
    chosen: stored ? stillValid(stored.chosen) : initialChoices(options),
    chosenOnline: stored ? stillValid(stored.chosenOnline) : initialChoices(options),
  }
}

/** Whether the game was set up before. */
export function hasSavedChoices(store: KeyValueStore, game: string): boolean {
  return read(store, game) !== undefined
}

export function saveChoices(store: KeyValueStore, game: string, choices: SetupChoices): void {
  store.set(preferenceKeys.setup(game), JSON.stringify(choices))
}

function read(store: KeyValueStore, game: string): Partial<SetupChoices> | undefined {
  const value = parseJson(store.get(preferenceKeys.setup(game)) ?? '')
  return isObject(value) ? value : undefined
}
