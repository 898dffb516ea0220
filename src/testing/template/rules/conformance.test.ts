import { conforms } from '#testing/conformance/conforms.ts'
import { game, words } from '../entry.ts'

conforms({
  game,
  words,
  setups: [{ pebbles: 5 }, { pebbles: 30 }],
  moves: view => Array.from({ length: view.most }, (_, index) => ({ take: index + 1 })),
  doubtful: [{ take: 3 }, { take: 4 }],
  nonsense: ['', 'two', '0', '12', '-1', '1.5'],
  disguise: 'nothing is hidden',
  longest: 30,
})
