import { type AnyOptions, readOption } from '#kernel/options.ts'
import type { Chosen } from './options-form.tsx'
import type { Company } from './players-form.tsx'

interface Choices {
  readonly company: Company
  readonly chosen: Chosen
}

const PREFIX = 'quincunx.setup.'

/** The choices of the last time, so that the next game is one press away. */
export function lastChoices(
  game: string,
  levels: readonly string[],
  options: AnyOptions,
  who?: Company['who'],
): Choices {
  const remembered = read(PREFIX + game)
  const company: Partial<Company> = remembered?.company ?? {}
  const level = levels.find(one => one === company.level) ?? levels[Math.floor(levels.length / 3)] ?? ''
  const names = Array.isArray(company.names) ? company.names : ['', '']
  return {
    company: {
      who: who ?? (company.who === 'two' ? 'two' : 'computer'),
      level,
      names: [String(names[0] ?? ''), String(names[1] ?? '')],
    },
    // What an older version remembered may not be a choice any more.
    chosen: Object.fromEntries(
      Object.entries(remembered?.chosen ?? {}).filter(
        ([key, value]) => options[key] && readOption(key, options[key], value).ok,
      ),
    ),
  }
}

export function rememberChoices(game: string, choices: Choices): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(choices))
  } catch {
    // Then the form starts from its defaults.
  }
}

function read(key: string): Partial<Choices> | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
