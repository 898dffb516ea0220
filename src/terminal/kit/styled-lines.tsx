import { Box, Text, Transform } from 'ink'
import { createContext, type ReactNode, useContext } from 'react'
import { toAsciiPunctuation } from './ascii-punctuation.ts'
import { ASCII } from './glyphs.ts'
import { paint } from './palette.ts'
import type { Block, StyledLine } from './styled-text.ts'
import { createTheme, type Theme } from './theme.ts'

const ThemeContext = createContext<Theme>(createTheme({ colours: 'none', hasUnicode: false }))
export const ThemeProvider = ThemeContext.Provider

export function useTheme(): Theme {
  return useContext(ThemeContext)
}

function paintLine(spans: StyledLine, { palette, glyphs }: Theme): string {
  const text = paint(spans, palette)
  return glyphs === ASCII ? toAsciiPunctuation(text) : text
}

/** Styled lines, truncated rather than wrapped, so that columns stay aligned. */
export function StyledLines({ block }: { readonly block: Block }): ReactNode {
  const look = useTheme()
  return (
    <Box flexDirection="column" flexShrink={0}>
      {block.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
        <Text key={index} wrap="truncate-end">
          {paintLine(spans, look) || ' '}
        </Text>
      ))}
    </Box>
  )
}

/** A sentence, wrapped at the edge. */
export function WrappedLine({ spans }: { readonly spans: StyledLine }): ReactNode {
  const look = useTheme()
  return (
    <Transform transform={withoutLeadingBlank}>
      <Text wrap="wrap">{paintLine(spans, look)}</Text>
    </Transform>
  )
}

/** Ink leaves the blank at which it wraps at the beginning of the next line, after the style. */
function withoutLeadingBlank(text: string, index: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with the escape character
  return index === 0 ? text : text.replace(/^((?:\u001b\[[0-9;]*m)*) /, '$1')
}
