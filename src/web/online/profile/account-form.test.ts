import { describe, expect, it } from 'vitest'
import { fieldForRejection } from './account-form.tsx'

const fields = [{ name: 'name' }, { name: 'password' }] as const

describe('a refusal is shown by the field it is about', () => {
  it.each([
    ['name-taken', 'name'],
    ['password-too-short', 'password'],
    ['wrong-sign-in', 'password'],
    ['too-often', undefined],
    // There is no field for it in this form.
    ['wrong-password', undefined],
  ])('%s: %s', (code, field) => {
    expect(fieldForRejection({ code }, fields)).toBe(field)
  })
})
