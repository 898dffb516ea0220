// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { type Key, MEANINGS, type Meaning } from '#kernel/keys.ts'
import { faces } from '../faces.ts'
import type { ParlourGame } from '../parlour.ts'
import { announce } from '../shell/live.tsx'
import { answerKey } from './ask.ts'
import type { Play } from './use-play.ts'

vi.mock('../shell/live.tsx', () => ({ announce: vi.fn() }))

const CELL = { row: 0, column: 0 }
const parlour = {
  words: { cell: ({ row }: typeof CELL) => `row ${row}`, status: () => 'It stands so.' },
  face: { around: () => [], lastCell: () => undefined },
} as unknown as ParlourGame

/** What a key brought about at a table. */
function done(key: string): Meaning | undefined {
  const acts: Meaning[] = []
  const act = (meaning: Meaning) => () => void acts.push(meaning)
  const play = { snapshot: { view: {} }, people: [], undo: act('undo'), redo: act('redo'), hint: act('hint') }
  const desk = { openHelp: act('help'), typeMove: act('entry') }
  vi.mocked(announce).mockImplementation(said => {
    if (said === 'It stands so.') acts.push('standing')
    else if (said.startsWith('Around')) acts.push('around')
    else if (said.startsWith('No move')) acts.push('last')
    else acts.push('this')
  })
  return answerKey(key, CELL, play as unknown as Play, parlour, desk) ? acts[0] : undefined
}

const HERE: readonly Meaning[] = [
  'help',
  'undo',
  'redo',
  'hint',
  'entry',
  'this',
  'around',
  'last',
  'standing',
]

test('signs on any board do what the key map says, and no others do anything', () => {
  const signs = (Object.keys(MEANINGS) as Key[]).filter(key => key.length === 1)
  for (const key of signs) expect([key, done(key)]).toEqual([key, HERE.find(one => one === MEANINGS[key])])
})

test.each(Object.keys(faces))(
  'the board of %s has signs of the map alone, and none that these have',
  async id => {
    const keys = (await (await faces[id]!()).face.loadKeys?.()) ?? []
    const signs = keys.filter(([key, does]) => does !== '' && !/\p{L}/u.test(key)).map(([key]) => key)
    for (const key of signs) {
      expect(MEANINGS).toHaveProperty([key])
      expect(HERE).not.toContain(MEANINGS[key as Key])
    }
  },
)
