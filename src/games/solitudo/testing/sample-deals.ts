import type { Dealt } from '#kernel/engine.ts'
import { defaultParams } from '#kernel/options.ts'
import { rules } from '../rules/rules.ts'
import type { Deal, Params, SolitudoTypes } from '../rules/types.ts'

/** Small puzzles of each kind. Their solutions were found by trying every shading. */
export const sampleDeals = {
  square: {
    puzzle: '43115/35234/14453/12231/41321',
    solution: '#.#../...#./.#.../#.#../....#',
    rating: 'steady',
  },
  rectangle: {
    puzzle: '661251/211435/115563/632554',
    solution: '#....#/..#.../.#.#../....#.',
    rating: 'supposing',
  },
  hexagon: {
    puzzle: 'hex:__325/_4512/21254/2344_/513__',
    solution: '__#.#/_..../..#../#..#_/.#.__',
    rating: 'gentle',
  },
  holed: {
    puzzle: 'hex:__155/_1512/51_35/2345_/151__',
    solution: '__.#./_#.../.._.#/...._/#.#__',
    rating: 'gentle',
  },
  blanks: {
    puzzle: '4.11./...3./144../1223./41..1',
    solution: '#.#../...#./.#.../#.#../....#',
    rating: 'supposing',
  },
  /** Solved by `.#..#/..#../.#.../..#../#...#`, and with e3 shaded as well. */
  several: { puzzle: '22542/42215/13352/35324/14131', solution: '', rating: 'several' },
} as const satisfies Readonly<Record<string, Deal>>

export type SampleName = keyof typeof sampleDeals

const BOARDS: Readonly<Partial<Record<SampleName, Partial<Params>>>> = {
  rectangle: { shape: 'rectangle', rows: 4, cols: 6 },
  hexagon: { shape: 'hexagon', side: 3, grade: 'gentle' },
  holed: { shape: 'holed', side: 3, grade: 'gentle' },
}

/** A sample puzzle with params that describe its board. */
export function sampleOf(name: SampleName, chosen: Partial<Params> = {}): Dealt<SolitudoTypes> {
  return { params: paramsOf({ ...BOARDS[name], ...chosen }), deal: sampleDeals[name] }
}

export function paramsOf(chosen: Partial<Params>): Params {
  return { ...defaultParams<Params>(rules.options), ...chosen }
}
