import { Box } from 'ink'
import type { ReactNode } from 'react'
import type { Room } from './grid.ts'
import { hintsOf } from './hints.ts'
import type { KeyMap } from './keymap.ts'
import { Lines, useLook } from './lines.tsx'
import { type Line, span } from './spans.ts'

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
  return (
    <Box flexDirection="column" width={room.columns} height={room.rows} overflow="hidden">
      <Lines block={[[span(' '), ...title], []]} />
      <Box flexGrow={1} flexShrink={1} overflow="hidden" paddingX={1}>
        {children}
      </Box>
      <Lines block={[[span(' '), ...hintsOf(keys, { describe, glyphs, columns: room.columns - 2 })]]} />
    </Box>
  )
}
