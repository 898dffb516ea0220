import type { GameTypes } from '#kernel/game.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Step } from './cursor.ts'
import type { Glyphs } from './glyphs.ts'
import type { Room } from './grid.ts'
import type { Block } from './spans.ts'
import type { Tone } from './style.ts'

/** Cells that a sentence speaks of: refused ones, or good ones. */
export interface Pointed {
  readonly cells: readonly Cell[]
  readonly as: 'refused' | 'good'
}

export interface Scene<T extends GameTypes = GameTypes> {
  readonly view: T['view']
  /** Absent where nobody at this screen is to move. */
  readonly cursor: Cell | undefined
  readonly pointed: Pointed | undefined
  /** The aids that are switched on, by their ids. */
  readonly aids?: ReadonlySet<string>
  readonly room: Room
  readonly glyphs: Glyphs
}

/** A game's looks in the terminal. It draws views and names moves; rules it has none. */
export interface Face<T extends GameTypes = GameTypes> {
  readonly fruit: Tone
  /** Whether others at the same screen must look away now. */
  secret?(view: T['view']): boolean
  /** Where the cursor stands: a good place to start from, or the given one if the view still has it. */
  cursor(view: T['view'], from: Cell | undefined): Cell
  step(view: T['view'], cursor: Cell, step: Step): Cell
  /** The move that Enter makes at the cursor, in the game's notation. */
  move(view: T['view'], cursor: Cell): string
  /** The move a key makes at the cursor, in the game's notation. */
  keyMove?(view: T['view'], cursor: Cell, key: string): string | undefined
  /** Whether an option matters, given the others. */
  asksFor?(setup: T['setup'], option: string): boolean
  draw(scene: Scene<T>): Block
  /** The board in plain text, for pipes, screen readers and transcripts. */
  text(view: T['view']): readonly string[]
}
