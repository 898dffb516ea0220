import { defaultParams } from '#kernel/options.ts'
import { createSolitudo } from '../rules/game.ts'
import type { Params } from '../rules/types.ts'

/** Small puzzles of each kind as they are when a table is opened, their solutions found by trying every shading. */
export const sampleSetups = {
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
    shape: 'hexagon',
    side: 3,
    puzzle: 'hex:__325/_4512/21254/2344_/513__',
    solution: '__#.#/_..../..#../#..#_/.#.__',
    rating: 'gentle',
  },
  holed: {
    shape: 'holed',
    side: 3,
    puzzle: 'hex:__155/_1512/51_35/2345_/151__',
    solution: '__.#./_#.../.._.#/...._/#.#__',
    rating: 'gentle',
  },
  /** Solved by `.#..#/..#../.#.../..#../#...#`, and with e3 shaded as well. */
  several: { puzzle: '22542/42215/13352/35324/14131', rating: 'several' },
} as const satisfies Readonly<Record<string, Partial<Params>>>

export function setupOf(chosen: Partial<Params>): Params {
  return { ...defaultParams(createSolitudo().options), ...chosen }
}
