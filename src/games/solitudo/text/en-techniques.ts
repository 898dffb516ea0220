import type { TechniqueCode } from '../engine/techniques/technique.ts'

export interface TechniqueText {
  readonly name: string
  /** The technique in one sentence. */
  readonly statement: string
}

export const techniques: Readonly<Record<TechniqueCode, TechniqueText>> = {
  'around-shaded': {
    name: 'Around a shaded cell',
    statement: 'Every cell next to a shaded cell is kept.',
  },
  'repeat-of-kept': {
    name: 'Repeat of a kept number',
    statement: 'A number equal to a kept one in the same line is shaded.',
  },
  'sandwich-triple': {
    name: 'Sandwich triple',
    statement: 'Three equal numbers in a row: the middle one is kept, the outer two are shaded.',
  },
  'sandwich-pair': {
    name: 'Sandwich pair',
    statement: 'A cell between two equal numbers is kept.',
  },
  'pair-in-line': {
    name: 'Pair in a line',
    statement: 'Two equal numbers side by side: all others like them in their line are shaded.',
  },
  'beside-pair': {
    name: 'Beside a pair',
    statement: 'A cell that touches both numbers of an equal pair is kept.',
  },
  'flanked-pair': {
    name: 'Flanked pair',
    statement:
      'A pair with equal numbers at both ends, such as 5 7 7 5: every other 5 and 7 in the line is shaded.',
  },
  'quad-corner': {
    name: 'Four in a corner',
    statement:
      'Four equal numbers in a corner, or two pairs side by side: the corner and the cell diagonally opposite are shaded.',
  },
  'triple-corner': {
    name: 'Three in a corner',
    statement:
      'If the two cells next to a corner are equal, and the corner or the cell diagonally opposite is too, that third one is shaded.',
  },
  'double-corner': {
    name: 'Pair in a corner',
    statement:
      'If one cell next to a corner is part of a pair in that corner, the other cell next to it is kept.',
  },
  'corner-close': {
    name: 'Close corner',
    statement: 'If one cell next to a corner is shaded, the other one is kept.',
  },
  'edge-close': {
    name: 'Close edge',
    statement: 'If all but one of the cells around a cell at the edge are shaded, the last one is kept.',
  },
  enclosed: {
    name: 'Last way out',
    statement: 'If all but one of the cells around a cell are shaded, the last one is kept.',
  },
  'must-not-cut-off': {
    name: 'Must not cut off',
    statement: 'A cell is kept if shading it would split the kept cells.',
  },
  'offset-pair': {
    name: 'Offset pair',
    statement:
      'A pair and the cell next to it lie beside three cells with equal numbers at both ends: that next cell is kept.',
  },
  'double-edge-pair': {
    name: 'Double edge pair',
    statement:
      'Two pairs, one behind the other at the edge: the cells on both sides of the outer pair are kept.',
  },
  'triple-edge-pair': {
    name: 'Triple edge pair',
    statement:
      'Three pairs, one behind the other at the edge: the cells on both sides of the outer two pairs are kept.',
  },
  'cannot-be': {
    name: 'Supposition',
    statement: 'If a mark would lead to a broken rule, the opposite is true.',
  },
  'same-either-way': {
    name: 'Same either way',
    statement: 'If a cell comes out the same whichever way another one goes, it’s settled.',
  },
}
