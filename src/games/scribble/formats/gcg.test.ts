import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon, type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import { loadedDictionaries } from '../rules/dictionaries.ts'
import { createRules } from '../rules/rules.ts'
import type { Params } from '../rules/types.ts'
import { playRandomGame } from '../testing/random-game.ts'
import { sampleGame, sampleLexicon, sampleParams } from '../testing/sample-game.ts'
import { type GcgGame, readGcg } from './gcg-read.ts'
import { writeGcg } from './gcg-write.ts'

const names = ['Ann', 'Ben Long']
const SAMPLE = `#character-encoding UTF-8
#player1 Ann Ann
#player2 Ben_Long Ben Long
#description Scribble, side runs loose, no premium squares, no blanks
#lexicon ${sampleLexicon.hash}
>Ann: CORNFYO 7F CORN +6 6
>Ben_Long: ACKTHPS H6 T.ACK +11 11
>Ann: FYOVGNA 8G N.VY +12 18
>Ben_Long: HPSQWER -QW +0 11
#rack1 FOGARTY
#rack2 HPSERZT
`
const rulesOf = (lexicon: Lexicon, params: Omit<Params, 'dictionary'>) => ({
  rules: createRules(loadedDictionaries(lexicon)),
  lexicon,
  params,
})
const rules = rulesOf(sampleLexicon, sampleParams(sampleLexicon))

const spanish = withGaddag(
  buildLexicon(
    'CHAL CHAR LLAR CARRO CARO RRA CAL LLARA OCHO ACHA ALA ALLA RA LA'.split(' '),
    alphabetOf('A C CH H L LL O R RR'),
  ),
)
const plain = withGaddag(
  buildLexicon('AT TA EAT TEA ATE TEAS EATS SEAT ET AS SET TEN NET ANT TAN NEAT'.split(' '), english),
)
const worlds = [
  { lexicon: plain, ownReservoir: 'A 1 5\nE 1 5\nT 1 5\nS 2 4\nN 3 4\n' },
  { lexicon: spanish, ownReservoir: 'A 1 9\nC 2 3\nCH 5 4\nL 1 3\nLL 8 4\nO 1 5\nR 1 4\nRR 8 3\nH 4 2\n' },
]

