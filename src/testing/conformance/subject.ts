import type { OpenedGame } from '#games/game-entry.ts'
import type { Dealt, Engine } from '#kernel/engine.ts'
import type { Presentation } from '#kernel/presentation.ts'
import type { Random } from '#kernel/random.ts'
import type { GameTypes, Rules, Viewer } from '#kernel/rules.ts'
import type { GameText } from '#kernel/text.ts'

/** A game under test, with the little that only its author can say about it. */
export interface ConformanceSubject<T extends GameTypes> {
  readonly game: OpenedGame<T>
  /** Params that between them reach every part of the game. The defaults are always tried, unless the game has deals. */
  readonly params?: readonly Partial<T['params']>[]
  /** In a game with deals: some that were generated before, each with its params. */
  readonly dealt?: readonly Dealt<T>[]
  /** Moves a seat may make in what it sees. Every one of them must be accepted. */
  legalMoves(view: T['view']): readonly T['move'][]
  /** Well-formed moves that are refused in some positions or all. */
  readonly possiblyIllegalMoves: readonly T['move'][]
  /** Texts that are not moves in this notation. Each must be refused with a sentence. */
  readonly invalidNotations: readonly string[]
  /** Capitals mean something else than small letters in this notation. */
  readonly isCaseSensitive?: true
  /** A state that differs only in what is hidden from this viewer. */
  readonly randomizeHidden:
    | 'nothing is hidden'
    | ((state: T['state'], viewer: Viewer, random: Random) => T['state'])
  /** A puzzle, say, is not solved by random moves: its playouts are cut off. By chance where nothing is said. */
  readonly ends?: 'by chance' | 'not by chance'
  /** More moves than any game can have, or where to cut one off that need not end. */
  readonly maxMoves: number
}

/** A subject with its parts at hand, guarded against impurity. */
export interface CheckedSubject<T extends GameTypes> extends Omit<ConformanceSubject<T>, 'game' | 'params'> {
  readonly rules: Rules<T>
  readonly text: GameText<T>
  readonly presentation: Presentation<T>
  readonly engine: Engine<T>
  /** Every choice of params that is tried, with its deal. */
  readonly dealt: readonly Dealt<T>[]
}

/** One thing that must hold for every game. */
export interface ConformanceCheck {
  readonly title: string
  run<T extends GameTypes>(subject: CheckedSubject<T>): void | Promise<void>
}
