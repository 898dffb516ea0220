import type { ComponentChildren } from 'preact'
import type { KeyValueStore } from '#app/key-value-store.ts'
import type { EngineTask } from '#engine-client/engine-client.ts'
import type { Dealt, Report } from '#kernel/engine.ts'
import type { GameTypes } from '#kernel/rules.ts'

/** Short texts by key on this device. */
export type ComposerStorage = KeyValueStore

/** The parts of the page and the device that an editor of puzzles needs. */
export interface ComposerProps<T extends GameTypes = GameTypes> {
  /** The text of a puzzle to edit, from the link to this page. */
  readonly given?: string | undefined
  /** Where drafts and finished puzzles are stored, by keys that begin with the name of the game. */
  readonly storage: ComposerStorage
  /** Asks the game's engine, in the worker. */
  consult(question: object, report?: Report): EngineTask<object>
  announce(text: string, urgency?: 'polite' | 'assertive'): void
  copyText(text: string): Promise<boolean>
  /** The address of a puzzle for others. */
  linkTo(params: Partial<T['params']>): string
  /** Opens the puzzle to be played. */
  play(params: Partial<T['params']>): void
  print(dealt: Dealt<T>): void
  /** Publishes the puzzle on this server; resolves to the reason for a refusal. Absent where the server publishes none. */
  publish?(params: Partial<T['params']>, title: string): Promise<string | undefined>
  now(): number
  newId(): string
}

export interface ComposerModule<T extends GameTypes = GameTypes> {
  Composer(props: ComposerProps<T>): ComponentChildren
}
