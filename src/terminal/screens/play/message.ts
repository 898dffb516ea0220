import type { Highlight } from '../../kit/face.ts'

/** A message beside the board, and the cells it is about. */
export interface Message {
  readonly text: string
  readonly kind: 'refused' | 'said'
  readonly highlight?: Highlight
}
