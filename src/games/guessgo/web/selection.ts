import { useEffect } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import { writeCell } from '#kernel/grid.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { useStore } from '#web/kit/use-store.ts'
import { cellAtIndex, indexOfCell } from '../rules/grid.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import { ownGrid, type PickedItem, type TapResult, tapCell, tapWord } from './taps.ts'

/** The selected word or cell; grid and pool, which are apart on the page, share it. */
interface SelectionState {
  readonly picked?: PickedItem
  /** The cell that something is carried over, as `data-at` names it. */
  readonly over?: string
}

let selectionState: SelectionState = {}
const listeners = new Set<() => void>()

function setSelectionState(next: SelectionState): void {
  selectionState = next
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const read = () => selectionState

type SelectionProps = Pick<BoardFaceProps<GuessGoTypes>, 'view' | 'tryMove' | 'announce'>

export interface Selection extends SelectionState {
  pick(picked: PickedItem | undefined): void
  carry(over: Element | null | undefined): void
  chooseCell(cell: Cell): void
  chooseWord(word: string): void
  /** A word that was typed, or chosen by a button: it is placed or called at once. */
  enter(word: string): void
  /** Takes a word off its cell. */
  take(cell: Cell): void
  /** Drops a word on the cell under it; off the grid, a word of the grid is taken away. */
  drop(word: string, over: Element | null): void
  move(text: string): void
}

export function useSelection({ view, tryMove, announce }: SelectionProps): Selection {
  const { picked, over } = useStore(subscribe, read)
  const { size } = view.terms

  function pick(next: PickedItem | undefined): void {
    setSelectionState(next ? { picked: next } : {})
    if (next) announce?.(describePicked(next))
  }

  function describePicked(next: PickedItem): string {
    if (next.kind === 'word') return webText.pickedWord(next.word, view.phase === 'filling')
    return webText.pickedCell(writeCell(cellAtIndex(next.place, size)), ownGrid(view)[next.place] ?? null)
  }

  async function move(text: string, then?: PickedItem): Promise<void> {
    const before = selectionState
    setSelectionState({})
    const refused = await tryMove?.(text)
    // A selection that was made meanwhile stays.
    if (selectionState.picked) return
    if (refused !== undefined) setSelectionState(before)
    else if (then) setSelectionState({ picked: then })
  }

  function follow(gesture: TapResult): void {
    if (gesture.move === undefined) pick(gesture.picked)
    else move(gesture.move, gesture.picked)
  }

  return {
    ...(picked && { picked }),
    ...(over !== undefined && { over }),
    pick,
    carry: target => {
      const at = (target as HTMLElement | null | undefined)?.dataset.at
      if (at !== selectionState.over)
        setSelectionState({
          ...(selectionState.picked && { picked: selectionState.picked }),
          ...(at && { over: at }),
        })
    },
    chooseCell: cell => follow(tapCell(view, picked, indexOfCell(cell, size))),
    chooseWord: word => follow(tapWord(view, picked, word)),
    enter(word) {
      if (view.phase !== 'filling') move(`call ${word}`)
      else if (picked?.kind === 'cell') follow(tapWord(view, picked, word))
      else {
        const empty = ownGrid(view).indexOf(null)
        follow(tapWord(view, { kind: 'cell', place: Math.max(empty, 0) }, word))
      }
    },
    take: cell => move(`take ${writeCell(cell)}`),
    drop(word, target) {
      const at = (target as HTMLElement | null)?.dataset.at?.split(',')
      const from = ownGrid(view).indexOf(word)
      if (at) {
        const cell = { row: Number(at[0]), column: Number(at[1]) }
        if (indexOfCell(cell, size) !== from) move(`place ${word} ${writeCell(cell)}`)
      } else if (from >= 0) move(`take ${writeCell(cellAtIndex(from, size))}`)
    },
    move,
  }
}

/** Clears the selection when the player, the phase or the table changes. */
export function useSelectionReset(situation: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleared whenever the situation changes
  useEffect(() => () => setSelectionState({}), [situation])
}
