import type { Glyphs } from './glyphs.ts'
import { type KeyMap, shownKey } from './keymap.ts'
import { type Line, plainText, span } from './spans.ts'

export interface HintRoom {
  readonly describe: (command: string) => string
  readonly glyphs: Glyphs
  readonly columns: number
}

/** What the keys do, in one line: as many as fit; the help has them all. */
export function hintsOf(keys: KeyMap, { describe, glyphs, columns }: HintRoom): Line {
  const hints = keys
    .filter(binding => !binding.quiet)
    .map(
      (binding): Hint => ({
        isNeeded: NEEDED.includes(binding.command),
        line: [
          span(shownKey(binding, glyphs), { bold: true, tone: 'soft' }),
          span(` ${binding.label ?? describe(binding.command)}`, { tone: 'soft' }),
        ],
      }),
    )
  return fitted(hints, columns)
}

interface Hint {
  readonly isNeeded: boolean
  readonly line: Line
}

/** How to get help and how to get away is always told. */
const NEEDED: readonly string[] = ['help', 'menu', 'back', 'quit', 'close', 'cancel']
const BETWEEN = '   '

function fitted(hints: readonly Hint[], columns: number): Line {
  const widthOf = ({ line }: Hint) => plainText(line).length + BETWEEN.length
  const needed = hints.filter(({ isNeeded }) => isNeeded)
  let left = columns + BETWEEN.length - needed.reduce((sum, hint) => sum + widthOf(hint), 0)
  let isFull = false
  const shown = hints.filter(hint => {
    if (hint.isNeeded) return true
    isFull ||= widthOf(hint) > left
    if (!isFull) left -= widthOf(hint)
    return !isFull
  })
  return shown.flatMap(({ line }, index) => (index === 0 ? line : [span(BETWEEN), ...line]))
}
