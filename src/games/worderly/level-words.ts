import type { Level } from './rules/types.ts'

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  apprentice: 'Apprentice',
  scholar: 'Scholar',
  sorcerer: 'Sorcerer',
  master: 'Master',
  elder: 'Elder',
}
