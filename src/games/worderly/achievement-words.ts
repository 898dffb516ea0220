import type { DescribeAchievement } from '#kernel/text.ts'
import type { Level } from './rules/types.ts'

const RANK_ACHIEVEMENTS: Readonly<Record<Level, string>> = {
  apprentice: 'The wand is yours: you are an Apprentice now.',
  scholar: 'The spell book is yours: you are a Scholar now.',
  sorcerer: 'The hat fits: you are a Sorcerer now.',
  master: 'The crystal clears: you are a Master now.',
  elder: 'The moon bows to you: you are an Elder now. There is no higher rank.',
}

/** A rank is earned by the first game that is won at it, however it was judged. */
export const describeAchievement: DescribeAchievement = ({ level }, before) =>
  before.some(one => one.level === level) ? undefined : RANK_ACHIEVEMENTS[level as Level]
