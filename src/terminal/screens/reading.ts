import type { GameTypes } from '#kernel/game.ts'
import { wordAsked } from '../defined.ts'
import type { LoadedGame } from '../loaded.ts'
import { type Offer, offerTyped } from '../offers.ts'
import { type PlayCommand, typedCommand } from './play-keys.ts'

/** What a typed line comes to: a command, a word to look up, something the game offers, or else a move. */
export type Reading =
  | { readonly kind: 'command'; readonly command: PlayCommand }
  | { readonly kind: 'define'; readonly word: string }
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'move'; readonly move: string }

export function readEntry(loaded: LoadedGame, view: GameTypes['view'], typed: string): Reading {
  const command =
    loaded.face.typing?.commands[typed.trim().toLowerCase()] ??
    typedCommand(typed, text => loaded.game.notation.read(text).ok)
  if (command) return { kind: 'command', command }
  const word = wordAsked(loaded, typed)
  if (word !== undefined) return { kind: 'define', word }
  const offer = offerTyped(loaded, view, typed)
  return offer ? { kind: 'offer', offer } : { kind: 'move', move: typed.replace(/^:/, '') }
}
