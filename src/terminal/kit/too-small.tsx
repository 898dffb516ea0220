import { Box } from 'ink'
import type { ReactNode } from 'react'
import { Sentence } from './lines.tsx'
import { line } from './spans.ts'

/** Said instead of a picture that would be cut off. */
export function TooSmall({ sentence }: { readonly sentence: string }): ReactNode {
  return (
    <Box>
      <Sentence spans={line(sentence)} />
    </Box>
  )
}
