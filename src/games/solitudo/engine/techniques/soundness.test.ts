import { describe, expect, it } from 'vitest'
import { type Topology, topologyOf } from '../../rules/topology.ts'
import { hexagon, rectangle } from '../../testing/boards.ts'
import { everyShading } from '../../testing/every-solution.ts'
import { everyWindow, type Refutation, refute, shadingsFitting } from '../../testing/soundness.ts'
import { conclusionsFor, type SettledMark, type Technique } from './technique.ts'
import { TECHNIQUES } from './techniques.ts'

const block = (rows: number, cols: number) =>
  Array.from({ length: rows * cols }, (_, index) => [Math.floor(index / cols), index % cols] as const)

/** Boards with the windows in which patterns of equal numbers are tried. */
const WINDOWS: readonly {
  name: string
  board: Topology
  windows: (readonly (readonly [number, number])[])[]
}[] = [
  {
    name: '4x5',
    board: topologyOf(rectangle(4, 5)),
    windows: [block(2, 3), block(3, 2), block(4, 1)],
  },
  { name: '4x6', board: topologyOf(rectangle(4, 6)), windows: [block(1, 6)] },
  {
    name: '4x5 with holes',
    board: topologyOf(
      rectangle(4, 5, [
        [0, 2],
        [2, 1],
      ]),
    ),
    windows: [block(2, 2), block(2, 3), block(3, 2), [0, 1, 3, 4].map(column => [0, column] as const)],
  },
  { name: '2x3', board: topologyOf(rectangle(2, 3)), windows: [block(2, 3)] },
  { name: '3x3', board: topologyOf(rectangle(3, 3)), windows: [block(2, 3), block(3, 2)] },
  {
    name: 'hexagon of side 3',
    board: topologyOf(hexagon(3)),
    windows: [
      block(1, 5),
      block(5, 1),
      [0, 1, 2, 3, 4].map(step => [step, -step] as const),
      block(2, 3),
      block(3, 2),
      [
        [0, 0],
        [0, 1],
        [1, -1],
        [1, 0],
        [2, -2],
        [2, -1],
      ],
    ],
  },
  {
    name: 'hexagon with holes',
    board: topologyOf(
      hexagon(3, [
        [1, 2],
        [3, 1],
      ]),
    ),
    windows: [block(1, 4), block(2, 3), block(3, 2), block(2, 2)],
  },
]

const byNumbers = TECHNIQUES.filter(technique => technique.byNumbers)
const byMarks = TECHNIQUES.filter(technique => !technique.byNumbers)

interface Trial {
  refutation: Refutation | undefined
  steps: number
}

/** Every technique in every window; a board on which none of them takes a step is not examined further. */
function tryInWindows(): Map<Technique, Trial> {
  const trials = new Map(byNumbers.map((technique): [Technique, Trial] => [technique, { ...UNTRIED }]))
  for (const { board, windows } of WINDOWS)
    for (const topology of windows.flatMap(window => [...everyWindow(board, window)])) {
      const position = { topology, known: topology.cells.map(() => undefined) }
      const found = byNumbers.map(technique => technique.find(position))
      if (found.every(steps => steps.length === 0)) continue
      const fitting = shadingsFitting(position, shadingsOf(board))
      for (const [index, technique] of byNumbers.entries()) {
        const trial = trials.get(technique)!
        trial.refutation ??= refute(found[index]!, fitting)
        trial.steps += found[index]!.length
      }
    }
  return trials
}

const UNTRIED: Trial = { refutation: undefined, steps: 0 }

const shadingsByBoard = new Map<Topology, number[]>()
function shadingsOf(board: Topology): number[] {
  const known = shadingsByBoard.get(board) ?? everyShading(board)
  shadingsByBoard.set(board, known)
  return known
}

describe('techniques that read only numbers', () => {
  const trials = tryInWindows()
  it.each(byNumbers.map(technique => [technique.code, technique] as const))(
    '[H11] %s contradicts no shading that obeys the rules, wherever its pattern occurs',
    (_, technique) => {
      const { refutation, steps } = trials.get(technique)!
      expect(refutation).toBeUndefined()
      expect(steps).toBeGreaterThan(0)
    },
  )
})

