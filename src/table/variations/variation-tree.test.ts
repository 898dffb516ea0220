import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { act, openTable } from '../act.ts'
import type { Table } from '../table.ts'
import { readVariations, type StoredVariations } from '../variation-format.ts'
import { openVariations, storeVariations } from './stored-variations.ts'
import { VariationPositions } from './variation-positions.ts'
import {
  addMove,
  annotate,
  branchesAt,
  canRemove,
  hasVariations,
  isSamePath,
  isWithin,
  lineThrough,
  nodeAt,
  type Path,
  playedPath,
  promote,
  putBackBranch,
  removeBranch,
  treeOfGame,
  type VariationNode,
  type VariationTree,
} from './variation-tree.ts'

const TABLE = play(openTable(odds, defaultParams(odds.options), 'a seed', 0), '0 2', '1 3', '1 1', '0 4')

function play(table: Table, ...moves: readonly string[]): Table {
  return moves.reduce((current, move) => {
    const [seat, text] = move.split(' ') as [string, string]
    const next = act(current, { do: 'move', seat: Number(seat), text }, 1)
    if (!next.ok) throw new Error(`${move} is refused`)
    return next.value
  }, table)
}

function path(...moves: readonly string[]): Path {
  return moves.map(move => ({ seat: Number(move[0]), text: move.slice(2) }))
}

/** Every path of a tree, in the order of its branches. */
function allPaths({ next }: VariationTree, before: Path = []): readonly Path[] {
  return [before, ...next.flatMap(node => allPaths(node, [...before, { seat: node.seat, text: node.text }]))]
}

const written = (paths: readonly Path[]) =>
  paths.map(one => one.map(({ seat, text }) => `${seat} ${text}`).join(', '))

/** Trees that grow from a game by random legal moves, promotions and annotations. */
const trees = fc
  .array(
    fc.record({
      where: fc.nat(),
      fingers: fc.integer({ min: 0, max: 5 }),
      promoted: fc.boolean(),
      mark: fc.boolean(),
    }),
    {
      maxLength: 25,
    },
  )
  .map(tries => {
    const positions = new VariationPositions(TABLE)
    return tries.reduce((tree, { where, fingers, promoted, mark }) => {
      const paths = allPaths(tree)
      const from = paths[where % paths.length]!
      const move = positions.read(from, String(fingers))
      if (!move.ok) return tree
      const to = [...from, move.value]
      const grown = addMove(tree, from, move.value)
      const marked = mark ? annotate(grown, to, { mark: 'dubious', comment: `Try ${fingers}.` }) : grown
      return promoted ? promote(marked, to) : marked
    }, treeOfGame(TABLE.turns))
  })

describe('a tree of variations', () => {
  it('begins with the game as it was played', () => {
    const tree = treeOfGame(TABLE.turns)
    expect(written([playedPath(tree)])).toEqual(['0 2, 1 3, 1 1, 0 4'])
    expect(lineThrough(tree, [])).toEqual(playedPath(tree))
    expect(hasVariations(tree)).toBe(false)
  })

  it('branches where another move is tried, and not where the same is', () => {
    const tree = treeOfGame(TABLE.turns)
    const branched = addMove(tree, path('0 2'), { seat: 1, text: '5' })
    expect(branchesAt(branched, path('0 2', '1 5')).map(({ text }) => text)).toEqual(['3', '5'])
    expect(addMove(branched, path('0 2'), { seat: 1, text: '3' })).toBe(branched)
    expect(hasVariations(branched)).toBe(true)
  })

  it('promotes a branch to the main line and leaves the game as it was played', () => {
    const tree = addMove(treeOfGame(TABLE.turns), path('0 2'), { seat: 1, text: '5' })
    const promoted = promote(tree, path('0 2', '1 5'))
    expect(written([lineThrough(promoted, [])])).toEqual(['0 2, 1 5'])
    expect(playedPath(promoted)).toEqual(playedPath(tree))
  })

  it('deletes no move of the game', () => {
    const tree = treeOfGame(TABLE.turns)
    expect(canRemove(tree, path('0 2'))).toBe(false)
    expect(removeBranch(tree, path('0 2'))).toBe(tree)
    expect(canRemove(tree, [])).toBe(false)
    expect(canRemove(tree, path('1 1'))).toBe(false)
  })

  it('keeps one mark and one comment for each position, without control characters', () => {
    const at = path('0 2')
    const tree = annotate(treeOfGame(TABLE.turns), at, {
      mark: 'blunder',
      comment: ' Too\u001b[31m\r\nfew \u202e',
    })
    expect(nodeAt(tree, at)).toMatchObject({ mark: 'blunder', comment: 'Too[31m\nfew' })
    expect(nodeAt(annotate(tree, at, { mark: 'good' }), at)).not.toHaveProperty('comment')
    expect(annotate(tree, [], { mark: 'good', comment: 'A game.' })).toMatchObject({ comment: 'A game.' })
    expect(annotate(tree, [], { mark: 'good' })).not.toHaveProperty('mark')
  })

  it('has a legal position at the end of every path', () => {
    fc.assert(
      fc.property(trees, tree => {
        const positions = new VariationPositions(TABLE)
        for (const one of allPaths(tree)) expect(positions.at(one).ok).toBe(true)
      }),
    )
  })

  it('loses and changes no path by a promotion', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (tree, choice) => {
        const paths = allPaths(tree)
        const chosen = paths[choice % paths.length]!
        const promoted = promote(tree, chosen)
        expect(written(allPaths(promoted)).toSorted()).toEqual(written(paths).toSorted())
        expect(isWithin(lineThrough(promoted, []), chosen)).toBe(true)
        expect(playedPath(promoted)).toEqual(playedPath(tree))
        for (const one of paths) {
          const [{ next: _, ...before }, { next: __, ...after }] = [
            nodeAt(tree, one)!,
            nodeAt(promoted, one)!,
          ]
          expect(after).toEqual(before)
        }
      }),
    )
  })

  it('loses only the paths through a branch that is deleted, and an undo puts them back', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (tree, choice) => {
        const paths = allPaths(tree)
        const chosen = paths[choice % paths.length]!
        const removed = removeBranch(tree, chosen)
        const isKept = (one: Path) => !canRemove(tree, chosen) || !isWithin(one, chosen)
        expect(written(allPaths(removed))).toEqual(written(paths.filter(isKept)))
        if (!canRemove(tree, chosen)) return
        const branch = nodeAt(tree, chosen) as VariationNode
        const place = branchesAt(tree, chosen).indexOf(branch)
        expect(putBackBranch(removed, chosen, { branch, place })).toEqual(tree)
      }),
    )
  })
})

