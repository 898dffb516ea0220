import { isObject } from '#kernel/json.ts'
import { type Draft, readDraft, writeDraft } from './draft.ts'

/** A draft with all that can be undone and redone. */
export interface DraftHistory {
  readonly past: readonly Draft[]
  readonly present: Draft
  readonly future: readonly Draft[]
}

export function beginHistory(present: Draft): DraftHistory {
  return { past: [], present, future: [] }
}

/** A change that one step undoes; without an effect it is none. */
export function changeDraft({ past, present, future }: DraftHistory, draft: Draft): DraftHistory {
  if (writeDraft(draft) === writeDraft(present)) return { past, present, future }
  return { past: [...past, present], present: draft, future: [] }
}

/** A change that belongs to the last one, such as the second digit of a number. */
export function amendDraft({ past, future }: DraftHistory, draft: Draft): DraftHistory {
  return { past, present: draft, future }
}

export function undo(history: DraftHistory): DraftHistory {
  const before = history.past.at(-1)
  if (!before) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export function redo(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future }
}

/** Local storage holds some megabytes for everything, and every change is stored. */
const MOST_CHARACTERS = 60_000

/** A history as plain texts. */
export interface StoredHistory {
  readonly past: readonly string[]
  readonly present: string
  readonly future: readonly string[]
}

/** The stored form: as many of the latest steps as there is room for. */
export function writeHistory({ past, present, future }: DraftHistory): StoredHistory {
  const before = writeWithin(MOST_CHARACTERS, past.toReversed())
  const room = MOST_CHARACTERS - before.join('').length
  return {
    past: before.toReversed(),
    present: writeDraft(present),
    future: writeWithin(room, future),
  }
}

/** The first of these drafts, as many as fit. Those beyond are not even written: a history may have thousands. */
function writeWithin(room: number, drafts: readonly Draft[]): string[] {
  const written: string[] = []
  let left = room
  for (const draft of drafts) {
    const text = writeDraft(draft)
    left -= text.length
    if (left < 0) break
    written.push(text)
  }
  return written
}

/** Reads a stored history; steps that are damaged are left out, and without a present there is none. */
export function readHistory(value: unknown): DraftHistory | undefined {
  if (!isObject(value) || typeof value.present !== 'string') return undefined
  const present = readDraft(value.present)
  return present && { past: readDrafts(value.past), present, future: readDrafts(value.future) }
}

function readDrafts(value: unknown): readonly Draft[] {
  return Array.isArray(value) ? value.flatMap(text => readDraft(String(text)) ?? []) : []
}
