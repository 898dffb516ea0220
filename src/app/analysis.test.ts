import { describe, expect, it } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { act, openTable } from '#table/act.ts'
import { tableFromImport } from '#table/imported-table.ts'
import type { Table } from '#table/table.ts'
import type { Path } from '#table/variations/variation-tree.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { Analysis } from './analysis.ts'
import { canPlayOn, tableFromPosition } from './play-from-position.ts'
import { variationRows } from './variation-rows.ts'

function play(table: Table, ...moves: readonly (readonly [seat: number, text: string])[]): Table {
  return moves.reduce((current, [seat, text]) => {
    const next = act(current, { do: 'move', seat, text }, 1)
    if (!next.ok) throw new Error(`${text} is refused: ${next.rejection.code}`)
    return next.value
  }, table)
}

function resigned(table: Table): Table {
  const next = act(table, { do: 'resign', seat: 0 }, 2)
  if (!next.ok) throw new Error('Nobody can resign')
  return next.value
}

const texts = (path: Path) => path.map(({ text }) => text)

/** A game of Obstruction on 6 x 6 cells that the first player resigned after four marks. */
async function openObstruction(...given: readonly string[]) {
  const entry = (await loadGame('obstruction'))!
  const params = { size: 'agreed', rows: 6, cols: 6, starter: 'first', clock: false }
  const marks = given.map((text, ply) => [ply % 2, text] as const)
  const table = resigned(play(openTable(entry.rules, params, 'plum', 0), ...marks))
  return { table, analysis: new Analysis({ table, viewer: 'spectator' }) }
}

describe('the analysis board', () => {
  it('lets the player to move see a position that was set up, and says which moves follow in the game', async () => {
    const { table } = await openObstruction('a1')
    const opening = { state: table.opening.state, events: [] }
    const imported = tableFromImport(table.rules, table.record.params, { opening, turns: [] }, 0)
    const analysis = new Analysis({ table: imported, viewer: 'spectator' })
    expect(analysis.snapshot().view).toEqual(table.rules.view(opening.state, 0))
    analysis.tryMove('b2')
    analysis.back()
    expect(analysis.analysedPosition().continuations).toEqual([{ move: 'b2', isPlayed: false }])
    const played = new Analysis({ table, viewer: 'spectator' })
    played.toStart()
    expect(played.analysedPosition().continuations).toEqual([{ move: 'a1', isPlayed: true }])
  })

  it('begins at the end of the game and steps through it', async () => {
    const { analysis } = await openObstruction('a1', 'c3', 'e5', 'a6')
    expect(analysis.snapshot()).toMatchObject({
      ply: 4,
      plies: 4,
      playedPly: 4,
      canTry: true,
      canRemove: false,
    })
    analysis.back()
    expect(analysis.snapshot()).toMatchObject({ ply: 3, plies: 4, playedPly: 3 })
    analysis.toStart()
    analysis.back()
    expect(analysis.snapshot().ply).toBe(0)
    analysis.forward()
    expect(texts(analysis.snapshot().path)).toEqual(['a1'])
    analysis.toEnd()
    analysis.forward()
    expect(analysis.snapshot().ply).toBe(4)
    analysis.toPly(2)
    expect(texts(analysis.snapshot().path)).toEqual(['a1', 'c3'])
  })

  it('shows the position from the side of the player to move, so that a board can take moves', async () => {
    const { analysis } = await openObstruction('a1', 'c3')
    analysis.toPly(1)
    expect(analysis.snapshot().view).toMatchObject({ acting: true, toMove: 1 })
  })

  it('branches with a move that is tried, and follows the game where the same move is tried', async () => {
    const { analysis } = await openObstruction('a1', 'c3', 'e5')
    analysis.toPly(1)
    expect(analysis.tryMove('C3').ok).toBe(true)
    expect(analysis.snapshot()).toMatchObject({ playedPly: 2, plies: 3 })
    expect(analysis.stored()).toBeUndefined()
    analysis.back()
    expect(analysis.tryMove('d4').ok).toBe(true)
    expect(analysis.snapshot()).toMatchObject({ playedPly: undefined, ply: 2, plies: 2, canPromote: true })
    expect(analysis.snapshot().branches.map(texts)).toEqual([
      ['a1', 'c3'],
      ['a1', 'd4'],
    ])
    analysis.switchBranch(1)
    expect(texts(analysis.snapshot().path)).toEqual(['a1', 'c3'])
    analysis.switchBranch(-1)
    expect(texts(analysis.snapshot().path)).toEqual(['a1', 'd4'])
  })

  it('refuses an illegal move and stays where it is', async () => {
    const { analysis } = await openObstruction('a1')
    const refused = analysis.tryMove('b2')
    expect(refused.ok).toBe(false)
    expect(analysis.snapshot()).toMatchObject({ ply: 1, plies: 1 })
  })

  it('goes on after a resignation', async () => {
    const { analysis } = await openObstruction('a1', 'c3')
    expect(analysis.tryMove('f6').ok).toBe(true)
    expect(analysis.snapshot()).toMatchObject({ ply: 3, playedPly: undefined })
  })

  it('takes no moves in a game that is not over, where they would reveal what is hidden', () => {
    const table = play(openTable(odds, { points: 3, clock: false }, 's', 0), [0, '2'])
    const analysis = new Analysis({ table, viewer: 1 })
    expect(analysis.snapshot().canTry).toBe(false)
    expect(analysis.snapshot().view).toEqual(table.rules.view(table.turns[0]!.state, 1))
  })

  it('takes no moves where a variation has ended the game', async () => {
    const { analysis } = await openObstruction()
    while (analysis.snapshot().canTry) {
      const { board } = analysis.snapshot().view as { board: readonly string[] }
      const row = board.findIndex(line => line.includes('.'))
      analysis.tryMove(`${'abcdef'[board[row]!.indexOf('.')]}${row + 1}`)
    }
    expect(analysis.snapshot().position.toAct).toEqual([])
    expect(analysis.tryMove('a1')).toMatchObject({ ok: false, rejection: { code: 'game-over' } })
  })

  it('deletes a variation and puts it back, with its place and its notes', async () => {
    const { analysis } = await openObstruction('a1', 'c3')
    analysis.toPly(1)
    analysis.tryMove('d4')
    analysis.annotate({ mark: 'good' })
    analysis.annotate({ comment: 'Takes the centre.' })
    analysis.tryMove('f6')
    analysis.back()
    const before = analysis.snapshot().tree
    analysis.remove()
    expect(texts(analysis.snapshot().path)).toEqual(['a1'])
    expect(analysis.stored()).toBeUndefined()
    analysis.toStart()
    analysis.undoRemove()
    expect(analysis.snapshot().tree).toEqual(before)
    expect(analysis.snapshot().annotation).toEqual({ mark: 'good', comment: 'Takes the centre.' })
    analysis.undoRemove()
    expect(analysis.snapshot().tree).toEqual(before)
  })

  it('promotes a variation, and the replay of the game stays as it was', async () => {
    const { analysis, table } = await openObstruction('a1', 'c3')
    analysis.toPly(1)
    analysis.tryMove('d4')
    analysis.promote()
    expect(analysis.snapshot().canPromote).toBe(false)
    analysis.toStart()
    analysis.toEnd()
    expect(texts(analysis.snapshot().path)).toEqual(['a1', 'd4'])
    const again = new Analysis({ table, variations: analysis.stored(), viewer: 'spectator' })
    expect(texts(again.snapshot().path)).toEqual(['a1', 'c3'])
    expect(again.snapshot()).toMatchObject({ playedPly: 2, canPromote: true })
  })

  it('opens a link at its position', async () => {
    const { analysis, table } = await openObstruction('a1', 'c3')
    analysis.toPly(1)
    analysis.tryMove('d4')
    const variations = analysis.stored({ withPosition: true })
    const again = new Analysis({ table, variations, viewer: 'spectator' })
    expect(texts(again.snapshot().path)).toEqual(['a1', 'd4'])
    expect(again.stored()).not.toHaveProperty('at')
  })

  it('shows a game whose variations are damaged without them', async () => {
    const { table } = await openObstruction('a1', 'c3')
    const variations = { version: 1, moves: [{ after: 1, seat: 1, text: 'a2' }], notes: [] } as const
    const analysis = new Analysis({ table, variations, viewer: 'spectator' })
    expect(analysis.isDamaged).toBe(true)
    expect(analysis.snapshot()).toMatchObject({ ply: 2, plies: 2 })
  })

  it('skips moves of the game that nobody else saw', () => {
    const entries = [
      [0, 'ask'],
      [0, '2'],
    ] as const
    const begun = openTable(odds, { points: 3, clock: false }, 's', 0)
    const table = resigned(play(begun, ...entries))
    const silent: Table = {
      ...table,
      turns: table.turns.with(0, { ...table.turns[0]!, events: [], keepsTurn: true }),
    }
    const analysis = new Analysis({ table: silent, viewer: 'spectator' })
    expect(analysis.snapshot()).toMatchObject({ ply: 1, plies: 1, playedPly: 1 })
    analysis.back()
    expect(analysis.snapshot()).toMatchObject({ ply: 0, path: [] })
    analysis.forward()
    expect(analysis.snapshot().path).toHaveLength(2)
  })
})

