import { useEffect } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import { writeCell } from '#kernel/grid.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { useStore } from '#web/kit/use-store.ts'
import { cellAt, placeOf } from '../rules/grid.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { cellTapped, type Gesture, ownGrid, type Picked, wordTapped } from './gestures.ts'
import { faceWords } from './words.ts'

/** What lies on the desk between grid and pool, which stand apart on the page. */
interface Lying {
  readonly picked?: Picked
  /** The cell that something is carried over, as `data-at` names it. */
  readonly over?: string
}

let lying: Lying = {}
const listeners = new Set<() => void>()

function lay(next: Lying): void {
  lying = next
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const read = () => lying

type DeskProps = Pick<BoardFaceProps<GuessGoTypes>, 'view' | 'attempt' | 'say'>

export interface Desk extends Lying {
  pick(picked: Picked | undefined): void
  carry(over: Element | null | undefined): void
  chooseCell(cell: Cell): void
  chooseWord(word: string): void
  /** A word that was typed, or chosen by a button: it is placed or called at once. */
  enter(word: string): void
  /** Takes a word off its cell. */
  take(cell: Cell): void
  /** Lets a word fall on what is under it; off the grid, one that stood there is taken away. */
  drop(word: string, over: Element | null): void
  move(text: string): void
}

export function useDesk({ view, attempt, say }: DeskProps): Desk {
  const { picked, over } = useStore(subscribe, read)
  const { size } = view.terms

  function pick(next: Picked | undefined): void {
    lay(next ? { picked: next } : {})
    if (next) say?.(pickedWords(next))
  }

  function pickedWords(next: Picked): string {
    if (next.kind === 'word') return faceWords.pickedWord(next.word, view.phase === 'filling')
    return faceWords.pickedCell(writeCell(cellAt(next.place, size)), ownGrid(view)[next.place] ?? null)
  }

  async function move(text: string, then?: Picked): Promise<void> {
    const before = lying
    lay({})
    const refused = await attempt?.(text)
    // What was taken up meanwhile stays so.
    if (lying.picked) return
    if (refused !== undefined) lay(before)
    else if (then) lay({ picked: then })
  }

  function follow(gesture: Gesture): void {
    if (gesture.move === undefined) pick(gesture.picked)
    else move(gesture.move, gesture.picked)
  }

  return {
    ...(picked && { picked }),
    ...(over !== undefined && { over }),
    pick,
    carry: target => {
      const at = (target as HTMLElement | null | undefined)?.dataset.at
      if (at !== lying.over) lay({ ...(lying.picked && { picked: lying.picked }), ...(at && { over: at }) })
    },
    chooseCell: cell => follow(cellTapped(view, picked, placeOf(cell, size))),
    chooseWord: word => follow(wordTapped(view, picked, word)),
    enter(word) {
      if (view.phase !== 'filling') move(`call ${word}`)
      else if (picked?.kind === 'cell') follow(wordTapped(view, picked, word))
      else {
        const empty = ownGrid(view).indexOf(null)
        follow(wordTapped(view, { kind: 'cell', place: Math.max(empty, 0) }, word))
      }
    },
    take: cell => move(`take ${writeCell(cell)}`),
    drop(word, target) {
      const at = (target as HTMLElement | null)?.dataset.at?.split(',')
      const from = ownGrid(view).indexOf(word)
      if (at) {
        const cell = { row: Number(at[0]), column: Number(at[1]) }
        if (placeOf(cell, size) !== from) move(`place ${word} ${writeCell(cell)}`)
      } else if (from >= 0) move(`take ${writeCell(cellAt(from, size))}`)
    },
    move,
  }
}

/** The desk is cleared when another player, phase or table comes to it. */
export function useClearedDesk(situation: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleared whenever the situation changes
  useEffect(() => () => lay({}), [situation])
}
