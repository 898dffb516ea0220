import { Box } from 'ink'
import type { ReactNode } from 'react'
import type { ScreenSize } from './grid.ts'
import { WrappedLine } from './styled-lines.tsx'
import { styledLine } from './styled-text.ts'

/** Shown in place of content that does not fit. */
export function TooSmall({
  sentence,
  room,
}: {
  readonly sentence: string
  readonly room: ScreenSize
}): ReactNode {
  return (
    <Box width={room.columns} height={room.rows} overflow="hidden">
      <WrappedLine spans={styledLine(sentence)} />
    </Box>
  )
}
