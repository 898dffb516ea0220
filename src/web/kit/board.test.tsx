// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { Board, type BoardProps } from './board.tsx'

afterEach(cleanup)

function show(props: Partial<BoardProps> = {}) {
  const rows = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => {
      const cell = { row, column }
      return { cell, name: `open, ${writeCell(cell)}`, look: '' }
    }),
  )
  render(<Board label="Trial board" rows={rows} {...props} />)
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
    const ask = vi.fn(() => true)
    show({ ask })
    fireEvent.keyDown(cell('b2'), { key: 'n' })
    expect(ask).toHaveBeenCalledWith('n', { row: 1, column: 1 })
  })

  it('asks for a second touch where a finger may slip', () => {
    const choose = vi.fn()
    const touched = vi.fn()
    show({ choose, touched, confirming: 'always' })
    const touch = () =>
      fireEvent(cell('b2'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
    touch()
    expect(choose).not.toHaveBeenCalled()
    expect(touched).toHaveBeenCalledOnce()
    touch()
    expect(choose).toHaveBeenCalledOnce()
  })
})
