import { Box } from 'ink'
import type { ReactNode } from 'react'
import type { ScreenSize } from '../../kit/grid.ts'
import { keyHintLine } from '../../kit/key-hints.ts'
import type { KeyMap } from '../../kit/keymap.ts'
import { StyledLines, useTheme } from '../../kit/styled-lines.tsx'
import { span } from '../../kit/styled-text.ts'
import { describeCommand } from '../../text/en/commands.ts'
import type { PlayScreen } from '../play/play-screen.tsx'

export const MARGIN = 1
/** The line below the board and the hints: nothing more is played. */
const ENTRY_ROWS = 2

interface FinishedBoardProps {
  readonly play: PlayScreen
  readonly size: ScreenSize
  readonly keys: KeyMap
}

/** The board after a first step or an exercise, and how to go on. */
export function FinishedBoard({ play, size, keys }: FinishedBoardProps): ReactNode {
  const { glyphs } = useTheme()
  const hints = keyHintLine(keys, { describe: describeCommand, glyphs, columns: size.columns - 2 * MARGIN })
  return (
    <>
      <Box height={size.rows - ENTRY_ROWS} flexShrink={0} overflow="hidden">
        {play.draw(size)}
      </Box>
      <StyledLines block={[[], [span(' '.repeat(MARGIN)), ...hints]]} />
    </>
  )
}
