import type { Highlight } from '../../kit/face.ts'

/** What was just said beside the board, and the cells it speaks of. */
export interface Message {
  readonly text: string
  readonly kind: 'refused' | 'said'
  readonly highlight?: Highlight
}
