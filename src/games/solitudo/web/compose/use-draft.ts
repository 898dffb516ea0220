import { useRef, useState } from 'preact/hooks'
import type { ComposerStorage } from '#web/kit/composer.ts'
import { readAnyPuzzle } from '../../formats/read-any.ts'
import { checkPuzzle } from '../../rules/check.ts'
import { readCollection } from './collection.ts'
import { type Draft, emptyDraft, unpainted } from './draft.ts'
import { amendDraft, beginHistory, changeDraft, type DraftHistory, redo, undo } from './history.ts'
import { readStoredDraft, type StoredDraft, storeDraft } from './stored-draft.ts'

export interface DraftControls {
  readonly draft: Draft
  readonly name: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether the device stores the draft. */
  readonly isStored: boolean
  /** Another draft, or another puzzle; the one before stays in the history. */
  change(draft: Draft): void
  /** A change that is undone together with the last one. */
  amend(draft: Draft): void
  undo(): void
  redo(): void
  rename(name: string): void
}

const FIRST_BOARD = { shape: 'rectangle', rows: 8, cols: 8 } as const

/** The puzzle on the board, stored on this device after every change. */
export function useDraft(storage: ComposerStorage, given: string | undefined): DraftControls {
  const [{ stored, isStored }, setStored] = useState(() => {
    const initial = initialDraft(storage, given)
    return { stored: initial, isStored: storeDraft(storage, initial) }
  })
  // Two keys may come before the page is drawn again, and neither may be lost.
  const latest = useRef(stored)
  const set = (next: StoredDraft) => {
    latest.current = next
    setStored({ stored: next, isStored: storeDraft(storage, next) })
  }
  const move = (step: (history: DraftHistory) => DraftHistory) => {
    const { history: before, name } = latest.current
    const history = step(before)
    const isSame = history.present.id === before.present.id
    set({ history, name: isSame ? name : nameOf(storage, history.present) })
  }
  const { history, name } = stored
  return {
    draft: history.present,
    name,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isStored,
    change: draft => move(before => changeDraft(before, draft)),
    amend: draft => move(before => amendDraft(before, draft)),
    undo: () => move(undo),
    redo: () => move(redo),
    rename: renamed => set({ ...latest.current, name: renamed }),
  }
}

function nameOf(storage: ComposerStorage, { id }: Draft): string {
  return (id && readCollection(storage).find(puzzle => puzzle.id === id)?.name) || ''
}

/** The stored draft; a puzzle from the link on top of it, if that can be read. */
function initialDraft(storage: ComposerStorage, given: string | undefined): StoredDraft {
  const stored = readStoredDraft(storage) ?? { history: beginHistory(emptyDraft(FIRST_BOARD)), name: '' }
  const read = given === undefined ? undefined : readAnyPuzzle(given)
  if (!read?.ok) return stored
  const refused = checkPuzzle(read.value)
  if (refused && refused.code !== 'nothing-repeated') return stored
  return { history: changeDraft(stored.history, unpainted(read.value)), name: '' }
}
