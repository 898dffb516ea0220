import { roundedBoxesPath } from '#web/kit/svg-paths.ts'
import type { WebCard } from '#web/kit/web-card.ts'
import { card as gameCard } from '../card.ts'
import './card.css'

export const card: WebCard = { ...gameCard, Picture, loadFace: () => import('./face.tsx') }

const SIZE = 26

/** A row of pebbles; the three on the right are about to be taken. */
const PEBBLES = Array.from({ length: 8 }, (_, index) => ({ x: 20 + index * 34, y: 43 }))

function Picture() {
  const disks = (pebbles: typeof PEBBLES) => roundedBoxesPath(pebbles, SIZE, SIZE, SIZE / 2)
  return (
    <>
      <path class="pic-pebble" d={disks(PEBBLES.slice(0, 5))} />
      <path class="pic-pebble-taken" d={disks(PEBBLES.slice(5))} />
    </>
  )
}
