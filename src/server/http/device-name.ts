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

// Phones first: theirs also name the system they are made from.
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/** How people recognise a device in the list of their sessions: "Firefox on Linux". */
export function deviceName(userAgent: string | undefined): string {
  // The terminal says in plain words what it is.
  if (userAgent?.startsWith('Quincunx ')) return cleanName(userAgent)
  const find = (signs: readonly (readonly [string, string])[]) =>
    signs.find(([sign]) => userAgent?.includes(sign))?.[1]
  const named = [find(BROWSERS), find(SYSTEMS)].filter(name => name !== undefined)
  return named.length > 0 ? named.join(' on ') : 'An unknown device'
}
