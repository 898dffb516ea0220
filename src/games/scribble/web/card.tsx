import { roundedBoxesPath, textPositions } from '#web/kit/svg-paths.ts'
import type { WebCard } from '#web/kit/web-card.ts'
import { card as gameCard } from '../card.ts'
import './card.css'

export const card: WebCard = {
  ...gameCard,
  Picture,
  loadFace: () => import('./face.tsx'),
}

const TILE = 33
const STEP = 38.4

/** A word across, and one down through it. */
const TILES = [
  ...[...'GARDEN'].map((letter, index) => ({ letter, x: 31 + index * STEP, y: 39.5 })),
  { letter: 'O', x: 31 + 3 * STEP, y: 4.8 },
  { letter: 'D', x: 31 + 3 * STEP, y: 74.2 },
]

function Picture() {
  return (
    <>
      <path class="pic-tile" d={roundedBoxesPath(TILES, TILE, TILE, 5)} />
      <text class="pic-letter" {...textPositions(TILES.map(({ x, y }) => ({ x: x + TILE / 2, y: y + 24 })))}>
        {TILES.map(({ letter }) => letter).join('')}
      </text>
    </>
  )
}
