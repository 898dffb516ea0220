import type { Mark, View } from '../rules/types.ts'

/** Sentences that only the browser needs. */
export const faceWords = {
  marks: { shaded: 'Shaded', kept: 'Kept', unmarked: 'Cleared' } satisfies Record<Mark, string>,
  tried: 'Tried out',
  wrong: 'Wrong (practice)',
  trying: 'Trying out',
  tally: ({ shaded, unmarked }: View) => `${shaded} shaded, ${unmarked} unmarked`,
  moreCells: (count: number) => `and ${count} more`,
}
