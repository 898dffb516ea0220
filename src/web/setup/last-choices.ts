import { OPPONENTS, type OptionValues } from '#app/setup-query.ts'
import { type AnyOptions, readOption } from '#kernel/options.ts'
import { type OpponentChoice, SEATINGS } from './opponents.ts'

interface SetupChoices {
  readonly company: OpponentChoice
  /** For a game on this device. */
  readonly chosen: OptionValues
  /** For a table of the house, where other things are usual. */
  readonly chosenOnline: OptionValues
}

const PREFIX = 'quincunx.setup.'

/** The choices of the last time, so that the next game is one press away. */
export function readLastChoices(
  game: string,
  levels: readonly string[],
  options: AnyOptions,
  who?: OpponentChoice['who'],
  isHere: (lexicon: string) => boolean = () => true,
): SetupChoices {
  const remembered = read(PREFIX + game)
  const company: Partial<OpponentChoice> = remembered?.company ?? {}
  const namesFiles = new Set(Object.values(options).map(option => option.kind === 'file' && option.named))
  // What an older version remembered may not be a choice any more.
  const stillChoices = (chosen: OptionValues = {}) =>
    Object.fromEntries(
      Object.entries(chosen).filter(
        ([key, value]) =>
          options[key] &&
          (options[key].kind !== 'text' || namesFiles.has(key)) &&
          (options[key].kind !== 'lexicon' || isHere(String(value))) &&
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
    chosen: stillChoices(remembered?.chosen),
    chosenOnline: stillChoices(remembered?.chosenOnline),
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
    // Then the form starts from its defaults.
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
