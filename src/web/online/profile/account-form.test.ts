import { describe, expect, it } from 'vitest'
import { fieldForRejection } from './account-form.tsx'

const fields = [{ name: 'name' }, { name: 'password' }] as const

describe('a refusal is shown at the field it is about', () => {
  it.each([
    ['name-taken', 'name'],
    ['password-too-short', 'password'],
    ['wrong-sign-in', 'password'],
    ['too-often', undefined],
    // This form has no field for it.
    ['wrong-password', undefined],
  ])('%s: %s', (code, field) => {
    expect(fieldForRejection({ code }, fields)).toBe(field)
  })
})
