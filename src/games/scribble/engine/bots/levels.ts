import type { Level } from '#lexicon/labels.ts'

/** The words that a level knows. */
export interface VocabularyLimits {
  /** How common its rarest words are, if the dictionary has such labels. */
  readonly level: Level
  /** The length of its longest words, if the dictionary has none. */
  readonly longest: number
}

/** The limits of a level that overlooks plays, as people do. */
export interface HumanLimits {
  /** How many of the thirty rows and columns it examines in a turn. */
  readonly lanes: number
  /** The percentage of words of two, three, ... letters that it recalls; the last one holds for longer words. */
  readonly recalls: readonly number[]
  /** The percentage of these that are left among words which not everybody uses. */
  readonly uncommon: number
  /** The percentage of plays that score in more than one direction which it sees. */
  readonly sideways: number
  /** How many of the plays it has seen it compares. */
  readonly compares: number
}

export interface Strength extends VocabularyLimits, HumanLimits {
  /** The percentage of the words beyond its vocabulary that it happens to know. */
  readonly rare: number
  /** Whether it weighs the letters that it keeps, or only points. */
  readonly weighsLeave: boolean
}

const ALL = Number.POSITIVE_INFINITY

/** From the easiest to the hardest. Their ratings are in `level-ratings.ts`; measure them again after a change. */
export const HUMAN_LEVELS = {
  novice: {
    level: 35,
    longest: 4,
    rare: 0,
    lanes: 8,
    recalls: [60, 60, 50, 20, 5, 1, 0],
    uncommon: 60,
    sideways: 10,
    compares: 3,
    weighsLeave: false,
  },
  learner: {
    level: 35,
    longest: 4,
    rare: 0,
    lanes: 11,
    recalls: [66, 66, 56, 29, 12, 5, 2],
    uncommon: 65,
    sideways: 19,
    compares: 5,
    weighsLeave: false,
  },
  dabbler: {
    level: 40,
    longest: 5,
    rare: 0,
    lanes: 12,
    recalls: [70, 70, 62, 37, 18, 9, 3],
    uncommon: 69,
    sideways: 27,
    compares: 7,
    weighsLeave: false,
  },
  improver: {
    level: 40,
    longest: 5,
    rare: 0,
    lanes: 14,
    recalls: [74, 74, 67, 44, 24, 12, 5],
    uncommon: 72,
    sideways: 34,
    compares: 10,
    weighsLeave: false,
  },
  weekend: {
    level: 40,
    longest: 5,
    rare: 0,
    lanes: 17,
    recalls: [79, 79, 72, 51, 30, 16, 6],
    uncommon: 77,
    sideways: 41,
    compares: 15,
    weighsLeave: false,
  },
  hobbyist: {
    level: 50,
    longest: 5,
    rare: 0,
    lanes: 18,
    recalls: [82, 82, 76, 57, 34, 19, 7],
    uncommon: 79,
    sideways: 47,
    compares: 20,
    weighsLeave: false,
  },
  sociable: {
    level: 50,
    longest: 6,
    rare: 0,
    lanes: 20,
    recalls: [86, 86, 80, 63, 39, 22, 9],
    uncommon: 83,
    sideways: 53,
    compares: 28,
    weighsLeave: false,
  },
  casual: {
    level: 50,
    longest: 6,
    rare: 0,
    lanes: 22,
    recalls: [90, 90, 85, 70, 45, 25, 10],
    uncommon: 87,
    sideways: 60,
    compares: 40,
    weighsLeave: false,
  },
  regular: {
    level: 50,
    longest: 6,
    rare: 0,
    lanes: 23,
    recalls: [91, 91, 87, 74, 52, 35, 22],
    uncommon: 90,
    sideways: 65,
    compares: 73,
    weighsLeave: false,
  },
  keen: {
    level: 50,
    longest: 7,
    rare: 0,
    lanes: 24,
    recalls: [93, 93, 89, 78, 60, 46, 35],
    uncommon: 94,
    sideways: 71,
    compares: 145,
    weighsLeave: false,
  },
  practised: {
    level: 55,
    longest: 7,
    rare: 0,
    lanes: 26,
    recalls: [94, 94, 92, 83, 69, 58, 50],
    uncommon: 98,
    sideways: 78,
    compares: 303,
    weighsLeave: false,
  },
  skilled: {
    level: 55,
    longest: 7,
    rare: 0,
    lanes: 26,
    recalls: [96, 96, 93, 87, 76, 67, 60],
    uncommon: 100,
    sideways: 82,
    compares: ALL,
    weighsLeave: true,
  },
  seasoned: {
    level: 60,
    longest: 8,
    rare: 0,
    lanes: 30,
    recalls: [99],
    uncommon: 100,
    sideways: 98,
    compares: ALL,
    weighsLeave: true,
  },
  club: {
    level: 70,
    longest: 8,
    rare: 0,
    lanes: 30,
    recalls: [98],
    uncommon: 100,
    sideways: 90,
    compares: ALL,
    weighsLeave: true,
  },
  county: {
    level: 70,
    longest: 8,
    rare: 5,
    lanes: 30,
    recalls: [95, 95, 95, 95, 95, 95, 95],
    uncommon: 100,
    sideways: 50,
    compares: ALL,
    weighsLeave: true,
  },
  tournament: {
    level: 70,
    longest: 8,
    rare: 20,
    lanes: 30,
    recalls: [100],
    uncommon: 100,
    sideways: 80,
    compares: ALL,
    weighsLeave: true,
  },
} as const satisfies Readonly<Record<string, Strength>>

export type HumanLevelName = keyof typeof HUMAN_LEVELS
export type LevelName = HumanLevelName | 'expert' | 'master'

/** All levels, from the easiest to the hardest. */
export const LEVEL_NAMES: readonly LevelName[] = [
  ...(Object.keys(HUMAN_LEVELS) as HumanLevelName[]),
  'expert',
  'master',
]
