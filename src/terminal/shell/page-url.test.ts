import { describe, expect, it } from 'vitest'
import { parsePageUrl } from './page-url.ts'

describe('a URL of the browser is parsed as a link', () => {
  it.each([
    ['http://localhost:4747/', 'http://localhost:4747', { page: 'lobby' }],
    ['http://localhost:4747', 'http://localhost:4747', { page: 'lobby' }],
    ['localhost:4747/about', 'http://localhost:4747', { page: 'about' }],
    ['https://games.example.org/t/K7-PLUM', 'https://games.example.org', { page: 'room', code: 'K7-PLUM' }],
    ['games.example.org/me', 'http://games.example.org', { page: 'me' }],
    ['http://host:1/solitudo?size=8', 'http://host:1', { page: 'setup', game: 'solitudo' }],
    [
      'http://host:1/solitudo/daily/square/2026-11-16',
      'http://host:1',
      { page: 'daily', game: 'solitudo', daily: 'square', day: '2026-11-16' },
    ],
    ['http://host:1/chess', 'http://host:1', { page: 'missing' }],
    [
      'https://example.org/parlour/t/k7%20plum',
      'https://example.org/parlour',
      { page: 'room', code: 'K7-PLUM' },
    ],
  ])('%s', (text, address, route) => {
    expect(parsePageUrl(text)).toMatchObject({ address, route })
  })

  it.each([
    'game.json',
    '-',
    './games/one.json',
    '/tmp/one.json',
    'games/one.json',
    'C:\\games\\one.json',
    '',
  ])('%s is a file', text => {
    expect(parsePageUrl(text)).toBeUndefined()
  })

  it('query and fragment are kept', () => {
    const link = parsePageUrl('http://host:1/replay?x=1#abc_-')!
    expect([link.search.get('x'), link.fragment]).toEqual(['1', 'abc_-'])
  })
})
