import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

// Claims are made millions of times, so that only one that fails is worth what `expect` costs.

export function assertThat(holds: boolean, otherwise: string): void {
  if (!holds) expect.fail(otherwise)
}

export function assertEqual(one: unknown, other: unknown, of?: string): void {
  if (!isDeepStrictEqual(one, other)) expect(one, of).toEqual(other)
}
