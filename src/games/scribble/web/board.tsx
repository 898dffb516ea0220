import type { Ref } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { commandsOfKind } from '#kernel/commands.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import { Board, controlKey } from '#web/kit/board.tsx'
import { useDrag } from '#web/kit/drag.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { LazyComponent } from '#web/kit/lazy-component.tsx'
import { usePreload } from '#web/kit/preload.ts'
import { commands, HAND_KEYS } from '../commands.ts'
import type { Candidate } from '../presentation/candidates.ts'
import { type Hand, laidAt, recallTiles, type Tile } from '../presentation/hand/hand.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import { Bag } from './bag.tsx'
import { Controls } from './controls.tsx'
import { drawBoard } from './draw-board.tsx'
import { openDictionary } from './panel.tsx'
import { TileFace } from './tile.tsx'
import { type PlayEntryProps, usePlayEntry } from './use-play-entry.ts'
import './board.css'
import './bag.css'

type Props = BoardFaceProps<ScribbleTypes>

export function ScribbleBoard(props: Props) {
  const { view, people, highlight, label, analysis, onKey: ask, tryMove: attempt } = props
  const { viewer } = view
  if (viewer !== 'spectator' && attempt && !view.ended)
    return <Playing {...props} seat={viewer} tryMove={attempt} />
  return (
    <>
      <Board
        label={label}
        className="sc-whole"
        rows={drawBoard({ view, pointing: highlight, preview: previewIn(analysis) })}
        {...(ask && { onKey: ask })}
      />
      <OtherBags view={view} people={people} />
    </>
  )
}

/** The turn that is chosen in the list of an analysis. */
function previewIn(analysis: Props['analysis']): Candidate | undefined {
  return analysis?.selected as Candidate | undefined
}

/** Most turns place a word, so this is loaded when the page is idle. */
const loadExchange = async () => (await import('./exchange.tsx')).Exchange

const PASS = commandsOfKind(commands, 'move').find(({ word }) => word === 'pass')!

/** Below this, a finger cannot tell one cell from the next. */
const SMALLEST_TOUCH = 30

function Playing(props: PlayEntryProps) {
  const { view, people, highlight: pointing, label, seat } = props
  const entry = usePlayEntry(props)
  const { hand } = entry
  usePreload([loadExchange])
  const [giving, setGiving] = useState<ReadonlySet<number>>()
  const { zoomed, setZoomed, approach } = useZoom(view.round, hand.cursor)
  const drag = useDrag<number>({ dropSelector: '[data-at], [data-slot], .sc-bag', onDrop })
  const over = (drag.dragged?.over as HTMLElement | null | undefined)?.dataset
  const carried = hand.tiles.find(({ id }) => id === drag.dragged?.item)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, other letters
  useEffect(() => setGiving(undefined), [view.round])

  function onDrop(id: number, target: Element | null): void {
    if (!giving) entry.drop(id, target)
    const at = (target as HTMLElement | null)?.dataset.at
    if (at !== undefined) approach(at)
  }

  function beginExchange(): void {
    entry.change({ ...recallTiles(hand), cursor: null })
    setGiving(new Set())
  }

  /** The last pass ends the game, so it is confirmed where letters are exchanged. */
  function pass(): void {
    if (PASS.confirm?.(view)) beginExchange()
    else entry.send('pass', [])
  }

  function press(key: string, cell: Parameters<typeof entry.press>[1]): boolean {
    if (giving) {
      if (key !== 'Escape' && key !== HAND_KEYS.exchange) return false
      setGiving(undefined)
    } else if (key === HAND_KEYS.list) return openDictionary()
    else if (key === HAND_KEYS.exchange || key === PASS.key) {
      if (!view.acting) entry.change(hand, webText.notYet)
      else if (key === PASS.key) pass()
      else beginExchange()
    } else return entry.press(key, cell)
    return true
  }

  const controls = (
    <Controls
      view={view}
      entry={entry}
      zoomed={zoomed}
      zoom={() => setZoomed(!zoomed)}
      exchange={beginExchange}
    />
  )

  return (
    <>
      <div
        class={zoomed ? 'sc-place sc-zoomed' : 'sc-place'}
        onPointerDown={event => {
          const laid = laidUnder(event, hand)
          if (laid) drag.onPointerDown(event, laid.id)
        }}
      >
        <Board
          label={label}
          rows={drawBoard({ view, pointing, hand, over: over?.at, preview: previewIn(props.analysis) })}
          choose={cell => {
            if (giving) return
            entry.chooseCell(cell)
            approach(`${cell.row},${cell.column}`)
          }}
          onKeyboardMove={cell => entry.change({ ...hand, cursor: cell, typed: '' })}
          onKey={press}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters typed in the bag go to the board */}
      <div
        class="sc-hand"
        onKeyDown={event => {
          const { key, ctrlKey, altKey, metaKey } = event
          const command = controlKey(event)
          const isForButton = key === ' ' || key === 'Enter' || key === 'Tab'
          if (!command && (ctrlKey || altKey || metaKey || isForButton)) return
          if (press(command ?? key, null)) event.preventDefault()
        }}
      >
        <Bag
          hand={hand}
          letters={view.letters}
          chosen={giving ?? new Set(entry.picked === undefined ? [] : [entry.picked])}
          carried={carried?.id}
          over={over?.slot}
          choose={tile => (giving ? setGiving(toggled(giving, tile.id)) : entry.chooseTile(tile))}
          move={entry.moveTile}
          grab={(event, { id }) => drag.onPointerDown(event, id)}
        />
        {giving ? (
          <LazyComponent
            load={loadExchange}
            props={{ view, entry, giving, cancel: () => setGiving(undefined) }}
            onError={why => {
              setGiving(undefined)
              entry.change(hand, why)
            }}
          >
            {controls}
          </LazyComponent>
        ) : (
          controls
        )}
      </div>
      <OtherBags view={view} people={people} except={seat} />
      {carried && <CarriedTile tile={carried} letters={view.letters} ghost={drag.ghost} />}
    </>
  )
}

