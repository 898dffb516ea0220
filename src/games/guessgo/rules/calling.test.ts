import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { viewFor } from '#table/table.ts'
import { wordsLeft } from '../presentation.ts'
import { bruteForceEnding } from '../testing/brute-force.ts'
import { fillGrids, NINE, openTestTable, playMoves, refusal, stateAt } from '../testing/test-table.ts'
import { rules } from './rules.ts'
import type { Ended, Params, State } from './types.ts'

const ready = (chosen: Partial<Params> = {}) => fillGrids(openTestTable(chosen), NINE, NINE)

describe('calls', () => {
  test('[G1] the caller learns hit or miss only', () => {
    const list = `${NINE} jay`.replaceAll(' ', '\n')
    const table = fillGrids(openTestTable({ ownWords: list, pool: 10 }), NINE, NINE)
    const called = playMoves(table, [0, 'cat'], [1, 'jay'])
    expect(viewFor(called, 0).calls).toEqual([[{ word: 'cat', hit: true }], [{ word: 'jay', hit: false }]])
    expect(viewFor(called, 0).grids[1]).toEqual(Array(9).fill(null))
    expect(JSON.stringify(called.turns.at(-2)!.events)).not.toMatch(/row|column/)
  })

  test('[G1] if places are shown, everyone sees the place of a hit and nothing else', () => {
    const called = playMoves(ready({ showHits: true }), [0, 'cat'])
    expect(called.turns.at(-1)!.events[0]).toMatchObject({ hit: true, cell: { row: 0, column: 2 } })
    for (const viewer of [0, 'spectator'] as const)
      expect(viewFor(called, viewer).grids[1]!.filter(word => word !== null)).toEqual(['cat'])
  })

  test('[G2] a call crosses out a word on the opponent’s grid only', () => {
    // These words are the first row of the caller's own grid, but not a line of the opponent's.
    const table = fillGrids(openTestTable(), NINE, 'ant dog gnu bee elk hen ibis cat fox')
    const called = playMoves(table, [0, 'ant'], [1, 'cat'], [0, 'bee'], [1, 'dog'], [0, 'cat'])
    expect(stateAt(called).ended).toBeNull()
  })

  test('[G3] a player may call each word once; both may call the same word', () => {
    const table = playMoves(ready(), [0, 'cat'], [1, 'cat'])
    expect(refusal(table, 0, 'cat')).toMatchObject({ code: 'called-already', details: { word: 'cat' } })
  })

  test('[G3] each word once in the whole game: one that the opponent has called is refused', () => {
    const table = playMoves(ready({ once: true }), [0, 'cat'])
    expect(refusal(table, 1, 'cat')).toMatchObject({ code: 'called-by-opponent', details: { word: 'cat' } })
    expect(wordsLeft(viewFor(table, 1))).toEqual(NINE.split(' ').filter(word => word !== 'cat'))
  })

  test('[G3] each word once in the whole game: it is a draw when no word is left and no line is complete', () => {
    // The first player crosses out ant, cat, dog, hen and ibis, the second bee, elk, fox and gnu: no line is complete.
    const moves = 'ant bee cat elk dog fox hen gnu'
      .split(' ')
      .map((word, turn): [number, string] => [turn % 2, word])
    const almost = playMoves(ready({ once: true }), ...moves)
    expect(almost.ending).toBeUndefined()
    const over = playMoves(almost, [0, 'ibis'])
    expect(over.ending).toEqual({ by: 'rules', outcome: { winners: [], reason: 'no-words' } })
    expect(stateAt(over).ended).toEqual({ by: 'no-words', winner: null, cells: [] })
  })

  test('[G3] each word once in the whole game: the time that runs out calls one that is left', () => {
    const moves = 'ant bee cat elk dog fox hen gnu'
      .split(' ')
      .map((word, turn): [number, string] => [turn % 2, word])
    const almost = playMoves(ready({ once: true }), ...moves)
    expect(rules.autoplay!(stateAt(almost), 0, randomFor('s', 1))).toEqual({ kind: 'call', word: 'ibis' })
  })

  test('[G4] a player who crosses out a row or column of the opponent’s grid wins at once', () => {
    const row = playMoves(ready(), [0, 'dog'], [1, 'ant'], [0, 'fox'], [1, 'ibis'], [0, 'elk'])
    expect(row.ending).toEqual({ by: 'rules', outcome: { winners: [0], reason: 'line' } })
    expect(stateAt(row).ended).toMatchObject({
      cells: [
        { row: 1, column: 0 },
        { row: 1, column: 1 },
        { row: 1, column: 2 },
      ],
    })
    const column = playMoves(ready(), [0, 'dog'], [1, 'bee'], [0, 'fox'], [1, 'hen'], [0, 'ant'], [1, 'elk'])
    expect(column.ending).toMatchObject({ outcome: { winners: [1], reason: 'line' } })
  })

  test('[G4] a diagonal never counts, and a hit gives no extra turn', () => {
    const table = playMoves(ready(), [0, 'ant'], [1, 'bee'], [0, 'elk'], [1, 'dog'], [0, 'ibis'])
    expect(stateAt(table).ended).toBeNull()
    expect(rules.toAct(stateAt(table))).toEqual([1])
    expect(refusal(table, 0, 'cat')).toMatchObject({ code: 'not-your-turn' })
  })

  test('[G5] a word that is not in the pool is refused; the turn stays and nothing changes', () => {
    const table = ready()
    expect(refusal(table, 0, 'cow')).toMatchObject({ code: 'not-in-pool', details: { word: 'cow' } })
    expect(refusal(table, 0, 'place cat a1')).toMatchObject({ code: 'grids-are-settled' })
    expect(rules.toAct(stateAt(table))).toEqual([0])
  })

  test('[G5] words are compared without case or outer spaces', () => {
    for (const typed of ['  CAT ', 'Cat', 'call  cAt'])
      expect(stateAt(playMoves(ready(), [0, typed])).calls[0]).toEqual([{ word: 'cat', hit: true }])
  })

  test('after the end everyone sees both grids', () => {
    const table = playMoves(ready(), [0, 'dog'], [1, 'ant'], [0, 'fox'], [1, 'ibis'], [0, 'elk'])
    expect(viewFor(table, 'spectator').grids).toEqual([NINE.split(' '), NINE.split(' ')])
  })

  test('a move cannot be taken back', () => {
    expect(rules.undo({} as Params)).toBe('never')
  })
})

