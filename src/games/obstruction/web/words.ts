import type { PlacingView } from '../rules/types.ts'

/** Sentences that only the browser needs. */
export const faceWords = {
  open: 'Open',
  blocked: 'Blocked',
  last: 'Last mark',
  would: 'Would be blocked',
  proposeTitle: (name: string | undefined) => (name ? `${name}, propose a size` : 'Propose a size'),
  proposeSecret: 'It stays secret until both have proposed. If the two differ, one of them is drawn.',
  waiting: 'Your proposal is in. Waiting for the other one.',
  rows: 'Rows',
  columns: 'Columns',
  propose: 'Propose',
  openCount: (open: number) => `${open} open`,
  tally: (view: PlacingView) =>
    `${view.open} ${view.open === 1 ? 'cell' : 'cells'} open, ${view.placed} ${view.placed === 1 ? 'mark' : 'marks'} placed`,
  tallyProposing: 'The size is being proposed',
}