/** Every position of shaded cells that do not touch. */
function* everyMarking(board: Topology): Generator<(SettledMark | undefined)[]> {
  const around = board.neighbours
  for (let shaded = 0; shaded < 1 << board.cells.length; shaded++) {
    const isShaded = (cell: number) => (shaded >> cell) & 1
    if (board.cells.some((_, cell) => isShaded(cell) && around[cell]!.some(isShaded))) continue
    yield board.cells.map((_, cell) => (isShaded(cell) ? 'shaded' : undefined))
  }
}

describe('techniques that read marks', () => {
  const boards = [
    topologyOf(rectangle(3, 4)),
    topologyOf(rectangle(4, 4)),
    topologyOf(rectangle(1, 3)),
    topologyOf(rectangle(2, 2)),
    topologyOf(hexagon(2)),
    topologyOf(
      hexagon(3, [
        [0, 2],
        [1, 2],
        [2, 0],
        [2, 4],
        [3, 1],
        [4, 2],
      ]),
    ),
  ]
  it.each(byMarks.filter(({ code }) => code !== 'repeat-of-kept').map(one => [one.code, one] as const))(
    '[H11] %s holds in every shading that contains the position’s shaded cells',
    (_, technique) => {
      let steps = 0
      for (const board of boards) {
        const shadings = shadingsOf(board)
        for (const known of everyMarking(board)) {
          const position = { topology: board, known }
          const found = technique.find(position)
          if (found.length === 0) continue
          if (refute(found, shadingsFitting(position, shadings)))
            expect.fail(JSON.stringify({ known, found }))
          steps += found.length
        }
      }
      expect(steps).toBeGreaterThan(0)
    },
  )

  it('[H11] repeat-of-kept holds for every kept cell of every pattern', () => {
    const technique = TECHNIQUES.find(({ code }) => code === 'repeat-of-kept')!
    for (const { board, windows } of WINDOWS)
      for (const topology of everyWindow(board, windows.at(-1)!.slice(0, 4)))
        for (const cell of topology.cells.keys()) {
          const known = topology.cells.map((_, other) => (other === cell ? ('kept' as const) : undefined))
          const position = { topology, known }
          const found = technique.find(position)
          if (found.length === 0) continue
          expect(refute(found, shadingsFitting(position, shadingsOf(board)))).toBeUndefined()
        }
  })
})

describe('the check itself', () => {
  const planted = (conclude: Technique['find']): Technique => ({
    code: 'triple-corner',
    byNumbers: true,
    find: conclude,
  })
  const unsound: Readonly<Record<string, Technique>> = {
    'a triple corner with a side as its apex': planted(({ topology: { at, numbers } }) => {
      const [corner, side, inner] = [
        at({ row: 0, column: 0 })!,
        at({ row: 0, column: 1 })!,
        at({ row: 1, column: 1 })!,
      ]
      const fits = numbers[corner] === numbers[side] && numbers[side] === numbers[inner]
      return fits
        ? [
            {
              technique: 'triple-corner',
              from: [corner, side, inner],
              conclusions: conclusionsFor('shaded', [side]),
            },
          ]
        : []
    }),
    'a number that stands alone in its lines is kept': planted(({ topology }) =>
      topology.numbers
        .map((number, cell) => ({ number, cell }))
        .filter(({ number }) => topology.numbers.filter(other => other === number).length === 1)
        .map(({ cell }) => ({
          technique: 'triple-corner',
          from: [cell],
          conclusions: conclusionsFor('kept', [cell]),
        })),
    ),
    'the first of a pair is shaded': planted(({ topology: { lines, numbers } }) =>
      lines
        .filter(([one, other]) => other !== undefined && numbers[one!] === numbers[other])
        .map(([one]) => ({
          technique: 'triple-corner',
          from: [one!],
          conclusions: conclusionsFor('shaded', [one!]),
        })),
    ),
  }
  it.each(Object.entries(unsound))('catches %s', (_, technique) => {
    const board = topologyOf(rectangle(4, 5))
    const shadings = shadingsOf(board)
    const caught = [...everyWindow(board, block(2, 3))].some(topology => {
      const position = { topology, known: topology.cells.map(() => undefined) }
      return refute(technique.find(position), shadingsFitting(position, shadings))
    })
    expect(caught).toBe(true)
  })
})
