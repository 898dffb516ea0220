import type { NamedCommand } from '#kernel/commands.ts'
import type { GameTypes } from '#kernel/rules.ts'
import { wordToDefine } from '../../game/definitions.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { parseGameCommand } from '../../game/named-commands.ts'
import { type PlayCommand, parseCommand } from './play-keys.ts'

/** The meaning of a typed line. */
export type ParsedEntry =
  | { readonly kind: 'command'; readonly command: PlayCommand }
  | { readonly kind: 'define'; readonly word: string }
  | { readonly kind: 'shortcut'; readonly shortcut: NamedCommand }
  | { readonly kind: 'move'; readonly move: string }

export function parseEntry(loaded: LoadedGame, view: GameTypes['view'], typed: string): ParsedEntry {
  const { input } = loaded.face
  const command =
    (input.kind === 'typed' ? input.commands[typed.trim().toLowerCase()] : undefined) ??
    parseCommand(typed, text => loaded.rules.notation.read(text).ok)
  if (command) return { kind: 'command', command }
  const word = wordToDefine(loaded, typed)
  if (word !== undefined) return { kind: 'define', word }
  const shortcut = parseGameCommand(loaded, view, typed)
  return shortcut ? { kind: 'shortcut', shortcut } : { kind: 'move', move: typed.replace(/^:/, '') }
}