describe('the list of variations', () => {
  it('has each variation after the move that it could replace, and a deeper one after its branch', async () => {
    const { analysis } = await openObstruction('a1', 'c3', 'e5')
    analysis.toPly(1)
    for (const move of ['d4', 'f6', 'a6']) analysis.tryMove(move)
    analysis.back()
    analysis.back()
    analysis.tryMove('f1')
    const rows = variationRows(analysis.snapshot().tree)
    expect(
      rows.map(({ depth, moves }) => `${depth} ${moves.map(({ node }) => node.text).join(' ')}`),
    ).toEqual(['0 a1', '0 c3', '1 d4 f6', '2 f1', '1 a6', '0 e5'])
    expect(texts(rows[4]!.moves[0]!.path)).toEqual(['a1', 'd4', 'f6', 'a6'])
    expect(texts(rows[3]!.moves[0]!.path)).toEqual(['a1', 'd4', 'f1'])
  })
})

describe('playing on from a position', () => {
  it('begins a game of its own with the moves so far, which opens like any other', async () => {
    const { analysis, table } = await openObstruction('a1', 'c3')
    analysis.toPly(1)
    analysis.tryMove('d4')
    const begun = tableFromPosition(table, analysis.snapshot().path, 99)
    if (!begun.ok) throw new Error('The moves are legal')
    const { record } = begun.value.table
    expect(record.entries.map(({ action }) => action)).toEqual([
      { do: 'move', seat: 0, text: 'a1' },
      { do: 'move', seat: 1, text: 'd4' },
    ])
    expect(record.startedAt).toBe(99)
    expect(begun.value.table.ending).toBeUndefined()
    expect(begun.value.origin).toEqual({ startedAt: 0, moves: 2 })
    expect(canPlayOn(table)).toBe(true)
  })
})
