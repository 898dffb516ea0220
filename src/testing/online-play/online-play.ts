import type { Random } from '#kernel/random.ts'
import type { Viewer } from '#kernel/rules.ts'
import { guessgoPlay } from './guessgo-play.ts'
import { obstructionPlay } from './obstruction-play.ts'
import { scribblePlay } from './scribble-play.ts'

/** How the tests of the server play a game: short games of random legal moves, by somebody who knows its secrets. */
export interface OnlinePlay {
  /** Draws a setup, by default of a game that ends soon. */
  setup(random: Random, length?: 'short' | 'long'): object
  /** A random legal move for the player of this view, who is to act. */
  randomMove(view: object, random: Random): string
  /** Two legal moves for the player of this view, who is to act after the preparations; either ends the turn. */
  twoMoves(view: object): readonly [string, string]
  /** The secret of a state that this viewer would learn from an object or array of a message; undefined if there is none. */
  leakIn(value: object, state: object, viewer: Viewer): string | undefined
}

export const ONLINE_PLAYS = {
  obstruction: obstructionPlay,
  guessgo: guessgoPlay,
  scribble: scribblePlay,
} as const satisfies Readonly<Record<string, OnlinePlay>>

export type PlayedGame = keyof typeof ONLINE_PLAYS

/** The games that are played between people; the other two are for one. */
export const PLAYED_GAMES = Object.keys(ONLINE_PLAYS) as readonly PlayedGame[]

export function onlinePlayOf(game: string): OnlinePlay {
  const play: OnlinePlay | undefined = ONLINE_PLAYS[game as PlayedGame]
  if (!play) throw new Error(`The tests of the server do not play ${game}`)
  return play
}

/** A random legal move for the player who sees this. */
export function randomMoveOf(
  { game, view }: { readonly game: string; readonly view: object },
  random: Random,
): string {
  return onlinePlayOf(game).randomMove(view, random)
}
