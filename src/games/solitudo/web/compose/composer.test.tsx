// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ComposerProps } from '#web/kit/composer.ts'
import { sampleDeals } from '../../testing/sample-deals.ts'
import {
  button,
  cell,
  memoryStorage,
  openComposer as open,
  press,
  told,
  verdict,
} from '../../testing/web/open-composer.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('typing numbers', () => {
  it('sets a number, appends a digit on a large board, and clears it', async () => {
    open('hitori/12/12/'.concat('.'.repeat(144)))
    press('b2', '1')
    expect(cell('b2').textContent).toBe('1')
    press('b2', '2')
    expect(cell('b2').textContent).toBe('12')
    press('b2', 'Backspace')
    expect(cell('b2').textContent).toBe('1')
    press('b2', 'Delete')
    expect(cell('b2').getAttribute('aria-label')).toBe('blank, b2')
  })

  it('refuses a number that is too great for the board, and says so', () => {
    const { said } = open()
    press('a1', '9')
    expect(cell('a1').textContent).toBe('')
    expect(said).toContain('Numbers go from 1 to 8 on this board.')
  })

  it('undoes and redoes by key, the two digits of a number together', () => {
    open('hitori/12/12/'.concat('.'.repeat(144)))
    press('a1', '1', '0')
    press('b1', '3')
    press('b1', '<')
    expect([cell('a1').textContent, cell('b1').textContent]).toEqual(['10', ''])
    press('b1', '<')
    expect(cell('a1').textContent).toBe('')
    press('b1', '>')
    expect(cell('a1').textContent).toBe('10')
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(cell('a1').textContent).toBe('')
  })

  it('works by selecting a cell and pressing a number of the pad', () => {
    open()
    fireEvent.click(cell('c3'))
    fireEvent.click(button('Set the cell to 5'))
    expect(cell('c3').textContent).toBe('5')
    fireEvent.click(button('Make the cell blank'))
    expect(cell('c3').textContent).toBe('')
  })
})

describe('the verdict', () => {
  it('[H1] says how many solutions there are, and how hard the only one is', async () => {
    open(sampleDeals.square.puzzle)
    await told('Exactly one solution.')
    await told(/^Grade 2 \(steady\)\. The hardest step is “Close corner”\.$/)
  })

  it('shows two solutions as a difference', async () => {
    open(sampleDeals.several.puzzle)
    await told('Several solutions.')
    fireEvent.click(button('Show the difference'))
    expect(cell('e3').getAttribute('aria-label')).toBe('2, shaded only in solution 2, e3')
    expect(cell('b1').getAttribute('aria-label')).toBe('2, shaded in both solutions, b1')
  })

  it('moves the focus to the first repair even if the key is pressed before it is found', async () => {
    open(sampleDeals.several.puzzle)
    press('a1', '!')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^a3 1 to 2/))
  })

  it('offers numbers to change, each proved, and undo takes one back', async () => {
    open(sampleDeals.several.puzzle)
    const offered = await waitFor(() => button(/^e3 2 to 1: grade 1/))
    fireEvent.focus(offered)
    expect(cell('e3').className).toContain('pointed')
    fireEvent.click(offered)
    await told('Exactly one solution.')
    expect(cell('e3').textContent).toBe('1')
    fireEvent.click(button('Undo'))
    await told('Several solutions.')
  })

  it('is told when the composer pauses, by key at once', async () => {
    const { said } = open(sampleDeals.square.puzzle)
    await told(/^Grade 2/)
    press('a1', '%')
    expect(said.at(-1)).toMatch(/^Exactly one solution\. Grade 2/)
  })

  it('says that it is not proved where the search was too long', async () => {
    const consult = () => ({
      result: Promise.resolve({ solutions: 1, isProved: false, shadeable: [] }),
      cancel() {},
    })
    open(sampleDeals.square.puzzle, memoryStorage(), { consult })
    await told(/^Not proved: one solution was found/)
    expect(verdict().textContent).not.toMatch(/Exactly|Grade/)
  })

  it('shows that a check takes long, and the next change cancels it', async () => {
    vi.useFakeTimers()
    let cancelled = 0
    const consult: ComposerProps['consult'] = (_, report) => {
      setTimeout(() => report?.({ done: 65_536 }), 200)
      return { result: new Promise(() => {}), cancel: () => void cancelled++ }
    }
    open(sampleDeals.square.puzzle, memoryStorage(), { consult })
    await act(() => void vi.advanceTimersByTime(120))
    expect(verdict().textContent).toContain('Checking…')
    await act(() => void vi.advanceTimersByTime(130))
    expect(verdict().textContent).toContain('65,536 steps so far')
    press('a1', '5')
    expect(cancelled).toBe(0)
    await act(() => void vi.advanceTimersByTime(200))
    expect(cancelled).toBe(1)
  })

  it('says that nothing is checked where the engine cannot be loaded', async () => {
    const consult = () => {
      const result = Promise.reject(new Error('no engine'))
      result.catch(() => {})
      return { result, cancel() {} }
    }
    open(sampleDeals.square.puzzle, memoryStorage(), { consult })
    await told(/^The engine couldn’t be loaded/)
  })
})

