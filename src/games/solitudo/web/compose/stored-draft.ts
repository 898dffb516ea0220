import { isObject, parseJson } from '#kernel/json.ts'
import type { ComposerStorage } from '#web/kit/composer.ts'
import { type DraftHistory, readHistory, writeHistory } from './history.ts'

/** The puzzle on the editor's board, as it is stored after every change. */
export interface StoredDraft {
  readonly history: DraftHistory
  readonly name: string
}

const KEY = 'solitudo.draft'

export function readStoredDraft(storage: ComposerStorage): StoredDraft | undefined {
  const text = storage.get(KEY)
  const value = text === undefined ? undefined : parseJson(text)
  const history = readHistory(value)
  if (!history || !isObject(value)) return undefined
  return { history, name: typeof value.name === 'string' ? value.name : '' }
}

/** Returns false if the device does not store it. */
export function storeDraft(storage: ComposerStorage, { history, name }: StoredDraft): boolean {
  return storage.set(KEY, JSON.stringify({ ...writeHistory(history), name }))
}
