import type { Setup } from '../rules/types.ts'

const SIDE = 200

/** A grid of that size with a line crossed out. */
export function Preview({ setup: { size } }: { readonly setup: Setup }) {
  const cell = SIDE / size
  const gap = Math.min(4, cell / 8)
  const line = Math.floor(size / 2)
  return (
    <svg class="gg-preview" viewBox={`-12 -12 ${SIDE + 24} ${SIDE + 24}`} aria-hidden="true">
      {Array.from({ length: size * size }, (_, place) => {
        const [row, column] = [Math.floor(place / size), place % size]
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={place}
            class={row === line ? 'gg-preview-line' : ''}
            x={column * cell + gap / 2}
            y={row * cell + gap / 2}
            width={cell - gap}
            height={cell - gap}
            rx={Math.min(5, cell / 6)}
          />
        )
      })}
      <path d={`M${-4} ${(line + 0.5) * cell}h${SIDE + 8}`} />
    </svg>
  )
}
