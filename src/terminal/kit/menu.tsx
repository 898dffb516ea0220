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
  const { from, to } = visibleRange(
    lines.length,
    lines.findLastIndex(one => one.item === at),
    rows,
  )
  return <StyledLines block={lines.slice(from, to).map(one => one.line)} />
}

/** Notes are aligned within a group of items. */
function labelWidth(items: readonly MenuItem[], index: number): number {
  const from = items.findLastIndex((item, at) => at <= index && item.apart)
  const after = items.findIndex((item, at) => at > index && item.apart)
  const group = items.slice(Math.max(0, from), after < 0 ? items.length : after)
  return Math.max(...group.map(item => textWidth(item.label)))
}
