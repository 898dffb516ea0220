import type { PositionAnswer } from '../presentation/position-analysis.ts'
import { countMarks } from './en.ts'

/** The sentences of the analysis in a review, and of the map of first moves. */
export const analysisText = {
  title: 'Analysis',
  /** Who is to move, and what is proved about it. */
  outcome({ outcome, marks }: Pick<PositionAnswer, 'outcome' | 'marks'>, mark: string): string {
    const rest = marks === undefined ? '' : ` ${countMarks(marks)} to come with best play.`
    switch (outcome) {
      case 'wins':
        return `${mark} to move wins.${rest}`
      case 'loses':
        return `${mark} to move loses against best play.${rest}`
      case 'unknown':
        return `Not proved yet who wins. ${mark} is to move.`
    }
  },
  certainty: {
    working: 'Still searching…',
    proved: 'Proved for every move.',
    partly: (unknown: number) =>
      `Proved, except for ${unknown} ${unknown === 1 ? 'cell' : 'cells'} marked with a question mark.`,
    notCounted: 'The board is too open to count the marks still to come.',
  },
  over: 'No open cells are left.',
  winning: 'Winning moves',
  move: (cell: string, marks: number | undefined) => (marks === undefined ? cell : `${cell} (${marks})`),
  legend: {
    wins: 'A mark here wins.',
    loses: 'A mark here loses.',
    unknown: 'Not proved.',
    number: 'The number counts the marks still to come, this one included.',
  },
  showRegions: 'Show regions and nimbers',
  regions: {
    title: 'Regions',
    named: (first: string, cells: number, nimber: string) =>
      `${first} (${cells} ${cells === 1 ? 'cell' : 'cells'}) ${nimber}`,
    explanation:
      'Regions don’t touch, so each is a game of its own. A region’s nimber is the size of the Nim heap that it equals.',
    /** Adds nimbers without carrying, as in Nim. */
    sum(nimbers: readonly (number | undefined)[]): string {
      if (nimbers.some(nimber => nimber === undefined)) return 'Not every nimber is known yet.'
      const total = nimbers.reduce((sum: number, nimber) => sum ^ nimber!, 0)
      const heaps = nimbers.length === 1 ? '' : `${nimbers.join(' ⊕ ')} = `
      return total === 0
        ? `Here ${heaps}0: the player to move loses, whatever they do.`
        : `Here ${heaps}${total}, not 0: the player to move wins with a mark that makes it 0.`
    },
  },
  map: {
    lead: 'Which first marks win on each board, proved with best play on both sides.',
    rows: 'Rows',
    columns: 'Columns',
    label: (rows: number, cols: number) => `First moves on ${rows}×${cols}`,
    cell: (cell: string, wins: boolean) => `${cell}, ${wins ? 'wins' : 'loses'}`,
    summary: (winning: number, cells: number) =>
      winning === 0
        ? 'Every first move loses, so the second player wins.'
        : `${winning} of ${cells} first moves ${winning === 1 ? 'wins' : 'win'}. All others lose.`,
    all: 'All boards',
    table:
      'How many first moves win on each board: rows down, columns across. With none, the second player wins.',
    size: (rows: number, cols: number, winning: number) =>
      `${winning} on ${rows}×${cols}: the ${winning === 0 ? 'second' : 'first'} player wins`,
  },
}
