import { describe, expect, it } from 'vitest'
import { DEFAULT_RETENTION } from '#server/admin/retention.ts'
import { readRetention } from './retention-flag.ts'

describe('serve --keep', () => {
  it('changes what is named and keeps the other defaults', () => {
    expect(readRetention('')).toEqual(DEFAULT_RETENTION)
    expect(readRetention('guests=30,logs=365')).toEqual({ guests: 30, closedTables: 30, logs: 365 })
    expect(readRetention('closed-tables=0,guests=forever')).toEqual({
      guests: null,
      closedTables: 0,
      logs: null,
    })
  })

  it.each(['guests', 'guests=', 'guests=-1', 'guests=1.5', 'cookies=3', 'toString=1', 'logs=99999'])(
    'refuses %s with a sentence',
    text => expect(() => readRetention(text)).toThrow(`It can’t read “${text}”.`),
  )
})
