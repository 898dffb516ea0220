import { Box, Text, Transform } from 'ink'
import { createContext, type ReactNode, useContext } from 'react'
import { ASCII } from './glyphs.ts'
import { type Look, lookOf } from './look.ts'
import { paint } from './palette.ts'
import { plainPunctuation } from './plain.ts'
import type { Block, Line } from './spans.ts'

const LookContext = createContext<Look>(lookOf({ colours: 'none', unicode: false }))
export const LookProvider = LookContext.Provider

export function useLook(): Look {
  return useContext(LookContext)
}

function painted(spans: Line, { palette, glyphs }: Look): string {
  const text = paint(spans, palette)
  return glyphs === ASCII ? plainPunctuation(text) : text
}

/** Styled lines, cut off at the edge rather than wrapped, so that columns stay in line. */
export function Lines({ block }: { readonly block: Block }): ReactNode {
  const look = useLook()
  return (
    <Box flexDirection="column" flexShrink={0}>
      {block.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
        <Text key={index} wrap="truncate-end">
          {painted(spans, look) || ' '}
        </Text>
      ))}
    </Box>
  )
}

/** A sentence, wrapped where the room ends. */
export function Sentence({ spans }: { readonly spans: Line }): ReactNode {
  const look = useLook()
  return (
    <Transform transform={withoutLeadingBlank}>
      <Text wrap="wrap">{painted(spans, look)}</Text>
    </Transform>
  )
}

/** Ink leaves the blank at which it wraps at the head of the next line, behind the style. */
function withoutLeadingBlank(text: string, index: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with the escape character
  return index === 0 ? text : text.replace(/^((?:\u001b\[[0-9;]*m)*) /, '$1')
}
