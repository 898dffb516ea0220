import type { ReactNode } from 'react'
import { visibleRange } from './selection.ts'
import type { Tone } from './style.ts'
import { StyledLines, useTheme } from './styled-lines.tsx'
import { type StyledLine, span } from './styled-text.ts'
import { padEndTo, textWidth } from './width.ts'

export interface MenuItem {
  readonly label: string
  /** Shown beside the label. */
  readonly note?: string
  readonly tone?: Tone
  /** Shown, but cannot be chosen. */
  readonly idle?: boolean
  /** Whether a blank line separates it from the item above. */
  readonly apart?: boolean
  /** The key that chooses it directly. */
  readonly digit?: string
}

interface MenuProps {
  readonly items: readonly MenuItem[]
  readonly at: number
  readonly rows: number
}

/** In fewer rows every one is needed for items. */
const MIN_MARKED_ROWS = 4

export function Menu({ items, at, rows }: MenuProps): ReactNode {
  const { glyphs } = useTheme()
  const lines: { line: StyledLine; item: number }[] = items.flatMap((item, index) => {
    const chosen = index === at
    const line: StyledLine = [
      span(chosen ? `${glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true }),
      span(item.digit ? `${item.digit} ` : '  ', { tone: 'soft' }),
      ...(item.tone ? [span(`${glyphs.dot} `, { tone: item.tone })] : []),
      span(
        padEndTo(item.label, item.note ? labelWidth(items, index) : 0),
        item.idle ? { tone: 'soft' } : chosen ? { bold: true } : {},
      ),
      span(item.note ? `   ${item.note}` : '', { tone: 'soft' }),
    ]
    return item.apart && index > 0
      ? [
          { line: [], item: index },
          { line, item: index },
        ]
      : [{ line, item: index }]
  })
  const chosen = lines.findLastIndex(one => one.item === at)
  const { from, to, isCutAbove, isCutBelow } = menuRange(lines.length, chosen, rows)
  const hidden = (part: typeof lines) => new Set(part.map(one => one.item)).size
  const more = (sign: string, count: number): StyledLine => [span(`  ${sign} +${count}`, { tone: 'soft' })]
  return (
    <StyledLines
      block={[
        ...(isCutAbove ? [more(glyphs.overflow.upright[0]!, hidden(lines.slice(0, from)))] : []),
        ...lines.slice(from, to).map(one => one.line),
        ...(isCutBelow ? [more(glyphs.overflow.upright[1]!, hidden(lines.slice(to)))] : []),
      ]}
    />
  )
}

/** The visible lines of a menu, with room for a line where it is cut, unless there is hardly any. */
export function menuRange(count: number, at: number, rows: number) {
  const whole = visibleRange(count, at, rows)
  if (count <= rows || rows < MIN_MARKED_ROWS) return { ...whole, isCutAbove: false, isCutBelow: false }
  const atTop = visibleRange(count, at, rows - 1)
  if (atTop.from === 0) return { ...atTop, isCutAbove: false, isCutBelow: true }
  if (atTop.to === count) return { ...atTop, isCutAbove: true, isCutBelow: false }
  return { ...visibleRange(count, at, rows - 2), isCutAbove: true, isCutBelow: true }
}

/** Notes are aligned within a group of items. */
function labelWidth(items: readonly MenuItem[], index: number): number {
  const from = items.findLastIndex((item, at) => at <= index && item.apart)
  const after = items.findIndex((item, at) => at > index && item.apart)
  const group = items.slice(Math.max(0, from), after < 0 ? items.length : after)
  return Math.max(...group.map(item => textWidth(item.label)))
}