describe('hitwords', () => {
  const side = 11
  const pool = 121
  const beginGame = (chosen: Partial<Params>): State =>
    rules.begin(
      { ...openTestTable().record.params, ownWords: '', size: side, pool, ...chosen } as Params,
      null,
      randomFor('s', 0),
    ).state

  /** Lets the first player call the words at the places `calls` on a grid that has hitwords at `hitwordPlaces` only. */
  function playCalls(
    chosen: Partial<Params>,
    hitwordPlaces: readonly number[],
    calls: readonly number[],
  ): Ended | null {
    const fresh = beginGame(chosen)
    const { hitwordsOf, pool } = fresh.terms
    const plain = pool.filter(word => !hitwordsOf.includes(word))
    const grid = Array.from({ length: side * side }, (_, place) =>
      hitwordPlaces.includes(place) ? hitwordsOf[hitwordPlaces.indexOf(place)]! : plain[place]!,
    )
    let now: State = { ...fresh, phase: 'calling', starter: 0, ready: [true, true], grids: [grid, grid] }
    for (const [index, place] of calls.entries()) {
      if (now.ended) throw new Error(`The game ended before call ${index + 1}`)
      const step = rules.play(
        { ...now, starter: index % 2 },
        0,
        { kind: 'call', word: grid[place]! },
        randomFor('s', 1),
      )
      if (!step.ok) throw new Error(step.rejection.code)
      now = step.value.state
    }
    return now.ended
  }

  const at = (row: number, column: number) => row * side + column

  test('[G9] cells are beside each other if they share a side, or optionally if they touch at all', () => {
    expect(playCalls({}, [at(5, 5)], [at(5, 6)])).toMatchObject({ by: 'hitword', winner: 1 })
    expect(playCalls({}, [at(5, 5)], [at(4, 5)])).toMatchObject({ by: 'hitword', winner: 1 })
    expect(playCalls({}, [at(5, 5)], [at(4, 4)])).toBeNull()
    expect(playCalls({ adjacent: '8' }, [at(5, 5)], [at(4, 4)])).toMatchObject({ by: 'hitword' })
    // The end of one row is not beside the beginning of the next.
    expect(playCalls({ adjacent: '8' }, [at(5, 10)], [at(6, 0)])).toBeNull()
  })

  test('[G10] a literal hitword always fires, an armed one only after it was crossed out, and with hitwords off none does', () => {
    expect(playCalls({}, [at(5, 5)], [at(5, 5), at(5, 6)])).toMatchObject({ by: 'hitword' })
    expect(playCalls({ hitwords: 'armed' }, [at(5, 5)], [at(5, 6)])).toBeNull()
    expect(playCalls({ hitwords: 'armed' }, [at(5, 5)], [at(5, 5), at(5, 6)])).toMatchObject({
      by: 'hitword',
    })
    // A word that was crossed out before the hitword was armed fires nothing.
    expect(playCalls({ hitwords: 'armed' }, [at(5, 5)], [at(5, 6), at(5, 5)])).toBeNull()
  })

  test('[G10] a miss fires nothing', () => {
    const fresh = beginGame({})
    const { hitwordsOf, pool: all } = fresh.terms
    const plain = all.filter(word => !hitwordsOf.includes(word))
    const grid = [hitwordsOf[0]!, ...plain.slice(1)]
    const now: State = { ...fresh, phase: 'calling', starter: 0, ready: [true, true], grids: [grid, grid] }
    const step = rules.play(now, 0, { kind: 'call', word: plain[0]! }, randomFor('s', 1))
    expect(step).toMatchObject({ ok: true, value: { state: { ended: null } } })
  })

  test('[G11] a hitword that is called is crossed out like any word, and fires a hitword beside it', () => {
    expect(playCalls({}, [at(5, 5)], [at(5, 5)])).toBeNull()
    expect(playCalls({}, [at(5, 5), at(5, 6)], [at(5, 5)])).toMatchObject({
      by: 'hitword',
      hitword: beginGame({}).terms.hitwordsOf[1],
    })
    expect(playCalls({ hitwords: 'armed' }, [at(5, 5), at(5, 6)], [at(5, 5)])).toBeNull()
  })

  test('[G12] if a call completes a line and fires a hitword, the hitword decides', () => {
    const row = Array.from({ length: side }, (_, column) => at(0, column))
    expect(playCalls({}, [at(1, 10)], row)).toMatchObject({ by: 'hitword', winner: 1 })
    expect(playCalls({}, [at(2, 10)], row)).toMatchObject({ by: 'line', winner: 0 })
  })

  test('[G4] [G9] [G10] [G12] every ending is the one found by examining the whole grid', () => {
    const hitwordRules = fc.constantFrom('literal', 'armed', 'off') as fc.Arbitrary<Params['hitwords']>
    const play = fc.record({
      rule: hitwordRules,
      adjacent: fc.constantFrom('4', '8'),
      seed: fc.string(),
      small: fc.boolean(),
    })
    const endings = new Set<string>()
    fc.assert(
      fc.property(play, ({ rule, adjacent, seed, small }) => {
        const size = small ? 4 : 11
        const params = {
          ...openTestTable().record.params,
          ownWords: '',
          size,
          pool: size * size,
          hitwords: rule,
          adjacent,
          starter: 'first',
        }
        const random = randomFor(seed, 0, 'calls')
        let now = rules.begin(params as Params, null, randomFor(seed, 0)).state
        for (const seat of [0, 1]) now = stepped(now, seat, { kind: 'finish' }, seed)
        const { hitwordsOf, pool: words, adjacent: around } = now.terms
        for (const word of random.shuffled(words)) {
          const hits = [...now.calls[0]!, { word, hit: now.grids[1]!.includes(word) }].filter(
            ({ hit }) => hit,
          )
          now = stepped({ ...now, starter: now.calls[0]!.length % 2 }, 0, { kind: 'call', word }, seed)
          const position = {
            size,
            grid: now.grids[1]!,
            hits: hits.map(call => call.word),
            hitwords: hitwordsOf,
          }
          const isHit = hits.at(-1)?.word === word
          const isHitByGrid = isHit
            ? bruteForceEnding({ ...position, rule: now.terms.hitwords, adjacent: around })
            : undefined
          expect(now.ended?.by).toBe(isHitByGrid)
          if (now.ended) break
        }
        endings.add(now.ended!.by)
      }),
      { numRuns: 150 },
    )
    expect([...endings].sort()).toEqual(['hitword', 'line'])
  })

  function stepped(now: State, seat: number, move: Parameters<typeof rules.play>[2], seed: string): State {
    const step = rules.play(now, seat, move, randomFor(seed, seat + 1))
    if (!step.ok) throw new Error(step.rejection.code)
    return step.value.state
  }
})
