import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paint } from './palette.ts'
import { forTerminal, linePrinter, printable, printableJson } from './printable.ts'

/** Texts with many control characters, escape sequences and marks that reverse the direction of a text. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 0, max: 0x9f }).map(code => String.fromCharCode(code)),
      fc.constantFrom(
        '\u001b]0;pwned\u0007',
        '\u001b[31m',
        '\u009b2J',
        '\u202e',
        '\u2066',
        '\u200f',
        '\u2028',
      ),
    ),
  )
  .map(parts => parts.join(''))

const isSafe = (text: string) => !/[^\P{Cc}\n\t]|[\u200e\u200f\u2028-\u202e\u2066-\u2069]/u.test(text)

describe('no control character reaches the terminal', () => {
  it('in a printed text, which otherwise stays as it is', () => {
    fc.assert(
      fc.property(hostileText, text => {
        expect(isSafe(printable(text))).toBe(true)
        expect(printable(text)).toHaveLength(text.length)
        if (isSafe(text)) expect(printable(text)).toBe(text)
        expect(isSafe(forTerminal(text, { hasUnicode: false }))).toBe(true)
      }),
    )
  })

  it('in JSON, which reads back as the same value', () => {
    fc.assert(
      fc.property(hostileText, value => {
        const json = printableJson(JSON.stringify({ value }))
        expect(isSafe(json)).toBe(true)
        expect(JSON.parse(json)).toEqual({ value })
      }),
    )
  })

  it('in a line on the screen', () => {
    const palette = { depth: 'none', background: 'dark' } as const
    fc.assert(fc.property(hostileText, text => isSafe(paint([{ text, style: { tone: 'leaf' } }], palette))))
  })

  it('in a line that is printed', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const written: string[] = []
        const output = { write: (part: string) => written.push(part) } as never
        linePrinter({ output, capabilities: { hasUnicode: true } })(text)
        return isSafe(written.join(''))
      }),
    )
  })
})
