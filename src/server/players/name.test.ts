import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIRST, SECOND } from './guest-names.ts'
import { LONGEST_NAME, readName, readNewName } from './name.ts'

function nameFrom(typed: string): string {
  const name = readName(typed)
  return name.ok ? name.value : name.rejection.code
}

const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Any code points, often Latin letters, marks and invisible ones. (Listing them all for fast-check would take a second.) */
const anyText = fc
  .array(
    fc.oneof(
      fc.nat(0x10ffff),
      fc.nat(0x24f),
      fc.integer({ min: 0x300, max: 0x36f }),
      fc.integer({ min: 0x2000, max: 0x206f }),
    ),
    { maxLength: 60 },
  )
  .map(points => String.fromCodePoint(...points))

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
  ])('%j becomes %j', (typed, name) => {
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

  test('for any input an accepted name is short and visible, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, typed => {
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

describe('a name that a player chooses', () => {
  const newNameFrom = (typed: string) => {
    const name = readNewName(typed)
    return name.ok ? name.value : name.rejection.code
  }

  test.each([
    '\u2800',
    '\u{1d159}',
    '\u{13441}',
    '\u{16fe4}',
    '\u3164',
    '\u115f',
    '\uffa0',
    '\ufe0f',
    '\u034f',
  ])('has no blank character such as %j', blank => {
    expect(newNameFrom(`Ann${blank}`)).toBe('Ann')
    expect(newNameFrom(`${blank}Ann`)).toBe('Ann')
    expect(newNameFrom(blank.repeat(4))).toBe('name-too-short')
  })

  test.each(['You', 'the computer', 'Adm\u0456n', 'Computer\u2800'])('is not %j', typed => {
    expect(newNameFrom(typed)).toBe('name-reserved')
  })

  test('may be one that was chosen before these rules, to sign in with it', () => {
    expect(nameFrom('Admin')).toBe('Admin')
    expect(nameFrom('Ann\u2800')).toBe('Ann\u2800')
  })
})

describe('names for guests', () => {
  test('are thousands, and every one of them is valid', () => {
    expect(FIRST.length * SECOND.length).toBeGreaterThan(5000)
    const names = FIRST.flatMap(first => SECOND.map(second => `${first} ${second}`))
    const chosen = names.map(name => readNewName(name))
    expect(chosen.map(name => name.ok && name.value)).toEqual(names)
  })

  test('have no word twice in a list', () => {
    expect(new Set(FIRST).size).toBe(FIRST.length)
    expect(new Set(SECOND).size).toBe(SECOND.length)
  })
})
