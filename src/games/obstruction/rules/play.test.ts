import { describe, expect, test } from 'vitest'
import { readCell, writeCell } from '#kernel/grid.ts'
import { defaultParams } from '#kernel/options.ts'
import { randomFor } from '#kernel/random.ts'
import { act, openTable } from '#table/act.ts'
import { stateOf, type Table, viewFor } from '#table/table.ts'
import { openCells } from './board.ts'
import { rules } from './rules.ts'
import type { Event, ObstructionTypes, Params, Placing, State, View } from './types.ts'

type ObstructionTable = Table<ObstructionTypes>

const START = 0
const defaults = defaultParams<Params>(rules.options)

function opened(chosen: Partial<Params> = {}, seed = 'a seed'): ObstructionTable {
  return openTable(rules, { ...defaults, starter: 'first', rows: 5, cols: 5, ...chosen }, seed, START)
}

/** Marks cells in turn, starting with the seat to move. */
function playCells(table: ObstructionTable, cells: string): ObstructionTable {
  return cells.split(' ').reduce((now, text) => {
    const next = act(now, { do: 'move', seat: rules.toAct(stateOf(now))[0]!, text }, START)
    if (!next.ok) throw new Error(`${text} is refused: ${next.rejection.code}`)
    return next.value
  }, table)
}

function board(table: ObstructionTable): string {
  const view = viewFor(table, 'spectator')
  return view.phase === 'placing' ? view.board.join('\n') : ''
}

function placing(table: ObstructionTable): Placing {
  return stateOf(table) as Placing
}

function refusal(table: ObstructionTable, text: string, seat = rules.toAct(stateOf(table))[0] ?? 0) {
  const next = act(table, { do: 'move', seat, text }, START)
  return next.ok ? undefined : next.rejection
}

describe('sizes', () => {
  test('[O1] rows and columns are each 5 to 10, independently', () => {
    for (const text of ['5x5', '5x10', '10x5', '7x8'])
      expect(refusal(opened({ size: 'proposed' }), text)).toBeUndefined()
    for (const text of ['4x5', '5x11', '99x99'])
      expect(refusal(opened({ size: 'proposed' }), text)).toMatchObject({
        code: 'size-out-of-range',
        details: { min: 5, max: 10 },
      })
    expect(rules.options.rows).toMatchObject({ min: 5, max: 10 })
  })

  test('[O2] a proposal is secret until both players have made one', () => {
    const table = act(opened({ size: 'proposed' }), { do: 'move', seat: 1, text: '7x8' }, START)
    if (!table.ok) throw new Error('A proposal must be accepted')
    expect(viewFor(table.value, 0)).toMatchObject({ own: null, proposed: [false, true] })
    expect(viewFor(table.value, 1)).toMatchObject({ own: { rows: 7, cols: 8 } })
    expect(JSON.stringify([viewFor(table.value, 0), table.value.turns[0]!.events])).not.toMatch(/[78]/)
  })

  test('[O2] equal proposals are accepted; one of two different proposals is drawn, each equally often, and they are never mixed', () => {
    const draws = new Map<string, number>()
    for (let seed = 0; seed < 400; seed++) {
      const table = bothPropose('5x6', '7x8', String(seed))
      const { rows, cols } = placing(table)
      draws.set(`${rows}x${cols}`, (draws.get(`${rows}x${cols}`) ?? 0) + 1)
    }
    expect([...draws.keys()].sort()).toEqual(['5x6', '7x8'])
    // 400 fair draws deviate by more than 4.4 standard deviations (44) about once in 100,000.
    expect(Math.abs(draws.get('5x6')! - 200)).toBeLessThan(44)
    expect(stateOf(bothPropose('9x6', '9x6', 's'))).toMatchObject({ rows: 9, cols: 6 })
  })

  test('[O3] the starter is drawn independently of the size and plays X', () => {
    const counts = { '5x60': 0, '5x61': 0, '7x80': 0, '7x81': 0 } as Record<string, number>
    for (let seed = 0; seed < 400; seed++) {
      const { rows, cols, starter } = stateOf(bothPropose('5x6', '7x8', String(seed))) as State & {
        phase: 'placing'
      }
      counts[`${rows}x${cols}${starter}`]!++
    }
    for (const count of Object.values(counts)) expect(Math.abs(count - 100)).toBeLessThan(40)
    const view = viewFor(opened({ starter: 'second' }), 'spectator') as View & { phase: 'placing' }
    expect([view.marks, view.toMove]).toEqual([['O', 'X'], 1])
  })

  function bothPropose(first: string, second: string, seed: string): ObstructionTable {
    return playCells(opened({ size: 'proposed', starter: 'drawn' }, seed), `${first} ${second}`)
  }
})

