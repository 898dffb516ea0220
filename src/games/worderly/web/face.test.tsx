// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import type { BoardFaceProps, PlayedGame } from '#web/kit/face.ts'
import type { WorderlyTypes } from '../rules/types.ts'
import { startTestGame, type TestGame } from '../testing/test-game.ts'
import { face } from './face.tsx'
import { WordLists } from './sheets/word-lists.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function show(game: TestGame, props: Partial<BoardFaceProps<WorderlyTypes>> = {}): string[] {
  const played: string[] = []
  const play = (text: string) => played.push(text)
  render(
    <face.Board view={game.view} people={[]} label="Worderly" events={game.events} play={play} {...props} />,
  )
  return played
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (keys: string) => {
  for (const key of [...keys, 'Enter']) fireEvent.keyDown(document.body, { key })
}
const cells = (look: string) =>
  [...document.querySelectorAll(`.${look}`)].map(cell => cell.getAttribute('aria-label')!)
const word = () => document.querySelector('.wo-word')!.textContent

describe('the grid', () => {
  it('[W5] covers every letter, and sets the main word off by its form', () => {
    show(startTestGame())
    expect(cells('wo-hidden').length).toBe(screen.getAllByRole('gridcell').length)
    expect(cells('wo-main').map(name => name.split(', ').at(-1))).toEqual([
      'b2',
      'd4',
      'f6',
      'h8',
      'j10',
      'l12',
    ])
  })

  it('[W5, W18] marks what the latest guess has uncovered, and tells its result', () => {
    show(startTestGame().after('leap', 'plant'))
    expect(cells('wo-fresh').map(name => name.split(', ')[0])).toEqual(['P', 'L', 'A', 'N', 'T'])
    expect(screen.getByText('PLANT! 5 points.')).toBeTruthy()
  })

  it('[W17] marks the letter that a hint has uncovered', () => {
    show(startTestGame().after('plant', '? f1'))
    expect(cells('wo-fresh')).toEqual(['L, f1'])
    expect(screen.getByText(/A whisper: L at f1. 19 lives left/)).toBeTruthy()
  })

  it('[W18] tells the latest guess still after a shuffle', () => {
    show(startTestGame().after('plant', 's'))
    expect(screen.getByText('PLANT! 5 points.')).toBeTruthy()
  })

  it('[W12] shows the missed letters at the end, set off, and takes no more guesses', () => {
    const played = show(startTestGame().after('plant', 'e'))
    expect(cells('wo-missed').length).toBe(screen.getAllByRole('gridcell').length - 5)
    expect(screen.queryByRole('group', { name: 'Letters' })).toBeNull()
    type('leap')
    expect(played).toEqual([])
  })
})

describe('a word', () => {
  it('is typed wherever the focus is', () => {
    const played = show(startTestGame())
    type('plant')
    type('Leap')
    expect(played).toEqual(['plant', 'leap'])
  })

  it('is made letter by letter with buttons, and a letter is given back', () => {
    const played = show(startTestGame())
    for (const letter of ['P', 'A', 'L', 'E']) press(letter)
    press('Erase the last letter')
    press('T')
    expect(word()).toBe('PALT')
    press('T')
    expect(word()).toBe('PAL')
    expect(screen.getByRole('button', { name: 'P' }).getAttribute('aria-pressed')).toBe('true')
    press('Guess')
    expect(played).toEqual(['pal'])
    expect(word()).toBe('')
  })

  it('[W2] of less than three letters is told to be too short, and never judged', () => {
    const played = show(startTestGame({ judging: 'strict' }))
    type('pa')
    expect(screen.getByText('A spell takes three letters or more.')).toBeTruthy()
    expect(word()).toBe('PA')
    expect(played).toEqual([])
  })

  it('[W2] is judged as it was typed, with letters that are not on the wheel', () => {
    const played = show(startTestGame())
    type('planxt')
    type('plall')
    expect(played).toEqual(['planxt', 'plall'])
    for (const key of 'pxll') fireEvent.keyDown(document.body, { key })
    expect(word()).toBe('PXLL')
    expect([...document.querySelectorAll('.wo-word s')].map(one => one.textContent)).toEqual(['X', 'L'])
    expect(screen.getByText('You have no more L.')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'x' })
    expect(screen.getByText('There’s no X in your letters.')).toBeTruthy()
  })

  it('[W13] of the letter S alone shuffles', () => {
    const played = show(startTestGame())
    type('s')
    expect(played).toEqual(['s'])
    expect(word()).toBe('')
  })

  it('is dropped by Escape, and shortened by Backspace', () => {
    const played = show(startTestGame())
    for (const key of ['p', 'a', 'Escape', 'l', 'e', 'p', 'Backspace', 't', 'Enter'])
      fireEvent.keyDown(document.body, { key })
    expect(played).toEqual(['let'])
  })

  it('typed after a button was pressed is guessed by Enter, and the button not pressed again', () => {
    const played = show(startTestGame())
    const shuffle = screen.getByRole('button', { name: 'Shuffle the letters' })
    shuffle.focus()
    press('Shuffle the letters')
    fireEvent.keyDown(shuffle, { key: 'p' })
    expect(document.activeElement?.textContent).toBe('Guess')
    expect(played).toEqual(['s'])
  })
})

