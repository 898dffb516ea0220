import { keysFor } from '#kernel/key-bindings.ts'
import type { AnalysisCommand } from '../../game/analysis-board.ts'
import type { KeyMap } from '../../kit/keymap.ts'

export type ReviewCommand =
  | AnalysisCommand
  | 'try-move'
  | 'next-candidate'
  | 'previous-candidate'
  | 'play-on'
  | 'explain'
  | 'comment'
  | 'read-on'
  | 'read-back'
  | 'help'
  | 'back'

/** The keys of a review: moves are typed after a colon, so letters are commands. */
export const reviewKeys: KeyMap<ReviewCommand> = [
  { command: 'step', keys: ['left', 'h', 'p'], showKeys: glyphs => glyphs.sideways },
  { command: 'next', keys: ['right', 'l', 'n', 'space', 'enter'], quiet: true },
  { command: 'read-on', keys: ['pagedown'], showKeys: () => 'PgUp PgDn' },
  { command: 'read-back', keys: ['pageup'], quiet: true },
  { command: 'try-move', keys: [':', '/'] },
  { command: 'next-candidate', keys: ['tab'] },
  { command: 'previous-candidate', keys: ['shift+tab'], quiet: true },
  { command: 'branch', keys: ['up', 'k'], showKeys: glyphs => glyphs.upDown },
  { command: 'next-branch', keys: ['down', 'j'], quiet: true },
  { command: 'play-on', keys: ['f'] },
  { command: 'explain', keys: ['e', ...keysFor('explain')] },
  { command: 'start', keys: ['home'], showKeys: () => 'Home End' },
  { command: 'end', keys: ['end'], quiet: true },
  { command: 'mark-good', keys: ['g'], showKeys: () => 'g d b' },
  { command: 'mark-dubious', keys: ['d'], quiet: true },
  { command: 'mark-blunder', keys: ['b'], quiet: true },
  { command: 'comment', keys: ['c'] },
  { command: 'promote', keys: ['m'] },
  { command: 'remove', keys: ['x', 'delete'] },
  { command: 'restore', keys: ['u', 'ctrl+z'], quiet: true },
  { command: 'help', keys: ['?'] },
  { command: 'back', keys: ['escape', 'q'] },
]
