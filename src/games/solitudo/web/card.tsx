import { type Point, textPositions } from '#web/kit/svg-paths.ts'
import type { WebCard } from '#web/kit/web-card.ts'
import { card as gameCard } from '../card.ts'
import './card.css'

export const card: WebCard = { ...gameCard, Picture, loadFace: () => import('./face.tsx') }

const WIDTH = 35.4

/** Rows of hexagons; a dot is a shaded cell. */
const CELLS = ['.47362.1', '3.25147.', '51.73625', '736.51477'].flatMap((row, down) =>
  [...row].map((sign, across) => ({
    sign,
    x: (down % 2 === 0 ? 26 : 44) + across * WIDTH,
    y: 12 + down * 30.4,
  })),
)

function Picture() {
  const shaded = CELLS.filter(({ sign }) => sign === '.')
  const open = CELLS.filter(({ sign }) => sign !== '.')
  return (
    <>
      <path class="pic-shaded" d={hexagons(shaded)} />
      <path class="pic-hex" d={hexagons(open)} />
      <text class="pic-number" {...textPositions(open.map(({ x, y }) => ({ x, y: y + 5.6 })))}>
        {open.map(({ sign }) => sign).join('')}
      </text>
    </>
  )
}

function hexagons(spots: readonly Point[]): string {
  return spots.map(({ x, y }) => `M${x} ${y - 17.6}l15.6 8.8v17.6l-15.6 8.8l-15.6-8.8v-17.6z`).join('')
}
