import type { Glyphs } from './glyphs.ts'
import { type KeyMap, keyLabel } from './keymap.ts'
import { lineWidth, type StyledLine, span } from './styled-text.ts'

export interface KeyHintOptions {
  readonly describe: (command: string) => string
  readonly glyphs: Glyphs
  readonly columns: number
}

/** One line of key hints, as many as fit; the help lists all keys. */
export function keyHintLine(
  keys: KeyMap,
  { describe: labelOf, glyphs, columns }: KeyHintOptions,
): StyledLine {
  const hints = keys
    .filter(binding => !binding.quiet)
    .map(
      (binding): KeyHint => ({
        isNeeded: ALWAYS_SHOWN.includes(binding.command),
        line: [
          span(keyLabel(binding, glyphs), { bold: true, tone: 'soft' }),
          span(` ${binding.label ?? labelOf(binding.command)}`, { tone: 'soft' }),
        ],
      }),
    )
  return fitHints(hints, columns)
}

interface KeyHint {
  readonly isNeeded: boolean
  readonly line: StyledLine
}

/** Help and the way out are always shown. */
const ALWAYS_SHOWN: readonly string[] = ['help', 'menu', 'back', 'quit', 'close', 'cancel']
const SEPARATOR = '   '

function fitHints(hints: readonly KeyHint[], columns: number): StyledLine {
  const widthOf = ({ line }: KeyHint) => lineWidth(line) + SEPARATOR.length
  const needed = hints.filter(({ isNeeded }) => isNeeded)
  let left = columns + SEPARATOR.length - needed.reduce((sum, hint) => sum + widthOf(hint), 0)
  let isFull = false
  const shown = hints.filter(hint => {
    if (hint.isNeeded) return true
    isFull ||= widthOf(hint) > left
    if (!isFull) left -= widthOf(hint)
    return !isFull
  })
  return shown.flatMap(({ line }, index) => (index === 0 ? line : [span(SEPARATOR), ...line]))
}
