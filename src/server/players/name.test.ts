import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIRST, SECOND } from './guest-names.ts'
import { LONGEST_NAME, readName } from './name.ts'

function nameFrom(typed: string): string {
  const name = readName(typed)
  return name.ok ? name.value : name.rejection.code
}

const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

describe('names', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann \t of\nGreen  Gables ', 'Ann of Green Gables'],
    ['Jose\u0301', 'José'],
    ['Jose\u200b\u0301', 'José'],
    ['Ａｎｎ', 'Ann'],
    ['A\u202enn', 'Ann'],
    ['A\u200bn\u00adn', 'Ann'],
    ['\u001b[31mAnn', '[31mAnn'],
    ['李白', '李白'],
    ['अनिल', 'अनिल'],
    ['a\u0301\u0302\u0303\u0304\u0305\u0306b', 'á\u0302\u0303\u0304b'],
  ])('%j is borne as %j', (typed, name) => {
    expect(nameFrom(typed)).toBe(name)
  })

  test.each([
    ['', 'name-too-short'],
    ['A', 'name-too-short'],
    ['\u200b\u200b\u200b', 'name-too-short'],
    ['\u3164\u3164\u3164', 'name-too-short'],
    ['A'.repeat(25), 'name-too-long'],
    ['\ufdfa\ufdfa', 'name-too-long'],
    [`a${'😀'.repeat(23)}`, 'name-too-long'],
    ['--', 'name-without-letters'],
  ])('%j is refused: %s', (typed, code) => {
    expect(nameFrom(typed)).toBe(code)
  })

  test('whatever is typed, a name is short, visible, and stays as it is when read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), typed => {
        const name = readName(typed)
        if (!name.ok) return
        expect([...name.value].length).toBeLessThanOrEqual(LONGEST_NAME)
        expect(name.value).not.toMatch(INVISIBLE)
        expect(name.value.isWellFormed()).toBe(true)
        expect(readName(name.value)).toEqual(name)
      }),
      { numRuns: 500 },
    )
  })
})

describe('names for guests', () => {
  test('there are thousands, and every one of them is a name', () => {
    expect(FIRST.length * SECOND.length).toBeGreaterThan(5000)
    const names = FIRST.flatMap(first => SECOND.map(second => `${first} ${second}`))
    expect(names.map(nameFrom)).toEqual(names)
  })

  test('no word stands in a list twice', () => {
    expect(new Set(FIRST).size).toBe(FIRST.length)
    expect(new Set(SECOND).size).toBe(SECOND.length)
  })
})
