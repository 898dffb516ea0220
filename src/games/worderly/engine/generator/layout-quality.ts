/** The criteria by which valid layouts are compared (W8). */
export interface LayoutQuality {
  /** Letters that words share, each as often as it was crossed. */
  readonly crossings: number
  /** Connected pieces, not counting connections through the diagonal main word. */
  readonly pieces: number
  /** The share of the shown grid that has letters. */
  readonly fill: number
}

/** A loose piece costs most: its letters help with no other word. */
export function qualityScore({ crossings, pieces, fill }: LayoutQuality): number {
  return crossings - 4 * pieces + 40 * fill
}
