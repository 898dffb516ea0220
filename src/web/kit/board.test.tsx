// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { Board, type BoardProps } from './board.tsx'
import { restoreFocus } from './focus.ts'
import { type PaintDragOptions, type Stroke, usePaintDrag } from './paint-drag.ts'

afterEach(cleanup)

const openRows = Array.from({ length: 3 }, (_, row) =>
  Array.from({ length: 4 }, (_, column) => {
    const cell = { row, column }
    return { cell, name: `open, ${writeCell(cell)}`, className: '' }
  }),
)

function show(props: Partial<BoardProps> = {}) {
  render(<Board label="Trial board" rows={openRows} {...props} />)
}

function PaintedBoard(options: PaintDragOptions) {
  const paintDrag = usePaintDrag(options)
  return <Board label="Trial board" rows={openRows} paintDrag={paintDrag} {...options} />
}

const cell = (name: string) => screen.getByRole('gridcell', { name: `open, ${name}` })

describe('a board', () => {
  it('is a grid with one stop for Tab', () => {
    show()
    expect(screen.getByRole('grid', { name: 'Trial board' })).toBeTruthy()
    const stops = screen.getAllByRole('gridcell').filter(one => one.getAttribute('tabindex') === '0')
    expect(stops).toHaveLength(1)
  })

  it('moves the focus by arrows and chooses by Enter and Space', () => {
    const chosen: string[] = []
    show({ choose: (one: Cell) => chosen.push(writeCell(one)) })
    cell('b2').focus()
    fireEvent.keyDown(cell('b2'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(cell('c2'))
    fireEvent.keyDown(cell('c2'), { key: 'Enter' })
    fireEvent.keyDown(cell('c2'), { key: 'End' })
    fireEvent.keyDown(cell('d2'), { key: ' ' })
    expect(chosen).toEqual(['c2', 'd2'])
  })

  it('hands other keys on with the cell they were pressed on', () => {
    const onKey = vi.fn(() => true)
    show({ onKey })
    fireEvent.keyDown(cell('b2'), { key: 'n' })
    expect(onKey).toHaveBeenCalledWith('n', { row: 1, column: 1 })
  })

  it('is pointed at by a person who moves the focus, not by a page that gives it', () => {
    const onPoint = vi.fn()
    show({ onPoint })
    restoreFocus(cell('b2'))
    expect(document.activeElement).toBe(cell('b2'))
    expect(onPoint).not.toHaveBeenCalled()
    fireEvent.keyDown(cell('b2'), { key: 'ArrowRight' })
    expect(onPoint).toHaveBeenCalledWith({ row: 1, column: 2 })
  })

  it('asks for a second touch where a finger may slip', () => {
    const choose = vi.fn()
    const onFirstTouch = vi.fn()
    show({ choose, onFirstTouch, confirming: 'always' })
    const touch = () =>
      fireEvent(cell('b2'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
    touch()
    expect(choose).not.toHaveBeenCalled()
    expect(onFirstTouch).toHaveBeenCalledOnce()
    touch()
    expect(choose).toHaveBeenCalledOnce()
  })
})

describe('a board of hexagons', () => {
  /** Side 2 with a hole in its middle. */
  const ROWS = [
    [1, 2],
    [0, 2],
    [0, 1],
  ]

  function showHexagon(props: Partial<BoardProps> = {}) {
    const rows = ROWS.map((columns, row) =>
      columns.map(column => ({
        cell: { row, column },
        name: `open, ${writeCell({ row, column })}`,
        className: '',
      })),
    )
    render(<Board label="Trial board" lattice="hexagon" rows={rows} {...props} />)
  }

  it('[H12] places each row half a cell further to the right', () => {
    showHexagon()
    const left = (name: string) => Number(cell(name).style.getPropertyValue('--x'))
    expect([left('b1'), left('c1'), left('a2'), left('c2'), left('a3'), left('b3')]).toEqual([
      0.5, 1.5, 0, 2, 0.5, 1.5,
    ])
  })

  it('[H12] moves the focus over holes, and along the other slant with Shift', () => {
    showHexagon()
    const go = (from: string, key: string, shiftKey = false) => {
      cell(from).focus()
      fireEvent.keyDown(cell(from), { key, shiftKey })
      return document.activeElement?.getAttribute('aria-label')
    }
    expect(go('a2', 'ArrowRight')).toBe('open, c2')
    expect(go('b1', 'ArrowDown')).toBe('open, b3')
    expect(go('c1', 'ArrowDown', true)).toBe('open, a3')
  })

  it('writes numbers where rows begin and letters where columns end', () => {
    showHexagon()
    const written = (kind: string) =>
      [...document.querySelectorAll(`.${kind} span`)].map(one => one.textContent)
    expect(written('numbers')).toEqual(['1', '2', '3'])
    expect(written('letters')).toEqual(['a', 'b', 'c'])
  })
})

describe('painting', () => {
  const painted: string[] = []
  const chosen: string[] = []
  const shown: (string | null)[] = []
  const written = ({ cells, isAlternate }: Stroke) =>
    `${isAlternate ? 'other ' : ''}${cells.map(one => writeCell(one)).join(' ')}`

  function showPainted() {
    for (const list of [painted, chosen, shown]) list.length = 0
    const options: PaintDragOptions = {
      choose: one => chosen.push(writeCell(one)),
      painting: {
        preview: stroke => shown.push(stroke && written(stroke)),
        paint: stroke => painted.push(written(stroke)),
      },
    }
    render(<PaintedBoard {...options} />)
    // Cells of ten by ten, as nothing is laid out here.
    document.elementFromPoint = (x, y) =>
      document.querySelector(`[data-at="${Math.floor(y / 10)},${Math.floor(x / 10)}"]`)
  }

  const pointer = (kind: string, at: string, init: PointerEventInit = {}) => {
    const [row, column] = [Number(at.slice(1)) - 1, at.charCodeAt(0) - 97]
    const position = { clientX: column * 10 + 5, clientY: row * 10 + 5 }
    const event = new PointerEvent(kind, {
      ...{ bubbles: true, isPrimary: true, pointerId: 1, buttons: kind === 'pointerup' ? 0 : 1 },
      ...position,
      ...init,
    })
    fireEvent(document.querySelector(`[data-at="${row},${column}"]`)!, event)
  }
  const click = (at: string) => fireEvent.click(cell(at), { detail: 1 })

  it('[H9] takes the cells of a drag as one stroke, shown as it grows', () => {
    showPainted()
    pointer('pointerdown', 'a1')
    pointer('pointermove', 'c1')
    pointer('pointermove', 'b1')
    expect(shown).toEqual(['a1', 'a1 b1', 'a1 b1 c1'])
    pointer('pointerup', 'b1')
    expect(painted).toEqual(['a1 b1 c1'])
    expect(shown.at(-1)).toBeNull()
    expect(chosen).toEqual([])
  })

  it('[H9] takes a press that stays on its cell as a choice, once', () => {
    showPainted()
    pointer('pointerdown', 'b2')
    pointer('pointerup', 'b2')
    click('b2')
    expect(chosen).toEqual(['b2'])
    expect(painted).toEqual([])
  })

  it('takes the click of a screen reader, which no press announces', () => {
    showPainted()
    pointer('pointerdown', 'b2')
    pointer('pointerup', 'b2')
    fireEvent.click(cell('c3'))
    expect(chosen).toEqual(['b2', 'c3'])
  })

  it('[H9] tells the other button, and opens no menu for it', () => {
    showPainted()
    pointer('pointerdown', 'b2', { button: 2, buttons: 2 })
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 })
    fireEvent(cell('b2'), menu)
    expect(menu.defaultPrevented).toBe(true)
    pointer('pointerup', 'b2', { button: 2 })
    expect(painted).toEqual(['other b2'])
  })

  it('[H9] takes a long press of a finger for the other button', () => {
    vi.useFakeTimers()
    showPainted()
    pointer('pointerdown', 'b2', { pointerType: 'touch' })
    expect(shown).toEqual([])
    vi.advanceTimersByTime(500)
    expect(shown).toEqual(['other b2'])
    pointer('pointerup', 'b2', { pointerType: 'touch' })
    expect(painted).toEqual(['other b2'])
    vi.useRealTimers()
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a second finger', () => pointer('pointerdown', 'c3', { pointerId: 2, isPrimary: false })],
    ['a gesture of the browser', () => pointer('pointercancel', 'b1')],
    ['a button let go elsewhere', () => pointer('pointermove', 'b1', { buttons: 0 })],
  ])('is given up by %s, and then writes nothing', (_, interrupt) => {
    showPainted()
    pointer('pointerdown', 'a1')
    pointer('pointermove', 'b1')
    interrupt()
    expect(shown.at(-1)).toBeNull()
    pointer('pointermove', 'c1')
    pointer('pointerup', 'c1')
    click('a1')
    expect(painted).toEqual([])
    expect(chosen).toEqual([])
  })

  it('writes nothing when a press is let go beside its cell', () => {
    showPainted()
    pointer('pointerdown', 'a1')
    pointer('pointerup', 'b1')
    expect(painted).toEqual([])
    expect(chosen).toEqual([])
  })
})
