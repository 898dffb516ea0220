import { describe, expect, test } from 'vitest'
import { gameIds, loadOutline } from '#games/catalog.ts'
import { type AnyOptions, defaultSetup } from '#kernel/options.ts'
import { LIMITS } from './limits.ts'

/** A letter that takes three bytes, as most scripts have some. */
const LETTER = '語'

describe('what a request may hold', () => {
  test.each(gameIds)('a table of %s with every text as long as it can be, in any script', async id => {
    const entry = await loadOutline(id)
    const options = entry!.game.options as AnyOptions
    const setup: Record<string, unknown> = { ...defaultSetup<object>(entry!.game.options) }
    for (const [key, option] of Object.entries(options))
      if ('longest' in option) setup[key] = LETTER.repeat(option.longest)
    const body = JSON.stringify({ game: id, setup, open: true })
    if (entry!.game.seats > 1) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(LIMITS.bodyBytes)
  })
})