describe('a game as GCG', () => {
  it('[S18] is the sample, with what each held', () => {
    expect(writeGcg({ names, ...sampleGame() })).toBe(SAMPLE)
  })

  it('[S18] is played again by the rules', () => {
    const { moves, finalState } = sampleGame()
    const read = readGcg(SAMPLE, rules)
    expect(read.ok).toBe(true)
    if (!read.ok) return
    expect(read.value.names).toEqual(names)
    expect(read.value.finalState).toMatchObject({
      board: finalState.board,
      bags: finalState.bags,
      scores: [18, 11],
    })
    const turns = moves.filter(({ move }) => move.kind !== 'query')
    expect(read.value.moves.map(({ state }) => state.bags)).toEqual(turns.map(({ state }) => state.bags))
  })

  test('reads back as the same game, in letters of several characters too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...worlds),
        fc.constantFrom('loose' as const, 'strict' as const),
        fc.string(),
        ({ lexicon, ownReservoir }, sideRuns, seed) => {
          const params: Params = {
            ...{ sideRuns, reservoir: 'own', ownReservoir, dictionary: lexicon.hash },
            ...{ bags: 'open', clock: 0 },
          }
          const game = playRandomGame(lexicon, params, seed)
          if (game.moves.every(({ move }) => move.kind === 'query')) return
          const text = writeGcg({ names, ...game })
          // The file's own rule about side runs overrides the chosen one.
          const read = readGcg(text, rulesOf(lexicon, { ...params, sideRuns: 'loose' }))
          if (!read.ok) throw new Error(JSON.stringify(read.rejection))
          const { board, bags, scores, passes, ended } = game.finalState
          expect(read.value.finalState).toMatchObject({ board, bags, scores, passes, ended, sideRuns })
          expect(writeGcg(read.value)).toBe(text)
          const turns = game.moves.filter(({ move }) => move.kind !== 'query')
          expect(told(read.value)).toEqual(
            turns.map(({ state }) => [state.board, state.bags, state.reservoir]),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  function told({ moves }: GcgGame) {
    return moves.map(({ state }) => [state.board, state.bags, state.reservoir])
  }

  it('reads brackets for letters that lie there, and keeps what it does not know out of the way', () => {
    const text = SAMPLE.replace('T.ACK', 'T(R)ACK').replace('#rack1', '#note a fine game\n#rack1')
    expect(readGcg(text, rules).ok).toBe(true)
    expect(readGcg(SAMPLE.replaceAll('\n', '\r\n'), rules).ok).toBe(true)
  })

  it.each([
    ['a blank that is held', 'CORNFYO 7F', 'CORNFY? 7F', 'gcg-blank-held', 6],
    ['a blank that is played', '7F CORN', '7F CORn', 'gcg-blank-played', 6],
    ['a blank that is exchanged', '-QW', '-Q?', 'gcg-blank-held', 9],
    ['an exchange of unknown letters', '-QW', '-2', 'gcg-unknown-exchange', 9],
    ['a play withdrawn', '-QW +0 11', '-- -11 0', 'gcg-withdrawn', 9],
    ['points of a challenge', '-QW +0', '(challenge) +5', 'gcg-challenge', 9],
    ['points for time', '-QW +0', '(time) -10', 'gcg-time', 9],
    ['points for letters in hand', 'HPSQWER -QW +0', '(HPS) +16', 'gcg-rack-points', 9],
    ['points of premium squares', '+11 11', '+24 24', 'gcg-points', 7],
    ['a wrong sum', '+12 18', '+12 19', 'gcg-total', 8],
    ['a word that is none', '7F CORN +6', '7F CORF +6', 'not-a-word', 6],
    ['a letter that is not held', '7F CORN', '7F CORNS', 'letter-missing', 6],
    ['a place beside the board', 'H6', 'H16', 'gcg-place', 7],
    ['a rack of too few letters', 'CORNFYO', 'CORN', 'gcg-rack', 6],
    ['letters that vanish', 'FYOVGNA', 'AYOVGNA', 'gcg-letters-gone', 8],
    ['more of a letter than there are', '#rack1 FOGARTY', '#rack1 FOGAJJJ', 'gcg-letter-lacking', 9],
    ['someone else’s turn', '>Ann: FYO', '>Ben_Long: FYO', 'gcg-turn', 8],
    ['a character that is not a letter', 'CORNFYO 7F', 'CORNFYÖ 7F', 'sign-unknown', 6],
    ['a line that says nothing', '7F CORN +6 6', '7F CORN', 'gcg-unreadable', 6],
  ])('refuses %s, with its line', (_, from, to, code, line) => {
    expect(SAMPLE).toContain(from)
    expect(readGcg(SAMPLE.replace(from, to), rules)).toMatchObject({
      ok: false,
      rejection: { code, details: { line } },
    })
  })

  it.each([
    ['>Ann: CORNFYO - +0 0', 'gcg-players'],
    ['#player1 A A\n#player2 A A\n>A: CORNFYO - +0 0', 'gcg-same-nick'],
    ['#player1 A A\n#player2 B B\n', 'gcg-no-turns'],
  ])('refuses %j', (text, code) => {
    expect(readGcg(text, rules)).toMatchObject({ ok: false, rejection: { code } })
  })

  it('[S11] refuses what comes after the end', () => {
    const passes = [0, 1, 2, 3, 4].map(turn =>
      turn % 2 === 0 ? '>Ann: CORNFYO - +0 0' : '>Ben: ACKTHPS - +0 0',
    )
    const text = ['#player1 Ann Ann', '#player2 Ben Ben', ...passes].join('\n')
    expect(readGcg(text, rules)).toMatchObject({
      rejection: { code: 'gcg-after-the-end', details: { line: 7 } },
    })
  })
})
