import { useEffect, useRef } from 'preact/hooks'
import { commandsOfKind } from '#kernel/commands.ts'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { actionFor } from '#kernel/key-bindings.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { LazyComponent } from '#web/kit/lazy-component.tsx'
import { usePreload } from '#web/kit/preload.ts'
import { commands } from '../commands.ts'
import { cellAtIndex, indexOfCell } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { cellContents, text } from '../text/en.ts'
import { webText } from '../text/en-web.ts'
import { FillingControls, useClearConfirmation } from './filling-controls.tsx'
import { handlePoolKey } from './pool-keys.ts'
import { useSelection, useSelectionReset } from './selection.ts'
import { ownGrid } from './taps.ts'
import { useWordDrag } from './use-word-drag.tsx'
import { focusWordEntry } from './word-entry.tsx'
import { WordGrid } from './word-grid.tsx'

type Props = BoardFaceProps<GuessGoTypes>

/** Loaded when the page is idle: filling a grid takes a while. */
const loadCalling = () => import('./calling/calling.tsx').then(({ Calling }) => Calling)

export function GuessGoBoard(props: Props) {
  const { view, tryMove, tableId } = props
  usePreload([loadCalling])
  useSelectionReset(`${view.viewer} ${view.phase} ${tableId}`)
  if (view.phase === 'filling' && view.acting && tryMove) return <Filling {...props} />
  return <LazyComponent props={props} load={loadCalling} />
}

/** The viewer's grid while it is filled. */
function Filling({ view, people, highlight, onKey: ask, ...props }: Props) {
  const selection = useSelection({ view, ...props })
  const own = view.viewer as number
  const { place, pressed: carry, carried, over } = useWordDrag(selection)
  const clear = useClearConfirmation(view, selection, props.announce)
  const { size } = view.terms
  useGridAnnouncer(view, props.announce)

  function pressed(key: string, cell: Cell): boolean {
    if (key === 'Delete' || key === 'Backspace') selection.take(cell)
    else if (key === 'Escape') selection.pick(undefined)
    else if (actionFor(key) === 'take-back') clear.press()
    else if (commandMove(view, key)) selection.move(commandMove(view, key)!)
    else if (handlePoolKey(key, view, props.announce)) return true
    else if (/^\p{L}$/u.test(key)) {
      selection.pick({ kind: 'cell', place: indexOfCell(cell, size) })
      return focusWordEntry(key)
    } else return actionFor(key) === 'entry' ? focusWordEntry(key) : (ask?.(key, cell) ?? false)
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
        label={webText.gridOf(people[own])}
        chosen={selection.picked?.kind === 'cell' ? selection.picked.place : undefined}
        over={over?.dataset.at ?? selection.over}
        choose={selection.chooseCell}
        onKey={pressed}
      />
      <FillingControls {...{ view, selection, clear }} />
      {carried}
    </div>
  )
}

/** The move of a key that belongs to no cell. */
function commandMove(view: View, key: string): string | undefined {
  return commandsOfKind(commands, 'move')
    .find(command => command.key === key)
    ?.move(view)
}

/** Announces changes of the grid to a screen reader. */
function useGridAnnouncer(view: View, say: Props['announce']): void {
  const grid = ownGrid(view)
  const before = useRef(grid)
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces changes of the grid
  useEffect(() => {
    const changed = [...grid.keys()].filter(place => grid[place] !== before.current[place])
    before.current = grid
    if (changed.length === 0) return
    const name = (place: number) =>
      `${cellContents(view, view.viewer as number, place)}, ${writeCell(cellAtIndex(place, view.terms.size))}`
    say?.(changed.length > 2 ? text.status(view, []) : `${changed.map(name).join('; ')}.`)
  }, [grid])
}
