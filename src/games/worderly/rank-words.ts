import type { Details } from '#kernel/result.ts'
import { earnedAt, type Played } from './rules/ranks.ts'
import type { Level } from './rules/types.ts'

/** How a rank has gone so far; nothing where it was never played. */
export function rankWords(level: Level, played: readonly Played[]): string {
  const { won, best } = earnedAt(level, played)
  if (best === undefined) return ''
  const often =
    won === 0 ? 'Not won yet' : won === 1 ? 'Won once' : won === 2 ? 'Won twice' : `Won ${won} times`
  return `${often}, best ${best} ${best === 1 ? 'point' : 'points'}`
}

const EARNED: Readonly<Record<Level, string>> = {
  apprentice: 'The wand is yours: you are an Apprentice now.',
  scholar: 'The spell book is yours: you are a Scholar now.',
  sorcerer: 'The hat fits: you are a Sorcerer now.',
  master: 'The crystal clears: you are a Master now.',
  elder: 'The moon bows to you: you are an Elder now. There is no higher rank.',
}

/** A rank is earned by the first game that is won at it, however it was judged. */
export function earnedWords({ level }: Details, before: readonly Details[]): string | undefined {
  return before.some(one => one.level === level) ? undefined : EARNED[level as Level]
}