it('keys of the shell work wherever the focus is', () => {
  const asked: string[] = []
  show(startTestGame(), {
    onKey(key) {
      asked.push(key)
      return true
    },
  })
  for (const key of ['?', '~', '\\', '/', 'Tab']) fireEvent.keyDown(document.body, { key })
  expect(asked).toEqual(['?', '~', '\\', '/'])
})

describe('a hint', () => {
  it('[W17] says its price, and asks which letter before it takes a life', () => {
    const played = show(startTestGame())
    press('Hint −1 life')
    expect(played).toEqual([])
    expect(screen.getByText(/Choose a hidden tile to reveal it for a life/)).toBeTruthy()
    fireEvent.click(screen.getByRole('gridcell', { name: /, f1$/ }))
    expect(played).toEqual(['? f1'])
  })

  it('[W17] is any letter by its button, or at the second press of the key wherever the focus is', () => {
    const played = show(startTestGame())
    press('Hint −1 life')
    press('Any')
    expect(played).toEqual(['?'])
    for (const key of ['!', '!']) fireEvent.keyDown(document.body, { key })
    expect(played).toEqual(['?', '?'])
  })

  it('[W17] is cancelled by its button, by Escape wherever the focus is, or by spelling a word', () => {
    const played = show(startTestGame())
    const isAsking = () => screen.queryByText(/Choose a hidden tile/) !== null
    for (const cancel of [
      () => press('Cancel'),
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => fireEvent.keyDown(screen.getAllByRole('gridcell')[0]!, { key: 'Escape' }),
      () => fireEvent.keyDown(document.body, { key: 'p' }),
    ]) {
      press('Hint −1 life')
      expect(isAsking()).toBe(true)
      cancel()
      expect(isAsking()).toBe(false)
    }
    expect(played).toEqual([])
  })

  it('[W17] a hidden tile alone costs nothing, and tells how it is uncovered', () => {
    const played = show(startTestGame())
    fireEvent.click(screen.getByRole('gridcell', { name: /, f1$/ }))
    expect(played).toEqual([])
    expect(screen.getByText(/press Hint and choose it/)).toBeTruthy()
  })
})

describe('the words beside the board', () => {
  it('[W3, W12] are listed as found, bonus, wrong and missed', async () => {
    const game = startTestGame().after('plant', 'pale', 'plate')
    const wrong = game.after('aelp', 'e')
    render(<WordLists view={wrong.view} />)
    const headings = screen.getAllByRole('heading').map(one => one.textContent)
    expect(headings).toEqual(['Missed: 19', 'Found: 2 of 21', 'Bonus words: 1', 'Fizzled out: 1'])
    expect(await screen.findByRole('button', { name: 'PLATE' })).toBeTruthy()
  })
})

describe('the order of the words', () => {
  const listed = () => screen.getAllByRole('button').map(one => one.textContent)
  const view = startTestGame().after('tape', 'plant', 'leap').view

  it('is chosen, and remembered for the next time', () => {
    const first = render(<WordLists view={view} />)
    expect(listed()).toEqual(['TAPE', 'PLANT', 'LEAP'])
    fireEvent.change(screen.getByLabelText('Sorted by'), { target: { value: 'alphabet' } })
    expect(listed()).toEqual(['LEAP', 'PLANT', 'TAPE'])
    first.unmount()
    render(<WordLists view={view} />)
    expect(listed()).toEqual(['LEAP', 'PLANT', 'TAPE'])
  })

  it('is that of time, where something else was remembered', () => {
    localStorage.setItem('quincunx.worderly.order', 'colour')
    render(<WordLists view={view} />)
    expect(listed()).toEqual(['TAPE', 'PLANT', 'LEAP'])
  })
})

it('the time has a place among what the board is played with', () => {
  show(startTestGame(), { pauseButton: <button type="button">Pause 0:07</button> })
  expect(screen.getByRole('button', { name: 'Pause 0:07' }).closest('.wo-hand')).toBeTruthy()
})

it('[W14] a rank tells how often it was won, and the most points', () => {
  const games: PlayedGame[] = [
    { facts: { level: 'scholar', judging: 'kind' }, outcome: 'solved', points: 61 },
    { facts: { level: 'elder', judging: 'kind' }, outcome: 'unfinished' },
  ]
  expect(face.decorateChoice!('level', 'scholar', games)!.note).toBe('15 lives. Won once, best 61 points')
  expect(face.decorateChoice!('level', 'elder', games)!.note).toBe('3 lives')
  expect(face.decorateChoice!('area', 'wide', games)).toBeUndefined()
})
