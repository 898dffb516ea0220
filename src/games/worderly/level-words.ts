import type { Level, View } from './rules/types.ts'

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  apprentice: 'Apprentice',
  scholar: 'Scholar',
  sorcerer: 'Sorcerer',
  master: 'Master',
  elder: 'Elder',
}

/** A rank, and that every slip counts where it does. */
export function levelWords({ level, judging }: Pick<View, 'level' | 'judging'>): string {
  return `${LEVEL_NAMES[level]}${judging === 'strict' ? ', strict' : ''}`
}
