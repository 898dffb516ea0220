import { OPPONENTS, type OptionValues } from '#app/setup-query.ts'
import { type AnyOptions, readOption } from '#kernel/options.ts'
import { type OpponentChoice, SEATINGS } from './opponents.ts'

interface SetupChoices {
  readonly company: OpponentChoice
  /** For a game on this device. */
  readonly chosen: OptionValues
  /** For an online table, which has other defaults. */
  readonly chosenOnline: OptionValues
}

const PREFIX = 'quincunx.setup.'

/** The choices of the last time, so that the next game is one press away; without those that are not valid any more. */
export function readLastChoices(
  game: string,
  levels: readonly string[],
  options: AnyOptions,
  who?: OpponentChoice['who'],
  isLexiconHere: (hash: string) => boolean = () => true,
): SetupChoices {
  const stored = read(PREFIX + game)
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
  const level = levels.find(one => one === company.level) ?? levels[Math.floor(levels.length / 3)] ?? ''
  const names = Array.isArray(company.names) ? company.names : ['', '']
  return {
    company: {
      who: who ?? OPPONENTS.find(one => one === company.who) ?? 'computer',
      seating: SEATINGS.find(one => one === company.seating) ?? 'link',
      level,
      names: [String(names[0] ?? ''), String(names[1] ?? '')],
    },
    chosen: stillValid(stored?.chosen),
    chosenOnline: stillValid(stored?.chosenOnline),
  }
}

/** Whether the game was set up before. */
export function hasSavedChoices(game: string): boolean {
  return read(PREFIX + game) !== undefined
}

export function saveChoices(game: string, choices: SetupChoices): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(choices))
  } catch {
    // The next form starts from its defaults.
  }
}

function read(key: string): Partial<SetupChoices> | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