describe('stored variations', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (tree, choice) => {
        const paths = allPaths(tree)
        const shown = paths[choice % paths.length]!
        const stored = JSON.parse(JSON.stringify(storeVariations(tree, shown)))
        const read = readVariations(stored)
        expect(read).toEqual({ ok: true, value: stored })
        expect(openVariations(TABLE, stored)).toEqual({ ok: true, value: { tree, shown } })
      }),
    )
  })

  it('hold only what was added to the game', () => {
    const tree = annotate(
      addMove(treeOfGame(TABLE.turns), path('0 2'), { seat: 1, text: '5' }),
      path('0 2'),
      {
        mark: 'good',
      },
    )
    expect(storeVariations(tree)).toEqual({
      version: 1,
      moves: [{ after: 1, seat: 1, text: '5' }],
      notes: [{ at: 1, mark: 'good' }],
    })
  })

  it('of a later version are left out, so that the game itself can still be read', () => {
    expect(readVariations({ version: 2, branches: [] })).toEqual({ ok: true, value: undefined })
  })

  const VALID: StoredVariations = { version: 1, moves: [{ after: 1, seat: 1, text: '5' }], notes: [] }

  it.each<[string, unknown]>([
    ['no object', 'moves'],
    ['no version', { moves: [], notes: [] }],
    ['an unknown mark', { ...VALID, notes: [{ at: 1, mark: 'brilliant' }] }],
    ['a comment that is no text', { ...VALID, notes: [{ at: 1, comment: 7 }] }],
    ['a move without a text', { ...VALID, moves: [{ after: 0, seat: 0 }] }],
    ['a move after no position', { ...VALID, moves: [{ after: -1, seat: 0, text: '2' }] }],
    ['a position that is no number', { ...VALID, at: 'end' }],
    ['too many moves', { ...VALID, moves: Array.from({ length: 5001 }, () => VALID.moves[0]) }],
  ])('with %s are damaged', (_, value) => {
    expect(readVariations(value)).toMatchObject({ ok: false, rejection: { code: 'damaged-record' } })
  })

  it.each<[string, Partial<StoredVariations>]>([
    ['an illegal move', { moves: [{ after: 1, seat: 1, text: '6' }] }],
    ['a move of the wrong player', { moves: [{ after: 1, seat: 0, text: '1' }] }],
    ['a move after a later one', { moves: [{ after: 5, seat: 1, text: '5' }] }],
    ['the same move twice', { moves: [VALID.moves[0]!, VALID.moves[0]!] }],
    ['a move of the game', { moves: [{ after: 1, seat: 1, text: '3' }] }],
    ['a note on no position', { notes: [{ at: 5, mark: 'good' }] }],
    ['no position to show', { at: 6 }],
  ])('with %s are not opened', (_, part) => {
    expect(openVariations(TABLE, { ...VALID, ...part }).ok).toBe(false)
  })
})

it('tells paths apart by who moves and what is played', () => {
  expect(isSamePath(path('0 2'), path('1 2'))).toBe(false)
  expect(isSamePath(path('0 2', '1 3'), path('0 2'))).toBe(false)
  expect(isSamePath(path('0 2'), path('0 2'))).toBe(true)
})
