/** What makes one valid layout better than another (W8). */
export interface LayoutQuality {
  /** Letters that words share, each as often as it was crossed. */
  readonly crossings: number
  /** Parts that hang together by themselves, the diagonal apart. */
  readonly pieces: number
  /** The share of the shown grid that has letters. */
  readonly fill: number
}

/** A loose piece weighs most: its letters help with no other word. */
export function qualityScore({ crossings, pieces, fill }: LayoutQuality): number {
  return crossings - 4 * pieces + 40 * fill
}
