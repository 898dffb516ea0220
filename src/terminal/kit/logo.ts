import type { Glyphs } from './glyphs.ts'
import { type Block, span } from './styled-text.ts'

/** The five-dot mark, a dot in each fruit's colour. */
export function drawLogo({ dot }: Glyphs): Block {
  return [
    [span(dot, { tone: 'quince' }), span('   '), span(dot, { tone: 'medlar' })],
    [span('  '), span(dot, { tone: 'damson' })],
    [span(dot, { tone: 'sloe' }), span('   '), span(dot, { tone: 'gage' })],
  ]
}
