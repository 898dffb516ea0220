import { useEffect, useRef } from 'preact/hooks'
import { type Cell, writeCell } from '#kernel/grid.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { LazyComponent } from '#web/kit/lazy-component.tsx'
import { cellAtIndex, indexOfCell } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { cellContents, words } from '../words.ts'
import { FillingControls, useClearConfirmation } from './filling-controls.tsx'
import { answerQuery } from './pool-search.ts'
import { useSelection, useSelectionReset } from './selection.ts'
import { ownGrid } from './taps.ts'
import { useWordDrag } from './use-word-drag.tsx'
import { focusWordEntry } from './word-entry.tsx'
import { WordGrid } from './word-grid.tsx'
import { faceWords } from './words.ts'

type Props = BoardFaceProps<GuessGoTypes>

/** Wanted when the grid is full, which takes a while. */
const loadCalling = () => import('./calling/calling.tsx').then(({ Calling }) => Calling)

export function GuessGoBoard(props: Props) {
  const { view, tryMove, tableId } = props
  useSelectionReset(`${view.viewer} ${view.phase} ${tableId}`)
  if (view.phase === 'filling' && view.acting && tryMove) return <Filling {...props} />
  return <LazyComponent props={props} load={loadCalling} />
}

/** One's own grid, being filled. */
function Filling({ view, people, highlight, onKey: ask, ...props }: Props) {
  const desk = useSelection({ view, ...props })
  const own = view.viewer as number
  const { place, pressed: carry, carried, over } = useWordDrag(desk)
  const clear = useClearConfirmation(view, desk, props.announce)
  const { size } = view.terms
  useGridAnnouncer(view, props.announce)

  function pressed(key: string, cell: Cell): boolean {
    if (key === 'Delete' || key === 'Backspace') desk.take(cell)
    else if (key === 'Escape') desk.pick(undefined)
    else if (key === '{') clear.press()
    else if (commandMove(view, key)) desk.move(commandMove(view, key)!)
    else if (answerQuery(view, key)) props.announce?.(answerQuery(view, key)!)
    else if (/^\p{L}$/u.test(key)) {
      desk.pick({ kind: 'cell', place: indexOfCell(cell, size) })
      return focusWordEntry(key)
    } else return /[/:]/.test(key) ? focusWordEntry(key) : (ask?.(key, cell) ?? false)
    return true
  }

  return (
    <div
      class="gg-filling"
      ref={place}
      onPointerDown={event => {
        const at = (event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at?.split(',')
        const word = at && ownGrid(view)[Number(at[0]) * size + Number(at[1])]
        if (word) carry(event, word)
      }}
    >
      <WordGrid
        {...{ view, pointing: highlight }}
        seat={own}
        label={faceWords.gridOf(people[own])}
        chosen={desk.picked?.kind === 'cell' ? desk.picked.place : undefined}
        over={over?.dataset.at ?? desk.over}
        choose={desk.chooseCell}
        onKey={pressed}
      />
      <FillingControls {...{ view, desk, clear }} />
      {carried}
    </div>
  )
}

/** The move of a key that belongs to no cell. */
function commandMove(view: View, key: string): string | undefined {
  return words.commands?.find(deed => deed.key === key)?.move(view)
}

/** Tells whoever listens what has changed on the grid. */
function useGridAnnouncer(view: View, say: Props['announce']): void {
  const grid = ownGrid(view)
  const before = useRef(grid)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the grid changes
  useEffect(() => {
    const changed = [...grid.keys()].filter(place => grid[place] !== before.current[place])
    before.current = grid
    if (changed.length === 0) return
    const name = (place: number) =>
      `${cellContents(view, view.viewer as number, place)}, ${writeCell(cellAtIndex(place, view.terms.size))}`
    say?.(changed.length > 2 ? words.status(view, []) : `${changed.map(name).join('; ')}.`)
  }, [grid])
}
