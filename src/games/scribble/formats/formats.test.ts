import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { type Alphabet, alphabetOf } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { BAG_SIZE, SIDE } from '../rules/types.ts'
import { readBoard, writeBoard } from './board-text.ts'
import { type Position, readPosition, writePosition } from './position.ts'

const TURKISH = alphabetOf('A B C Ç D E F G Ğ H I İ J K L M N O Ö P R S Ş T U Ü V Y Z')
const SPANISH = alphabetOf('A B C CH D E I L LL M N Ñ O R RR S T -')
const alphabets: readonly Alphabet[] = [english, TURKISH, SPANISH]

const positions = fc
  .tuple(fc.constantFrom(...alphabets), fc.nat(), fc.nat(30))
  .map(([alphabet, seed, density]) => {
    const random = randomFor(String(seed), 0)
    const letter = () => random.pick(alphabet.letters)
    const bag = () => Array.from({ length: random.below(BAG_SIZE + 1) }, letter)
    const position: Position = {
      board: Array.from({ length: SIDE }, () =>
        Array.from({ length: SIDE }, () => (random.below(density + 1) === 0 ? letter() : null)),
      ),
      bags: [bag(), random.below(2) === 0 ? bag() : null],
      scores: [random.below(900), random.below(900)],
      round: 1 + random.below(80),
      passes: random.below(4),
      sideRuns: random.pick(['loose', 'strict']),
      ...(random.below(2) === 0 && { size: 'half' }),
    }
    return { alphabet, position }
  })

describe('a position in one line', () => {
  test('reads back as the same, in any alphabet', () => {
    fc.assert(
      fc.property(positions, ({ alphabet, position }) => {
        const line = writePosition(position)
        expect(line).not.toContain('\n')
        expect(readPosition(line, alphabet)).toEqual({ ok: true, value: position })
      }),
    )
  })

  it('can be read by people', () => {
    const line =
      '15/15/15/15/15/7T7/5CORN6/6NAVY5/7C7/7K7/15/15/15/15/15 FOGARTY/? 18/11 round 4 passes 0 loose'
    const read = readPosition(line, english)
    if (!read.ok) throw new Error(read.rejection.code)
    expect(read.value.bags).toEqual([['F', 'O', 'G', 'A', 'R', 'T', 'Y'], null])
    expect(writeBoard(read.value.board)[7]).toBe('......NAVY.....')
    expect(writePosition(read.value)).toBe(line)
  })

  it.each([
    ['', 'row-length'],
    ['15/15', 'board-rows'],
    [`${'15/'.repeat(14)}14 ABC/? 0/0 round 1 passes 0 loose`, 'row-length'],
    [`${'15/'.repeat(14)}16 ABC/? 0/0 round 1 passes 0 loose`, 'row-length'],
    [`${'15/'.repeat(14)}14é ABC/? 0/0 round 1 passes 0 loose`, 'sign-unknown'],
    [`${'15/'.repeat(14)}14[A ABC/? 0/0 round 1 passes 0 loose`, 'bracket-open'],
    [`${'15/'.repeat(14)}15`, 'position-bags'],
    [`${'15/'.repeat(14)}15 ABC 0/0 round 1 passes 0 loose`, 'position-bags'],
    [`${'15/'.repeat(14)}15 ABCDEFGH/? 0/0 round 1 passes 0 loose`, 'bag-too-full'],
    [`${'15/'.repeat(14)}15 ABC/A.B 0/0 round 1 passes 0 loose`, 'sign-unknown'],
    [`${'15/'.repeat(14)}15 ABC/? 0:0 round 1 passes 0 loose`, 'position-scores'],
    [`${'15/'.repeat(14)}15 ABC/? 0/0 round 0 passes 0 loose`, 'position-round'],
    [`${'15/'.repeat(14)}15 ABC/? 0/0 round 1 passes 5 loose`, 'position-passes'],
    [`${'15/'.repeat(14)}15 ABC/? 0/0 round 1 passes 0 lax`, 'position-side-runs'],
    [`${'15/'.repeat(14)}15 ABC/? 0/0 round 1 passes 0 loose more`, 'position-size'],
    [`${'15/'.repeat(14)}15 ABC/? 0/0 round 1 passes 0 loose half more`, 'position-size'],
  ])('refuses %s', (line, code) => {
    expect(readPosition(line, english)).toMatchObject({ ok: false, rejection: { code } })
  })
})

describe('a board of one line a row', () => {
  test('reads back as the same, in any alphabet', () => {
    fc.assert(
      fc.property(positions, ({ alphabet, position: { board } }) => {
        expect(readBoard(`${writeBoard(board).join('\n')}\n`, alphabet)).toEqual({ ok: true, value: board })
      }),
    )
  })

  it('takes i for İ and ı for I where the alphabet has both', () => {
    const read = readBoard(
      `ısı${'.'.repeat(12)}\nizin${'.'.repeat(11)}\n${'...............\n'.repeat(13)}`,
      TURKISH,
    )
    expect(read.ok && writeBoard(read.value).slice(0, 2)).toEqual(['ISI............', 'İZİN...........'])
  })

  it('refuses a bad row with its line', () => {
    const rows = Array<string>(SIDE).fill('.'.repeat(SIDE))
    expect(readBoard(rows.with(4, '..').join('\n'), english)).toEqual({
      ok: false,
      rejection: { code: 'row-length', details: { length: 2, side: SIDE, line: 5 } },
    })
    expect(readBoard(rows.with(6, `..Ä${'.'.repeat(12)}`).join('\n'), english)).toEqual({
      ok: false,
      rejection: { code: 'sign-unknown', details: { sign: 'Ä', line: 7 } },
    })
    expect(readBoard(rows.slice(1).join('\n'), english)).toEqual({
      ok: false,
      rejection: { code: 'board-rows', details: { count: 14, side: SIDE } },
    })
  })
})
