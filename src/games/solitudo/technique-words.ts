import type { TechniqueCode } from './engine/techniques/technique.ts'

export interface TechniqueWords {
  readonly name: string
  /** What it says, in one sentence. */
  readonly statement: string
}

export const TECHNIQUE_WORDS: Readonly<Record<TechniqueCode, TechniqueWords>> = {
  'around-shaded': {
    name: 'Around a shaded cell',
    statement: 'Every cell beside a shaded cell is kept.',
  },
  'repeat-of-kept': {
    name: 'Repeat of a kept number',
    statement: 'A number equal to a kept one in the same line is shaded.',
  },
  'sandwich-triple': {
    name: 'Sandwich triple',
    statement: 'Of three equal numbers side by side the middle one is kept and the outer two are shaded.',
  },
  'sandwich-pair': {
    name: 'Sandwich pair',
    statement: 'A cell between two equal numbers is kept.',
  },
  'pair-in-line': {
    name: 'Pair in a line',
    statement: 'Two equal numbers side by side: every other one in their line is shaded.',
  },
  'beside-pair': {
    name: 'Beside a pair',
    statement: 'A cell that touches both of two equal numbers side by side is kept.',
  },
  'flanked-pair': {
    name: 'Flanked pair',
    statement:
      'A pair with an equal number at either end, such as 5 7 7 5: every other 5 and 7 of the line is shaded.',
  },
  'quad-corner': {
    name: 'Four in a corner',
    statement:
      'Four equal numbers in a corner, or two pairs side by side: the corner and its diagonal opposite are shaded.',
  },
  'triple-corner': {
    name: 'Three in a corner',
    statement:
      'The two cells beside a corner are equal, and the corner or its diagonal opposite too: that third one is shaded.',
  },
  'double-corner': {
    name: 'Pair in a corner',
    statement: 'One cell beside a corner belongs to a pair in that corner: the other cell beside it is kept.',
  },
  'corner-close': {
    name: 'Close corner',
    statement: 'When one cell beside a corner is shaded, the other one is kept.',
  },
  'edge-close': {
    name: 'Close edge',
    statement: 'When all but one of the cells around a cell at the edge are shaded, the last one is kept.',
  },
  enclosed: {
    name: 'Last way out',
    statement: 'When all but one of the cells around a cell are shaded, the last one is kept.',
  },
  'must-not-cut-off': {
    name: 'Must not cut off',
    statement: 'A cell that would cut the kept cells in two if it were shaded is kept.',
  },
  'offset-pair': {
    name: 'Offset pair',
    statement:
      'Beside a pair and the cell next to it, two equal numbers stand at the two ends: that next cell is kept.',
  },
  'double-edge-pair': {
    name: 'Double edge pair',
    statement:
      'Two pairs one behind the other at the edge: the cells on either side of the outer pair are kept.',
  },
  'triple-edge-pair': {
    name: 'Triple edge pair',
    statement:
      'Three pairs one behind the other at the edge: the cells on either side of the outer two pairs are kept.',
  },
  'cannot-be': {
    name: 'Supposition',
    statement: 'If a mark leads to a broken rule, the cell is the other way.',
  },
  'same-either-way': {
    name: 'Same either way',
    statement: 'A cell that comes out the same whichever way another one goes is settled.',
  },
}
