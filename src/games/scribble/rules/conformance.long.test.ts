import { english } from '#lexicon/english.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import { describeConformance } from '#testing/conformance/suite.ts'
import { createFinder, type Finder } from '../engine/plays/finder.ts'
import { encodeBag, encodeBoard, playToMove, pointsByCode } from '../engine/plays/letter-codes.ts'
import { createPlayList, playAt } from '../engine/plays/play-list.ts'
import { gameWith } from '../testing/game-with.ts'
import { loadedDictionaries } from './dictionaries.ts'
import type { Move, State, View } from './types.ts'

const lexicon = withGaddag(
  buildLexicon('AT TA EAT TEA ATE TEAS EATS SEAT ET AS SET TEN NET ANT TAN NEAT'.split(' '), english),
)
const ownReservoir = 'A 1 5\nE 1 5\nT 1 5\nS 2 4\nN 3 4\n'

const points = pointsByCode([], english)
const list = createPlayList()
const finders = { strict: finder(true), loose: finder(false) }

describeConformance({
  // Interrupts long searches early, as a worker can.
  game: gameWith(loadedDictionaries(lexicon), ({ done }) => done < 8),
  params: [
    { reservoir: 'own', ownReservoir, sideRuns: 'strict' },
    { reservoir: 'own', ownReservoir, bags: 'open', clock: 60 },
    { reservoir: 'half', bags: 'open', sideRuns: 'strict' },
  ],
  legalMoves: someMoves,
  possiblyIllegalMoves: [
    { kind: 'place', cell: { row: 7, column: 7 }, direction: 'across', word: 'TEA' },
    { kind: 'place', cell: { row: 7, column: 7 }, direction: 'down', word: 'T.A' },
    { kind: 'place', cell: { row: 7, column: 13 }, direction: 'across', word: 'TEA' },
    { kind: 'place', cell: { row: 3, column: 2 }, direction: 'across', word: 'Ä' },
    { kind: 'place', cell: { row: 0, column: 0 }, direction: 'across', word: 'NEAT' },
    { kind: 'place', cell: { row: 99, column: 0 }, direction: 'across', word: 'TSS' },
    { kind: 'exchange', letters: 'TTTT' },
    { kind: 'exchange', letters: 'É' },
    { kind: 'query', pattern: 'T', page: 1 },
    { kind: 'query', pattern: 'T?', page: 1 },
    { kind: 'query', pattern: '..', page: 1 },
  ],
  invalidNotations: [
    '',
    'h8',
    'h8 across',
    'across h8 TEA',
    'exchange',
    'pass on',
    'query',
    'query T. x',
    'h8 up TEA',
    '🙂',
  ],
  isCaseSensitive: true,
  randomizeHidden: (state, viewer, random): State => {
    if (state.ended || state.bagsAre === 'open') return state
    const hidden = state.bags.flatMap((bag, seat) => (seat === viewer ? [] : bag))
    const inside = state.letters.flatMap(({ letter }, index) =>
      Array<string>(state.reservoir[index]!).fill(letter),
    )
    const pool = random.shuffled([...hidden, ...inside])
    const bags = state.bags.map((bag, seat) => (seat === viewer ? bag : pool.splice(0, bag.length)))
    const reservoir = state.letters.map(({ letter }) => pool.filter(one => one === letter).length)
    const isAsker = viewer === (state.round - 1) % 2
    return { ...state, bags, reservoir, answer: isAsker ? state.answer : null }
  },
  // Games can be long, but each word takes letters from the reservoir.
  ends: 'not by chance',
  maxMoves: 12,
})

function finder(strict: boolean): Finder {
  return createFinder({ lexicon, points, strict })
}

/** All plays that the finder finds, exchanges, a pass, and queries that are counted. */
function someMoves(view: View): readonly Move[] {
  if (view.viewer === 'spectator') return []
  const bag = view.bags[view.viewer]!
  const finder = finders[view.sideRuns]
  finder.load(encodeBoard(view.board, english))
  finder.findAll(encodeBag(bag, english), list)
  const step = Math.ceil(list.count / 8)
  const places = Array.from({ length: Math.min(8, list.count) }, (_, index) =>
    playToMove(playAt(list, (index * step) % list.count), finder, english),
  )
  const pattern = `T${'.'.repeat(view.queriesLeft)}`
  const queries: Move[] = view.queriesLeft > 0 ? [{ kind: 'query', pattern, page: 1 }] : []
  return [
    ...new Map(places.map(move => [JSON.stringify(move), move])).values(),
    ...queries,
    { kind: 'exchange', letters: bag.slice(0, 2).join('') },
    { kind: 'exchange', letters: bag.slice(4).join('') },
    { kind: 'pass' },
  ]
}
