import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import firstMoves from '../presentation/first-moves.json' with { type: 'json' }
import type { PositionAnswer } from '../presentation/position-analysis.ts'
import { emptyBoard } from '../rules/board.ts'
import type { Board } from '../rules/types.ts'
import { somePosition } from '../testing/arbitrary.ts'
import { createBruteForce } from '../testing/brute-force.ts'
import { PositionAnalyser } from './analyse-position.ts'
import { positionOf } from './position-evaluator.ts'
import { Distances } from './solver/distance.ts'
import { afterMark } from './solver/position.ts'
import { regionsOf } from './solver/regions.ts'
import type { Position } from './solver/solver.ts'
import { createWasmSolver } from './wasm-solver.ts'

const solver = await createWasmSolver({ tableMegabytes: 8 })
const analyser = new PositionAnalyser(solver)
const nimber = createBruteForce()

function boardOf({ rows, cols, open }: Position): Board {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, column) => (open.includes(row * cols + column) ? '.' : '#')).join(''),
  )
}

function analyse(board: Board, { effort = 1_000_000, counts = true } = {}): PositionAnswer {
  return analyser.answer({ kind: 'position', board, effort, counts }, { report: () => {} })
}

describe('the analysis of a position', () => {
  test('proves won and lost for every open cell, as brute force does', () => {
    fc.assert(
      fc.property(somePosition({ sides: [5, 7], mostOpen: 14 }), position => {
        const { outcome, moves } = analyse(boardOf(position))
        expect(moves).toHaveLength(position.open.length)
        for (const [index, cell] of position.open.entries())
          expect(moves[index]!.outcome).toBe(nimber(afterMark(position, cell)) === 0 ? 'wins' : 'loses')
        expect(outcome).toBe(nimber(position) === 0 ? 'loses' : 'wins')
      }),
    )
  })

  test('counts the marks still to come: an odd number for the winner, an even one for the loser', () => {
    const distances = new Distances(solver)
    fc.assert(
      fc.property(somePosition({ sides: [5, 7], mostOpen: 14 }), position => {
        if (position.open.length === 0) return
        const { outcome, marks, moves } = analyse(boardOf(position))
        expect(marks).toBe(distances.of(position))
        expect(marks! % 2).toBe(outcome === 'wins' ? 1 : 0)
        for (const move of moves) expect(move.marks! % 2).toBe(move.outcome === 'wins' ? 1 : 0)
      }),
    )
  })

  test('gives each region the nimber of brute force, and their sum says who wins', () => {
    fc.assert(
      fc.property(somePosition({ sides: [5, 7], mostOpen: 14 }), position => {
        const { regions, outcome } = analyse(boardOf(position))
        for (const [index, open] of regionsOf(position).entries())
          expect(regions[index]!.nimber).toBe(nimber({ ...position, open }))
        const total = regions.reduce((sum, region) => sum ^ region.nimber!, 0)
        expect(total === 0).toBe(outcome === 'loses')
      }),
    )
  })

  test('says that a move is not proved when the effort is spent', () => {
    const { outcome, moves } = analyse(emptyBoard({ rows: 7, cols: 8 }), { effort: 10, counts: false })
    expect(outcome).toBe('unknown')
    expect(moves.some(move => move.outcome === 'unknown')).toBe(true)
    expect(moves.every(move => move.marks === undefined)).toBe(true)
  })

  test('knows the openings of large boards from their book', () => {
    expect(analyse(emptyBoard({ rows: 10, cols: 10 }), { effort: 10, counts: false })).toMatchObject({
      outcome: 'loses',
    })
  })
})

test('regions are the parts that do not touch, not even at a corner', () => {
  const position = positionOf(['..#..', '..#.#', '###..', '#.#..', '....#'])
  const sizes = regionsOf(position).map(({ length }) => length)
  expect(sizes).toEqual([12, 4])
  expect(regionsOf(positionOf(['.#.', '###', '.#.'])).map(({ length }) => length)).toEqual([1, 1, 1, 1])
})

describe('the map of first moves', () => {
  test('has every board from 5x5 to 10x10, and images of a winning cell win too', () => {
    expect(Object.keys(firstMoves)).toHaveLength(21)
    for (const [board, winning] of Object.entries(firstMoves)) {
      const [rows, cols] = board.split('x').map(Number) as [number, number]
      const turned = winning.map(cell => {
        const column = cell.charCodeAt(0) - 97
        return String.fromCharCode(97 + cols - 1 - column) + (rows + 1 - Number(cell.slice(1)))
      })
      expect(turned.toSorted()).toEqual(winning.toSorted())
    }
  })

  test.each(['5x5', '5x6'] as const)('%s is as brute force finds it', board => {
    const [rows, cols] = board.split('x').map(Number) as [number, number]
    const position = positionOf(emptyBoard({ rows, cols }))
    const winning = position.open
      .filter(cell => nimber(afterMark(position, cell)) === 0)
      .map(cell => String.fromCharCode(97 + (cell % cols)) + (Math.floor(cell / cols) + 1))
    expect(winning.toSorted()).toEqual(firstMoves[board].toSorted())
  })
})
