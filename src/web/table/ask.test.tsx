// @vitest-environment happy-dom
import { act, render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { type Key, MEANINGS, type Meaning } from '#kernel/keys.ts'
import { faces } from '../faces.ts'
import type { ParlourGame } from '../parlour.ts'
import { hush, LiveRegions } from '../shell/live.tsx'
import { askWords } from '../words.ts'
import { answerKey } from './ask.ts'
import type { Play } from './use-play.ts'

const CELL = { row: 0, column: 0 }
const parlour = {
  words: { cell: () => 'open, a1', status: () => 'It stands so.' },
  face: { around: () => [CELL], lastCell: () => undefined },
} as unknown as ParlourGame
const SAID: Readonly<Record<string, Meaning>> = {
  'open, a1': 'this',
  [askWords.around('open, a1')]: 'around',
  [askWords.nothingYet]: 'last',
  'It stands so.': 'standing',
}

/** What a key brought about at a table: something done, or something said. */
function done(key: string): Meaning | undefined {
  const deeds: Meaning[] = []
  const deed = (meaning: Meaning) => () => void deeds.push(meaning)
  const play = {
    snapshot: { view: {} },
    people: [],
    undo: deed('undo'),
    redo: deed('redo'),
    hint: deed('hint'),
  }
  const desk = { openHelp: deed('help'), typeMove: deed('entry') }
  const { container, unmount } = render(<LiveRegions />)
  act(hush)
  let isOfUse = false
  act(() => {
    isOfUse = answerKey(key, CELL, play as unknown as Play, parlour, desk)
  })
  const meaning = deeds[0] ?? SAID[container.querySelector('p')?.textContent ?? '']
  unmount()
  return isOfUse ? meaning : undefined
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
