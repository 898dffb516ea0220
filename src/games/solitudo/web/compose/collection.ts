import { isObject, parseJson } from '#kernel/json.ts'
import type { ComposerStorage } from '#web/kit/composer.ts'
import { type Draft, readDraft, writeDraft } from './draft.ts'

/** A puzzle that somebody composed on this device. */
export interface ComposedPuzzle {
  readonly id: string
  readonly name: string
  readonly draft: Draft
  readonly savedAt: number
  /** The verdict when it was saved, as the list shows it. */
  readonly verdict: string
}

/** One key for each puzzle, so that importing a backup adds those that this device lacks. */
const PREFIX = 'solitudo.composed.'

/** The puzzles of this device, the latest first. */
export function readCollection(storage: ComposerStorage): readonly ComposedPuzzle[] {
  return Object.entries(storage.entries())
    .flatMap(([key, text]) => (key.startsWith(PREFIX) ? (read(key.slice(PREFIX.length), text) ?? []) : []))
    .sort((one, other) => other.savedAt - one.savedAt)
}

/** Returns false if the device does not store it. */
export function savePuzzle(storage: ComposerStorage, puzzle: ComposedPuzzle): boolean {
  const { id, name, draft, savedAt, verdict } = puzzle
  return storage.set(PREFIX + id, JSON.stringify({ name, draft: writeDraft(draft), savedAt, verdict }))
}

export function deletePuzzle(storage: ComposerStorage, id: string): void {
  storage.remove(PREFIX + id)
}

function read(id: string, text: string): ComposedPuzzle | undefined {
  const value = parseJson(text)
  if (!isObject(value)) return undefined
  const { name, savedAt, verdict } = value
  const draft = readDraft(String(value.draft))
  if (!draft || typeof name !== 'string' || typeof savedAt !== 'number') return undefined
  return { id, name, draft, savedAt, verdict: typeof verdict === 'string' ? verdict : '' }
}
