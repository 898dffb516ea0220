import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { readTableCode } from '#protocol/table-code.ts'
import { drawTableCode } from './table-codes.ts'

test('[F16] the code of a private table has a word more than that of an open one, so that it cannot be guessed', () => {
  fc.assert(
    fc.property(fc.string(), seed => {
      const draw = (open: boolean) => drawTableCode(randomFor(seed, 0, 'code'), { open })
      expect(draw(true).split('-')).toHaveLength(2)
      expect(draw(false).split('-')).toHaveLength(3)
    }),
  )
})

test('every code is read as it is drawn, also in small letters with spaces', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (seed, open) => {
      const code = drawTableCode(randomFor(seed, 0, 'code'), { open })
      expect(readTableCode(code)).toBe(code)
      expect(readTableCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code)
    }),
  )
})
