import type { Glyphs } from '#terminal/kit/glyphs.ts'
import type { Tone } from '#terminal/kit/style.ts'
import { type Block, type Span, type StyledLine, span, styledLine } from '#terminal/kit/styled-text.ts'
import { padEndTo, textWidth } from '#terminal/kit/width.ts'
import { inCapitals, inSmallLetters, typedAmong } from '../rules/letter-case.ts'
import type { View } from '../rules/types.ts'
import { describeLevel } from '../text/en.ts'
import { terminalText as text } from '../text/en-terminal.ts'

/** Six letters of three columns each. */
export const PANEL_LEAST = 20
/** So few lives stand out. */
const FEW = 2

/** The letters in their order; those that are typed already are small. */
export function lettersLine({ letters }: View, typed = ''): StyledLine {
  const used = [...typedAmong(letters, typed)]
  return [...letters].flatMap((letter): readonly Span[] => {
    const at = used.indexOf(letter)
    if (at >= 0) used.splice(at, 1)
    return at >= 0
      ? [span(` ${inSmallLetters(letter)} `, { tone: 'soft' })]
      : [span(` ${inCapitals(letter, letters)} `, { tone: 'gage', fill: 'gage', bold: true })]
  })
}

/** The level, its lives by number and by dots, points and words. */
export function statusLines(view: View, { dot, open }: Glyphs): Block {
  const { lives, livesAtFirst, over } = view
  const few = lives <= FEW && !over
  return [
    styledLine(describeLevel(view), { tone: 'gage', bold: true }),
    labelledValue(text.lives(view), few ? 'medlar' : 'leaf'),
    [
      span(dot.repeat(lives), { tone: few ? 'medlar' : 'leaf' }),
      span(open.repeat(livesAtFirst - lives), { tone: 'soft' }),
    ],
    labelledValue(text.points(view), 'quince'),
    labelledValue(text.words(view), 'gage'),
  ]
}

function labelledValue([label = '', value = '']: readonly string[], tone: Tone): StyledLine {
  return [span(label, { tone: 'soft' }), span(value, { tone, bold: true })]
}

export function latestLines({ latest, letters }: View): Block {
  const heading = styledLine(text.latest, { tone: 'soft' })
  if (!latest) return [heading, styledLine(text.noGuess, { tone: 'soft' })]
  const tone = latest.result === 'found' ? 'leaf' : latest.result === 'bonus' ? 'quince' : 'medlar'
  return [
    heading,
    [span(`${inCapitals(latest.guess, letters)} `, { bold: true }), span(text.result(latest), { tone })],
  ]
}

/** Words in columns under a heading, with the number of those that do not fit. */
export function wordLines(
  heading: string,
  words: readonly string[],
  room: { columns: number; rows: number },
): Block {
  const list = words.map(word => inSmallLetters(word))
  if (list.length === 0 || room.rows < 2) return []
  const width = Math.max(...list.map(textWidth)) + 1
  const across = Math.max(1, Math.floor((room.columns + 1) / width))
  const rows = room.rows - 1
  const all = Math.ceil(list.length / across)
  const shown = all <= rows ? list : list.slice(0, across * (rows - 1))
  const lines = Array.from({ length: Math.ceil(shown.length / across) }, (_, row) =>
    shown
      .slice(row * across, (row + 1) * across)
      .map(word => padEndTo(word, width))
      .join('')
      .trimEnd(),
  )
  const more = list.length - shown.length
  return [
    styledLine(heading, { tone: 'soft' }),
    ...lines.map(one => styledLine(one)),
    ...(more > 0 ? [styledLine(text.more(more), { tone: 'soft' })] : []),
  ]
}
