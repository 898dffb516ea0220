import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Hand, Tile } from '../presentation/hand/hand.ts'
import { pointsOfLetter } from '../rules/formed-words.ts'
import type { LetterPoints } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import { TileFace } from './tile.tsx'

interface BagProps {
  readonly hand: Hand
  readonly letters: readonly LetterPoints[]
  /** Tiles that are chosen: the one taken up, or those to give back. */
  readonly chosen: ReadonlySet<number>
  /** The tile that is being carried, and the place it would fall on. */
  readonly carried: number | undefined
  readonly over: string | undefined
  choose(tile: Tile): void
  /** Moves a tile to a place in the bag. */
  move(tile: Tile, place: number): void
  grab(event: PointerEvent, tile: Tile): void
}

/** The letters of a player, in the player's own order: one stop for Tab, arrows inside, with Shift they move the tile. */
export function Bag({ hand, letters, chosen, carried, over, choose, move, grab }: BagProps) {
  const { tiles, laid } = hand
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, tiles.length - 1)
  const bag = useRef<HTMLDivElement>(null)
  const going = useRef(false)

  // Only once tiles that were moved stand where they belong.
  useLayoutEffect(() => {
    if (going.current) bag.current?.querySelectorAll('button')[at]?.focus()
    going.current = false
  })

  function pressed(event: KeyboardEvent, tile: Tile, place: number): void {
    const delta = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const next = place + (delta ?? 0)
    if (!delta || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    if (next < 0 || next >= tiles.length) return
    if (event.shiftKey) move(tile, next)
    going.current = true
    setWanted(next)
  }

  return (
    <div class="sc-bag" role="toolbar" aria-label={webText.bag} ref={bag}>
      {tiles.map((tile, place) => {
        const { id, letter } = tile
        const cell = laid.find(one => one.id === id)?.cell
        const looks = ['sc-tile']
        if (cell || id === carried) looks.push('sc-away')
        if (chosen.has(id)) looks.push('sc-chosen')
        if (over === String(place)) looks.push('sc-over')
        return (
          <button
            type="button"
            key={id}
            class={looks.join(' ')}
            data-slot={place}
            aria-label={webText.tile(letter, webText.points(pointsOfLetter(letters, letter)), cell)}
            aria-pressed={chosen.has(id)}
            tabIndex={place === at ? 0 : -1}
            onFocus={() => !going.current && setWanted(place)}
            onClick={() => choose(tile)}
            onKeyDown={event => pressed(event, tile, place)}
            onPointerDown={event => grab(event, tile)}
          >
            <TileFace letter={letter} letters={letters} />
          </button>
        )
      })}
    </div>
  )
}
