import { describe, expect, it } from 'vitest'
import { readRoute } from './route.ts'

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/settings', { page: 'settings' }],
    ['/obstruction', { page: 'setup', game: 'obstruction' }],
    ['/obstruction/', { page: 'setup', game: 'obstruction' }],
    ['/obstruction/g/abc', { page: 'table', game: 'obstruction', id: 'abc' }],
    ['/obstruction/g/abc/review', { page: 'review', game: 'obstruction', id: 'abc' }],
    ['/solitudo/learn', { page: 'lessons', game: 'solitudo' }],
    ['/obstruction/first', { page: 'first', game: 'obstruction' }],
    ['/solitudo/figures', { page: 'figures', game: 'solitudo' }],
    ['/solitudo/print', { page: 'print', game: 'solitudo' }],
    ['/solitudo/compose', { page: 'compose', game: 'solitudo' }],
    ['/solitudo/position', { page: 'position', game: 'solitudo' }],
    ['/solitudo/daily/square', { page: 'daily', game: 'solitudo', daily: 'square' }],
    [
      '/solitudo/daily/square/2026-11-16',
      { page: 'daily', game: 'solitudo', daily: 'square', day: '2026-11-16' },
    ],
    ['/exercises', { page: 'exercises' }],
    ['/obstruction/exercises', { page: 'exercise-overview', game: 'obstruction' }],
    ['/obstruction/exercises/daily', { page: 'exercise', game: 'obstruction', id: 'daily' }],
    [
      '/obstruction/exercises/win-in/1200/k3f9',
      { page: 'exercise', game: 'obstruction', id: 'win-in/1200/k3f9' },
    ],
    ['/obstruction/map', { page: 'map', game: 'obstruction' }],
    ['/solitudo/daily', { page: 'archive', game: 'solitudo' }],
    ['/solitudo/learn/more', { page: 'missing' }],
    ['/obstruction/g', { page: 'missing' }],
    ['/obstruction/g/abc/else', { page: 'missing' }],
    ['/t/K7-PLUM', { page: 'room', code: 'K7-PLUM' }],
    ['/t/k7%20plum/', { page: 'room', code: 'k7 plum' }],
    ['/t/%', { page: 'room', code: '%' }],
    ['/t', { page: 'missing' }],
    ['/together', { page: 'together' }],
    ['/me', { page: 'me' }],
    ['/players/abc', { page: 'player', id: 'abc' }],
    ['/games/abc', { page: 'game', id: 'abc' }],
    ['/games/abc/else', { page: 'missing' }],
    ['/embed/replay', { page: 'embed', shown: { page: 'replay' } }],
    ['/embed/solitudo', { page: 'embed', shown: { page: 'setup', game: 'solitudo' } }],
    [
      '/embed/solitudo/daily/square',
      { page: 'embed', shown: { page: 'daily', game: 'solitudo', daily: 'square' } },
    ],
    [
      '/embed/obstruction/exercises/daily',
      { page: 'embed', shown: { page: 'exercise', game: 'obstruction', id: 'daily' } },
    ],
    [
      '/embed/obstruction/exercises/win-in/1200/k3f9',
      { page: 'embed', shown: { page: 'exercise', game: 'obstruction', id: 'win-in/1200/k3f9' } },
    ],
    ['/embed/obstruction/exercises/mistakes', { page: 'missing' }],
    ['/embed/obstruction/exercises', { page: 'missing' }],
    ['/embed', { page: 'missing' }],
    ['/embed/settings', { page: 'missing' }],
    ['/embed/embed/replay', { page: 'missing' }],
    ['/chess', { page: 'missing' }],
    ['/settings/more', { page: 'missing' }],
  ])('%s is parsed', (path, route) => {
    expect(readRoute(path, ['obstruction', 'solitudo'])).toEqual(route)
  })
})