/** Whether the board is enlarged; each turn begins with the whole of it. */
function useZoom(round: number, cursor: Cell | null) {
  const [zoomed, setZoomed] = useState(false)
  /** The cell that the zoom was for, as `data-at` names it. */
  const aimed = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each turn one looks at the whole board again
  useEffect(() => setZoomed(false), [round])
  useEffect(() => {
    if (!zoomed) return
    const cell = aimed.current && document.querySelector(`.sc-place [data-at="${aimed.current}"]`)
    const centred = { block: 'center', inline: 'center' } as const
    ;(cell || document.querySelector('.sc-place .sc-cursor'))?.scrollIntoView(centred)
    aimed.current = undefined
  }, [zoomed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the cursor
  useEffect(() => {
    if (zoomed) document.querySelector('.sc-cursor')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [cursor])

  /** Zooms in on a cell where cells are too small for a finger. */
  function approach(at: string): void {
    const cell = document.querySelector<HTMLElement>('.sc-place .cell')
    if (!cell || !matchMedia('(pointer: coarse)').matches || cell.offsetWidth >= SMALLEST_TOUCH) return
    aimed.current = at
    setZoomed(true)
  }
  return { zoomed, setZoomed, approach }
}

/** The tile on the board, not played yet, that was pressed. */
function laidUnder(event: PointerEvent, hand: Hand) {
  const at = (event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at?.split(',')
  return at && laidAt(hand, { row: Number(at[0]), column: Number(at[1]) })
}

interface CarriedTileProps {
  readonly tile: Tile
  readonly letters: View['letters']
  readonly ghost: Ref<HTMLElement>
}

/** The tile under the pointer: about as large as a cell, so that one sees which cell it covers. */
function CarriedTile({ tile, letters, ghost }: CarriedTileProps) {
  const cell = document.querySelector<HTMLElement>('.sc-place .cell')
  const size = Math.max(cell?.offsetWidth ?? 0, SMALLEST_TOUCH)
  return (
    <span class="sc-tile sc-ghost" style={{ '--cell': `${size}px` }} ref={ghost} aria-hidden="true">
      <TileFace letter={tile.letter} letters={letters} />
    </span>
  )
}

function toggled(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return set.has(id) ? new Set([...set].filter(one => one !== id)) : new Set([...set, id])
}

interface OtherBagsProps {
  readonly view: View
  readonly people: readonly Person[]
  /** The seat whose bag is shown already. */
  readonly except?: Seat
}

/** Bags that may be seen and not played with: open ones, and both when the game is over. */
function OtherBags({ view, people, except }: OtherBagsProps) {
  return view.bags.map((bag, seat) => {
    const person = people[seat]
    if (!bag || seat === except || !person) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <p key={seat} class="sc-other">
        <span class="soft">{webText.bagOf(person)}: </span>
        {bag.length > 0 ? bag.join(' ') : webText.emptyBag}
      </p>
    )
  })
}
