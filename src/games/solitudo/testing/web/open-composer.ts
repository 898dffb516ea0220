import { fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { h } from 'preact'
import { type KeyValueStore, openKeyValueStore } from '#app/key-value-store.ts'
import { randomFor } from '#kernel/random.ts'
import type { ComposerProps } from '#web/kit/composer.ts'
import { answerComposer } from '../../engine/composer/composer.ts'
import type { Question } from '../../engine/composer/questions.ts'
import type { SolitudoTypes } from '../../rules/types.ts'
import { Composer } from '../../web/compose/composer.tsx'

export function memoryStorage(): KeyValueStore {
  const items = new Map<string, string>()
  return openKeyValueStore({
    get: key => items.get(key),
    set: (key, value) => void items.set(key, value),
    remove: key => void items.delete(key),
    keys: () => [...items.keys()],
  })
}

/** The requests of the editor to the page around it. */
export interface OpenedComposer {
  readonly said: string[]
  readonly copied: string[]
  readonly played: unknown[]
  readonly printed: unknown[]
}

/** Draws the editor with the real engine, in the same thread. */
export function openComposer(
  given?: string,
  storage = memoryStorage(),
  props: Partial<ComposerProps> = {},
): OpenedComposer {
  // happy-dom has none of its own.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  const opened: OpenedComposer = { said: [], copied: [], played: [], printed: [] }
  let ids = 0
  const consult: ComposerProps['consult'] = question => ({
    result: Promise.resolve().then(() =>
      answerComposer(question as Question, { random: randomFor('test', 0, 'consult'), report: () => {} }),
    ),
    cancel() {},
  })
  const all: ComposerProps<SolitudoTypes> = {
    given,
    storage,
    consult,
    announce: text => void opened.said.push(text),
    copyText: async text => {
      opened.copied.push(text)
      return true
    },
    linkTo: params => `https://example.org/solitudo?puzzle=${params.puzzle}`,
    play: params => void opened.played.push(params),
    print: dealt => void opened.printed.push(dealt),
    now: () => 1_000 + ids,
    newId: () => `id${++ids}`,
    ...(props as Partial<ComposerProps<SolitudoTypes>>),
  }
  render(h(Composer, all))
  return opened
}

export const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`, ${name}$`) })

export function press(name: string, ...keys: readonly string[]): void {
  for (const key of keys) fireEvent.keyDown(cell(name), { key })
}

export const verdict = () => screen.getByRole('region', { name: 'Verdict' })

/** Waits until the verdict says something. */
export const told = (text: string | RegExp) => waitFor(() => within(verdict()).getByText(text))

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
