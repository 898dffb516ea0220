import type { Params } from '../rules/types.ts'

/** A grid of that size with a line crossed out. */
export function Preview({ params: { size } }: { readonly params: Params }) {
  const middle = Math.floor(size / 2) + 0.5
  return (
    <svg class="preview gg-preview" viewBox={`-0.5 -0.5 ${size + 1} ${size + 1}`} aria-hidden="true">
      <pattern id="gg-cells" width="1" height="1" patternUnits="userSpaceOnUse">
        <rect x="0.05" y="0.05" width="0.9" height="0.9" rx="0.12" />
      </pattern>
      <path d={`M0 0h${size}v${size}H0z`} fill="url(#gg-cells)" />
      <path class="gg-preview-line" d={`M0 ${middle}h${size}`} />
    </svg>
  )
}