describe('painting the solution', () => {
  const paintAll = (solution: string) => {
    for (const [row, line] of solution.split('/').entries())
      for (const [column, character] of [...line].entries())
        if (character === '#') press(`${'abcdefgh'[column]}${row + 1}`, '#')
  }

  it('is checked at once: cells that touch break a rule', async () => {
    open(sampleDeals.square.puzzle)
    press('a1', 'Enter')
    press('b1', '#')
    expect(cell('b1').getAttribute('aria-label')).toBe('3, painted, breaks a rule, b1')
    await told(/a1 and b1 are both shaded, but they touch/)
    press('b1', '-')
    expect(cell('b1').getAttribute('aria-label')).not.toContain('painted')
  })

  it('marks repeats only when few are left, because an unfinished painting has many', async () => {
    open(sampleDeals.square.puzzle)
    press('a1', '#')
    await told(/^Your painting doesn’t solve it yet: \d+ repeats are left\.$/)
    expect(document.querySelectorAll('.so-wrong')).toHaveLength(0)
    paintAll(sampleDeals.square.solution)
    press('a1', '-')
    await told(/^Your painting doesn’t solve it yet\. Two 4s are still unshaded in column a/)
    expect(cell('a5').className).toContain('so-wrong')
  })

  it('names cells that could be shaded as well', async () => {
    open('..../..../..../....')
    press('a1', ' ')
    await told(/^c1 and 12 other cells could be shaded as well, so no numbers make your painting the only/)
    expect(document.querySelectorAll('.co-shadeable')).toHaveLength(0)
    for (const name of ['c2', 'a3']) press(name, ' ')
    await waitFor(() => expect(cell('d4').className).toContain('co-shadeable'))
    expect(cell('d4').getAttribute('aria-label')).toBe('blank, could be shaded too, d4')
  })

  it('lets the numbers be filled in, with the wanted difficulty, as one step', async () => {
    const { said } = open('...../...../...../...../.....')
    paintAll(sampleDeals.square.solution)
    fireEvent.change(screen.getByLabelText('Difficulty'), { target: { value: '2' } })
    fireEvent.click(button('Fill blanks'))
    await told('Exactly one solution.')
    await told('It’s the one you painted.')
    await told(/^Grade 2/)
    expect(said).toContain('Filled: unique, grade 2 (steady).')
    fireEvent.click(button('Undo'))
    expect(cell('a1').getAttribute('aria-label')).toBe('blank, painted, a1')
  })

  it('keeps the numbers that are there when blanks are filled', async () => {
    open('5..../...../...../...../.....')
    paintAll(sampleDeals.square.solution)
    press('e1', '&')
    await told('Exactly one solution.')
    expect(cell('a1').textContent).toBe('5')
  })

  it('is asked for before numbers are filled in', () => {
    const { said } = open('..../..../..../....')
    fireEvent.click(button('New numbers'))
    expect(said.at(-1)).toMatch(/^Paint the solution first/)
  })

  it('can take over the solution that was found', async () => {
    open(sampleDeals.square.puzzle)
    await told('Exactly one solution.')
    fireEvent.click(button('Paint the found solution'))
    await told('It’s the one you painted.')
    expect(cell('a1').getAttribute('aria-label')).toBe('4, painted, a1')
  })
})