describe('marks', () => {
  test('[O4] a mark blocks the empty cells around it for both players', () => {
    expect(board(playCells(opened(), 'b2 e5'))).toBe(['###..', '#X#..', '###..', '...##', '...#O'].join('\n'))
  })

  test('[O4] in a corner it blocks three, and never changes a mark', () => {
    const table = playCells(opened(), 'a1 c2')
    expect(board(table)).toBe(['X###.', '##O#.', '.###.', '.....', '.....'].join('\n'))
  })

  test('[O4] each mark reports how many cells are still open', () => {
    let table = opened()
    for (
      let open = openCells(placing(table).board);
      open.length > 0;
      open = openCells(placing(table).board)
    ) {
      expect(placing(table).open).toBe(open.length)
      table = playCells(table, writeCell(open[Math.floor(open.length / 2)]!))
      const event = table.turns.at(-1)!.events[0] as Event & { kind: 'marked' }
      expect(event.open).toBe(openCells(placing(table).board).length)
    }
    expect(placing(table).open).toBe(0)
  })

  test('[O5] a blocked cell is refused, and the reason points at the mark beside it', () => {
    expect(refusal(playCells(opened(), 'b2'), 'c3')).toEqual({
      code: 'cell-blocked',
      details: { cell: 'c3' },
      cells: [readCell('c3'), readCell('b2')],
    })
  })

  test('[O5] a marked cell and one outside the board are refused, each with its reason', () => {
    const table = playCells(opened(), 'b2')
    expect(refusal(table, 'b2')).toMatchObject({ code: 'cell-marked', details: { mark: 'X' } })
    expect(refusal(table, 'f1')).toMatchObject({ code: 'off-the-board', details: { rows: 5, cols: 5 } })
    expect(refusal(table, '7x8')).toMatchObject({ code: 'size-is-settled' })
    expect(refusal(opened({ size: 'proposed' }), 'c3')).toMatchObject({ code: 'propose-first' })
  })

  test('[O5] a refused cell is not a move: the clock keeps running and nothing is recorded', () => {
    const table = opened({ clock: true })
    expect(act(table, { do: 'move', seat: 0, text: 'z9' }, 30_000).ok).toBe(false)
    expect(act(table, { do: 'expire' }, 60_000)).toMatchObject({
      value: { ending: { by: 'timeout', loser: 0 } },
    })
  })
})

describe('the end', () => {
  test('[O6] the player who makes the last mark wins', () => {
    const table = playCells(opened(), 'c3 a1 e5 a5 e1 c1 c5 a3 e3')
    expect(table.ending).toEqual({ by: 'rules', outcome: { winners: [0], reason: 'blocked' } })
    expect(board(table)).toBe(['O#O#X', '#####', 'O#X#X', '#####', 'O#X#X'].join('\n'))
  })

  test('[O7] under the clock, a move and a proposal have 60 seconds each', () => {
    expect(rules.timing({ ...defaults, clock: true })).toEqual({
      kind: 'per-move',
      ms: 60_000,
      onExpiry: 'forfeit',
    })
    const timed = opened({ size: 'proposed', clock: true })
    expect(act(timed, { do: 'expire' }, 60_000)).toMatchObject({ value: { ending: { by: 'abort' } } })
    const one = act(timed, { do: 'move', seat: 1, text: '7x8' }, 59_999)
    expect(one.ok && act(one.value, { do: 'expire' }, 60_000)).toMatchObject({
      value: { ending: { by: 'timeout', loser: 0 } },
    })
  })

  test('the draws of an agreed board depend on its seed alone and never change', () => {
    const starters = Array.from({ length: 12 }, (_, seed) => {
      const { state } = rules.begin(defaults, null, randomFor(String(seed), 0))
      return (state as Placing).starter
    })
    expect(starters.join('')).toBe('001000010010')
  })
})
