import { describe, expect, it } from 'vitest'
import { ASCII, UNICODE } from './glyphs.ts'
import { blockWidth, plainText, span, wrapLine } from './styled-text.ts'
import {
  charactersOf,
  endOf,
  padEndTo,
  padStartTo,
  textWidth,
  truncateTo,
  withoutLastCharacter,
  wrapText,
} from './width.ts'

/** Two columns for one character, and one column for two code points. */
const WIDE = '漢'
const ACCENTED = 'e\u0301'

describe('the width of a text', () => {
  it('counts a wide letter twice and a combining accent not at all', () => {
    expect([textWidth('abc'), textWidth(WIDE), textWidth(ACCENTED)]).toEqual([3, 2, 1])
    expect(charactersOf(`a${WIDE}${ACCENTED}`)).toEqual(['a', WIDE, ACCENTED])
    expect(withoutLastCharacter(`a${ACCENTED}`)).toBe('a')
    expect(blockWidth([[span('ab')], [span(WIDE), span(ACCENTED)]])).toBe(3)
  })

  it('is what a text is padded to', () => {
    for (const text of ['ab', WIDE, ACCENTED, ''])
      expect([textWidth(padEndTo(text, 4)), textWidth(padStartTo(text, 4))]).toEqual([4, 4])
    expect(padEndTo('abcde', 4)).toBe('abcde')
  })

  it('is what a text is cut to, between characters', () => {
    expect(truncateTo('abcd', 4)).toBe('abcd')
    expect(truncateTo('abcde', 4)).toBe('abc…')
    expect(truncateTo(WIDE.repeat(3), 4, '~')).toBe(`${WIDE}~`)
    expect(truncateTo(ACCENTED.repeat(3), 2, '~')).toBe(`${ACCENTED}~`)
    expect(endOf('abcde', 4)).toBe('bcde')
    expect(endOf(WIDE.repeat(3), 5)).toBe(WIDE.repeat(2))
    expect(endOf(`a${ACCENTED}b`, 2)).toBe(`${ACCENTED}b`)
  })

  it('is one column for every symbol of a board', () => {
    for (const glyphs of [ASCII, UNICODE]) {
      const texts = JSON.stringify(glyphs).match(/"[^"]*"(?=[,\]}])/g)!
      for (const text of texts.map(quoted => JSON.parse(quoted) as string))
        expect([text, textWidth(text)]).toEqual([text, [...text].length])
    }
  })
})

describe('wrapping', () => {
  it('breaks between words and never within one', () => {
    expect(wrapText('one two three four', 9)).toEqual(['one two', 'three', 'four'])
    expect(wrapText('incomprehensible yes', 5)).toEqual(['incomprehensible', 'yes'])
    expect(wrapText('', 5)).toEqual([''])
  })

  it('goes by columns, not by the length of strings', () => {
    expect(wrapText(`${WIDE}${WIDE} ${WIDE}`, 5)).toEqual([WIDE.repeat(2), WIDE])
    expect(wrapText(`${ACCENTED} ${ACCENTED}`, 3)).toHaveLength(1)
  })

  it('keeps the style of every part of a line', () => {
    const bold = { bold: true }
    const line = [span('one t'), span(`wo ${ACCENTED}`, bold), span(' end')]
    const rows = wrapLine(line, 5)
    expect(rows.map(plainText)).toEqual(['one', 'two é', 'end'])
    expect(rows[1]).toEqual([span('t'), span('wo é', bold)])
  })
})
