/** Symbols, in Unicode and in ASCII. */
export interface Glyphs {
  readonly dot: string
  readonly pointer: string
  readonly prompt: string
  readonly caret: string
  readonly less: string
  readonly more: string
  readonly arrows: string
  readonly sideways: string
  readonly upDown: string
  /** Marks that a board continues beyond the window: before, after, both; horizontally and vertically. */
  readonly overflow: { readonly sideways: string; readonly upright: string }
  /** The direction of a word. */
  readonly across: string
  readonly down: string
  readonly between: string
  /** Marks a name that is protected by a password. */
  readonly claimed: string
  readonly shade: string
  /** Two more shades, to tell a lighter from a darker one. */
  readonly dense: string
  readonly sparse: string
  readonly hollow: string
  readonly open: string
  /** The block of which big letters are made. */
  readonly full: string
  /** From low to high, for sparklines. */
  readonly levels: string
  /** Corners, tees and bars of a ruled board, row by row: top, middle, bottom. */
  readonly rules: {
    readonly top: readonly [string, string, string]
    readonly middle: readonly [string, string, string]
    readonly bottom: readonly [string, string, string]
    readonly across: string
    readonly down: string
  }
}

export const UNICODE: Glyphs = {
  dot: '●',
  pointer: '▸',
  prompt: '›',
  caret: '▏',
  less: '‹',
  more: '›',
  arrows: '←↑↓→',
  sideways: '←→',
  upDown: '↑↓',
  overflow: { sideways: '←→↔', upright: '↑↓↕' },
  across: '→',
  down: '↓',
  between: '·',
  claimed: '✓',
  shade: '░',
  dense: '▓',
  sparse: '▒',
  hollow: '∘',
  open: '·',
  full: '█',
  levels: '▁▂▃▄▅▆▇█',
  rules: {
    top: ['┌', '┬', '┐'],
    middle: ['├', '┼', '┤'],
    bottom: ['└', '┴', '┘'],
    across: '─',
    down: '│',
  },
}

export const ASCII: Glyphs = {
  dot: 'o',
  pointer: '>',
  prompt: '>',
  caret: '_',
  less: '<',
  more: '>',
  arrows: 'arrows',
  sideways: 'left/right',
  upDown: 'up/down',
  overflow: { sideways: '<>-', upright: '^v|' },
  across: '>',
  down: 'v',
  between: '|',
  claimed: '*',
  shade: '#',
  dense: '#',
  sparse: '%',
  hollow: '+',
  open: '.',
  full: '#',
  levels: '_.-^',
  rules: {
    top: ['+', '+', '+'],
    middle: ['+', '+', '+'],
    bottom: ['+', '+', '+'],
    across: '-',
    down: '|',
  },
}
