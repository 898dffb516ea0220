import { Box } from 'ink'
import type { ReactNode } from 'react'
import type { Room } from './grid.ts'
import { Sentence } from './lines.tsx'
import { line } from './spans.ts'

/** Said instead of a picture that would be cut off. */
export function TooSmall({ sentence, room }: { readonly sentence: string; readonly room: Room }): ReactNode {
  return (
    <Box width={room.columns} height={room.rows} overflow="hidden">
      <Sentence spans={line(sentence)} />
    </Box>
  )
}
