import { roundedBoxesPath, textPositions } from '#web/kit/svg-paths.ts'
import type { WebCard } from '#web/kit/web-card.ts'
import { card as gameCard } from '../card.ts'
import './card.css'

export const card: WebCard = { ...gameCard, Picture, loadFace: () => import('./face.tsx') }

const SQUARES = [
  { x: 22, y: 46 },
  { x: 42.3, y: 46 },
  { x: 62.6, y: 46 },
  { x: 82.9, y: 46 },
  { x: 62.6, y: 25.7 },
  { x: 62.6, y: 66.3 },
  { x: 208, y: 55.6 },
  { x: 228.3, y: 55.6 },
  { x: 248.6, y: 55.6 },
  { x: 268.9, y: 55.6 },
]

const WHEEL = [
  { letter: 'L', x: 151.5, y: 34.0 },
  { letter: 'E', x: 176.6, y: 48.5 },
  { letter: 'A', x: 176.6, y: 77.5 },
  { letter: 'R', x: 151.5, y: 92.0 },
  { letter: 'N', x: 126.4, y: 77.5 },
  { letter: 'S', x: 126.4, y: 48.5 },
]

function Picture() {
  return (
    <>
      <path class="pic-square" d={roundedBoxesPath(SQUARES, 18.4, 18.4, 4)} />
      <circle class="pic-square" cx="151.5" cy="56" r="46.5" />
      <text class="pic-wheel" {...textPositions(WHEEL)}>
        {WHEEL.map(({ letter }) => letter).join('')}
      </text>
    </>
  )
}
