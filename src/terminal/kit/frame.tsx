import { Box } from 'ink'
import type { ReactNode } from 'react'
import type { Room } from './grid.ts'
import { type KeyMap, shownKey } from './keymap.ts'
import { Lines, useLook } from './lines.tsx'
import { type Line, plainText, span } from './spans.ts'

/** Lines that the frame itself takes: title, a blank below it, hints. */
export const FRAME_ROWS = 3

interface FrameProps {
  readonly room: Room
  readonly title: Line
  readonly keys: KeyMap
  readonly describe: (command: string) => string
  readonly children: ReactNode
}

/** The whole window: a title above, hints of keys below, the rest between. */
export function Frame({ room, title, keys, describe, children }: FrameProps): ReactNode {
  const { glyphs } = useLook()
  const hints = keys
    .filter(binding => !binding.quiet)
    .map(
      (binding): Line => [
        span(shownKey(binding, glyphs), { bold: true, tone: 'soft' }),
        span(` ${binding.label ?? describe(binding.command)}`, { tone: 'soft' }),
      ],
    )
  return (
    <Box flexDirection="column" width={room.columns} height={room.rows} overflow="hidden">
      <Lines block={[[span(' '), ...title], []]} />
      <Box flexGrow={1} flexShrink={1} overflow="hidden" paddingX={1}>
        {children}
      </Box>
      <Lines block={[[span(' '), ...fitted(hints, room.columns - 2)]]} />
    </Box>
  )
}

/** As many hints as fit; the help has them all. */
function fitted(hints: readonly Line[], columns: number): Line {
  const shown: Line[] = []
  let left = columns
  for (const hint of hints) {
    const width = plainText(hint).length + (shown.length > 0 ? 3 : 0)
    if (width > left) break
    shown.push(shown.length > 0 ? [span('   '), ...hint] : hint)
    left -= width
  }
  return shown.flat()
}
