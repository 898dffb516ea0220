import { FIRST_STEPS_SEEN, preferenceKeys, readSettingParts } from './preferences.ts'

type Preferences = Readonly<Record<string, string>>

/** The settings of earlier terminals, which had a key each, by their present names. */
const SETTING_NAMES: Readonly<Record<string, string>> = {
  pace: 'pace',
  time: 'stopwatch',
  ground: 'background',
}

/** Such as `first-solitudo`, as files and backups had it. */
const OLD_KEY = /^(first|lesson|aids|learning)-([a-z0-9-]+)$/

export function isOldTerminalKey(key: string): boolean {
  return Object.hasOwn(SETTING_NAMES, key) || OLD_KEY.test(key)
}

/**
 * The preferences of an earlier terminal by present keys. First steps that were begun and not finished are left out: they
 * were always offered from the first one again.
 */
export function upgradeTerminalPreferences(old: Preferences): Preferences {
  const upgraded: Record<string, string> = {}
  const settings: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(old)) {
    const setting = Object.hasOwn(SETTING_NAMES, key) ? SETTING_NAMES[key] : undefined
    if (setting !== undefined) settings[setting] = value
    const [, kind, game = ''] = OLD_KEY.exec(key) ?? []
    if (kind === 'aids') upgraded[preferenceKeys.aids(game)] = value
    if (kind === 'learning') upgraded[preferenceKeys.learning(game)] = value
    if (kind === 'lesson') upgraded[preferenceKeys.lessons(game)] = value
    if (kind === 'first' && value === 'finished') upgraded[preferenceKeys.firstSteps(game)] = FIRST_STEPS_SEEN
  }
  if (Object.keys(settings).length > 0) upgraded[preferenceKeys.settings] = JSON.stringify(settings)
  return upgraded
}

/** Earlier terminals wrote keys with this prefix into backups. */
const BACKUP_PREFIX = 'terminal.'

/** The preferences of a backup by present keys. */
export function upgradeBackupPreferences(remembered: Preferences): Preferences {
  const old: Record<string, string> = {}
  const present: Record<string, string> = {}
  for (const [key, value] of Object.entries(remembered))
    if (key.startsWith(BACKUP_PREFIX)) old[key.slice(BACKUP_PREFIX.length)] = value
    else present[key] = value
  const upgraded = upgradeTerminalPreferences(old)
  const settings = { ...readSettingParts(upgraded.settings), ...readSettingParts(present.settings) }
  return { ...upgraded, ...present, settings: JSON.stringify(settings) }
}
