import type { Mark } from '../rules/types.ts'

/** X and O as strokes: their form tells them apart, and their colour besides. */
export function MarkShape({ mark, ghost = false }: { readonly mark: Mark; readonly ghost?: boolean }) {
  return (
    <svg
      class={`ob-mark ob-${mark.toLowerCase()} ${ghost ? 'ob-ghost' : ''}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      {mark === 'X' ? <path d="M12 12L28 28M28 12L12 28" /> : <circle cx="20" cy="20" r="9.2" />}
    </svg>
  )
}

/** A stroke through it: readable without any colour. */
export function BlockedShape() {
  return (
    <svg class="ob-hatch" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M13 27L27 13" />
    </svg>
  )
}

/** The same stroke, still broken: this cell would be blocked. */
export function WouldBeBlockedShape() {
  return (
    <svg class="ob-would" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M13 27L27 13" />
    </svg>
  )
}
