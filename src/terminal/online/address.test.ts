import { describe, expect, it } from 'vitest'
import { readAddress, readInvitation } from './address.ts'

describe('an address', () => {
  it.each([
    ['http://localhost:4747', 'http://localhost:4747'],
    ['localhost:4747', 'http://localhost:4747'],
    [' 192.168.0.7:4747/ ', 'http://192.168.0.7:4747'],
    ['https://Games.Example.org', 'https://games.example.org'],
    ['https://example.org/quincunx/', 'https://example.org/quincunx'],
    ['http://localhost:4747/t/K7-PLUM', 'http://localhost:4747'],
    ['http://[::1]:4747/', 'http://[::1]:4747'],
  ])('%s is read as %s', (text, address) => {
    expect(readAddress(text)).toEqual({ ok: true, value: address })
  })

  it.each([
    '',
    '   ',
    'ftp://example.org',
    'http://',
    'my house',
    'http://a:b@example.org',
    'http://x:99999',
  ])('“%s” is none', text => {
    expect(readAddress(text)).toMatchObject({ ok: false, rejection: { code: 'not-an-address' } })
  })
})

describe('an invitation', () => {
  it.each([
    ['K7-PLUM', { code: 'K7-PLUM' }],
    [' k7 plum', { code: 'K7-PLUM' }],
    ['k7plum', { code: 'K7-PLUM' }],
    ['http://host:4747/t/K7-PLUM', { code: 'K7-PLUM', address: 'http://host:4747' }],
    ['https://example.org/q/t/k7-plum/?from=mail', { code: 'K7-PLUM', address: 'https://example.org/q' }],
    ['host:4747/t/k7%20plum', { code: 'K7-PLUM', address: 'http://host:4747' }],
  ])('%s is read', (text, invitation) => {
    expect(readInvitation(text)).toEqual({ ok: true, value: invitation })
  })

  it.each([
    '',
    'plum',
    'K1-PLUM',
    'http://host:4747/',
    'http://host/t/nonsense',
    'ftp://host/t/K7-PLUM',
    '/t/%',
  ])('“%s” is none', text => {
    expect(readInvitation(text)).toMatchObject({ ok: false, rejection: { code: 'not-a-code' } })
  })
})
