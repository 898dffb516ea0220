import { cleanName } from '#table/player.ts'

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
  ['curl', 'curl'],
] as const

// Phones first: their user agents also name the system they derive from.
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/** The device's name in the player's list of sessions: "Firefox on Linux". */
export function deviceName(userAgent: string | undefined): string {
  // The terminal client sends a readable name.
  if (userAgent?.startsWith('Quincunx ')) return cleanName(userAgent)
  const find = (markers: readonly (readonly [string, string])[]) =>
    markers.find(([marker]) => userAgent?.includes(marker))?.[1]
  const knownParts = [find(BROWSERS), find(SYSTEMS)].filter(name => name !== undefined)
  return knownParts.length > 0 ? knownParts.join(' on ') : 'An unknown device'
}
