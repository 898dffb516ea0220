import { Box } from 'ink'
import type { ReactNode } from 'react'
import type { ScreenSize } from './grid.ts'
import { keyHintLine } from './key-hints.ts'
import type { KeyMap } from './keymap.ts'
import { StyledLines, useTheme } from './styled-lines.tsx'
import { type StyledLine, span } from './styled-text.ts'

/** The rows of the frame itself: the title, a blank row, the hints. */
export const FRAME_ROWS = 3

interface FrameProps {
  readonly size: ScreenSize
  readonly title: StyledLine
  readonly keys: KeyMap
  readonly describe: (command: string) => string
  readonly children: ReactNode
}

/** The whole window: the title, the content and the key hints. */
export function Frame({ size, title, keys, describe, children }: FrameProps): ReactNode {
  const { glyphs } = useTheme()
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows} overflow="hidden">
      <StyledLines block={[[span(' '), ...title], []]} />
      <Box flexGrow={1} flexShrink={1} overflow="hidden" paddingX={1}>
        {children}
      </Box>
      <StyledLines
        block={[[span(' '), ...keyHintLine(keys, { describe, glyphs, columns: size.columns - 2 })]]}
      />
    </Box>
  )
}
