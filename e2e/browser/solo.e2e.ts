import { describe, expect, it } from 'vitest'
import { LESSONS } from '../../src/games/solitudo/lessons.ts'
import { faults } from './faults.ts'
import { openHouse } from './house.ts'
import { ending, spoken } from './playing.ts'
import {
  look,
  openPuzzle,
  PUZZLE,
  shadedCells,
  solve,
  square,
  tabToBoard,
  timer,
  type,
  walkTo,
} from './solving.ts'

const house = openHouse()

describe('a puzzle is set up', () => {
  it('by its address: choices are taken over, a wrong one gets a sentence', async () => {
    const page = await house.visit('/solitudo?size=8&grade=tricky&mode=practice')
    const chosen = (group: string) =>
      page.getByRole('group', { name: group }).getByRole('radio', { checked: true })
    expect(await chosen('Size').getAttribute('value')).toBe('8')
    expect(await chosen('Grade').getAttribute('value')).toBe('tricky')
    expect(await chosen('Mode').getAttribute('value')).toBe('practice')
    // What was chosen last time is no part of what a link asks for.
    await page.goto(`${house.site.url}/solitudo?shape=hexagon&side=3&play`)
    await page.waitForURL(/\/solitudo\/g\//)
    await page.goto(`${house.site.url}/solitudo?grade=gentle`)
    expect(await chosen('Board').getAttribute('value')).toBe('square')
    await page.goto(`${house.site.url}/solitudo?size=99`)
    await page.getByText('size must be a whole number from 4 to 30, not “99”.').waitFor()
    await page.getByRole('radio', { name: 'Other', exact: true }).check()
    await page.getByLabel('Any other from 4 to 30').fill('7')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForURL(/\/solitudo\/g\//)
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(49)
  })

  it('from a seed: the same seed and choices give the same puzzle, another puzzle another', async () => {
    const page = await house.visit('/solitudo?size=5&grade=gentle&seed=plum&play')
    const board = async () => {
      await page.waitForURL(/\/solitudo\/g\//)
      await page.getByRole('grid').waitFor()
      return page.getByRole('gridcell').allTextContents()
    }
    const first = await board()
    await page.goto(`${house.site.url}/solitudo?size=5&grade=gentle&seed=plum&play`)
    expect(await board()).toEqual(first)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Another puzzle' }).click()
    await expect.poll(board).not.toEqual(first)
    expect(await page.getByRole('gridcell').count()).toBe(25)
  })

  it('from elsewhere: what is pasted is read or refused with the reason, and a file is taken', async () => {
    const page = await house.visit('/solitudo')
    await page.getByText('Puzzle from elsewhere').click()
    const field = page.getByRole('textbox', { name: 'Puzzle from elsewhere' })
    await field.fill('elephants')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.locator('.message.refused').waitFor()
    await page.locator('input[type=file]').setInputFiles({
      name: 'puzzle.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(PUZZLE.replaceAll('/', '\n').replaceAll(/(\d)(?=\d)/g, '$1 ')),
    })
    await expect.poll(() => field.inputValue()).toContain('4 3 1 1 5')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForURL(/\/solitudo\/g\//)
    await square(page, 'e5').waitFor()
  })

  it('a large one shows how far it is, and can be called off', async () => {
    const page = await house.visit('/solitudo?size=30&grade=supposing')
    // However fast the machine: the engine is long in coming.
    let arrive = () => {}
    const held = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.context().route(/\/assets\/worker\/engine-/, async route => {
      await held
      await route.abort()
    })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByText('Making a puzzle …').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('The puzzle was not made.').waitFor()
    expect(await page.getByText('Making a puzzle …').count()).toBe(0)
    expect(page.url()).toContain('/solitudo?')
    arrive()
  })
})

describe('a puzzle at the table', () => {
  it('[H7] is paused by button and key and goes on, the board hidden and the time standing meanwhile', async () => {
    const page = await house.visit('/')
    await openPuzzle(page, house.site.url)
    await page.clock.install()
    await page.reload()
    await timer(page).waitFor()
    await page.clock.runFor(65_000)
    await expect.poll(() => timer(page).textContent()).toBe('1:05')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    expect(await page.getByRole('grid').count()).toBe(0)
    await page.clock.runFor(60_000)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('grid').waitFor()
    expect(await timer(page).textContent()).toMatch(/^1:0[56]$/)
    await page.clock.runFor(20)
    await expect.poll(() => page.locator('[role=gridcell]:focus').count()).toBe(1)
    await page.keyboard.press(';')
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    await page.keyboard.press(';')
    await page.getByRole('grid').waitFor()
  })

  it('[H7] is paused when the page is left, and the time can be hidden for good', async () => {
    const page = await house.visit('/')
    await openPuzzle(page, house.site.url)
    await look(page, 'hidden')
    await look(page, 'visible')
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'Hide the time' }).click()
    expect(await timer(page).count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Show the time' }).waitFor()
    expect(await timer(page).count()).toBe(0)
  })

  it('[H11] gives hints in steps, each said', async () => {
    const page = await house.visit('/')
    await openPuzzle(page, house.site.url)
    const hint = page.locator('.message.hint')
    await page.getByRole('button', { name: 'Hint' }).click()
    await hint.waitFor()
    const first = await hint.textContent()
    await page.getByRole('button', { name: 'More' }).click()
    await expect.poll(() => hint.textContent()).not.toBe(first)
    expect(await page.locator('.cell.pointed, .pointed').count()).toBeGreaterThan(0)
    await expect.poll(() => spoken(page, 'polite').textContent()).toContain(await hint.textContent())
    await type(page, 'shade a1')
    await page.getByRole('button', { name: 'Hint' }).waitFor()
  })

  it('answers why it is not solved, switches ways of looking, tries out and drops', async () => {
    const page = await house.visit('/')
    await openPuzzle(page, house.site.url)
    await page.getByRole('button', { name: 'Why is it not solved?' }).click()
    await page.locator('.message.hint').waitFor()
    expect(await page.locator('.pointed').count()).toBeGreaterThan(1)
    const equal = page.getByRole('button', { name: 'Equal numbers' })
    await equal.click()
    expect(await equal.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => equal.getAttribute('aria-pressed')).toBe('true')
    await square(page, 'a1').focus()
    await page.keyboard.press('(')
    await page.keyboard.press('#')
    await page.getByRole('button', { name: /^Drop/ }).waitFor()
    await square(page, 'a1').focus()
    await page.keyboard.press('\\')
    await expect.poll(() => shadedCells(page).count()).toBe(0)
    await page.keyboard.press('%')
    await page.locator('.message.hint').waitFor()
  })

  it('is given up only after a question, and shows the solution', async () => {
    const page = await house.visit('/')
    await openPuzzle(page, house.site.url)
    await type(page, 'solution')
    await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click()
    expect(await ending(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Show the solution' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click()
    await ending(page).getByRole('heading', { name: 'GIVEN UP' }).waitFor()
    expect(await shadedCells(page).count()).toBe(7)
  })

  it('[H10] is carried by a link and by forms for other programs', async () => {
    const page = await house.visit('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await openPuzzle(page, house.site.url)
    const copied = async (item: string | RegExp) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: item }).click()
      await page.locator('.message', { hasText: 'Copied.' }).waitFor()
      return (await page.evaluate('navigator.clipboard.readText()')) as string
    }
    expect(await copied('Link to this puzzle')).toBe(
      `${house.site.url}/solitudo?${new URLSearchParams({ puzzle: PUZZLE })}`,
    )
    expect(await copied(/puzz\.link/)).toContain('hitori/5/5/')
    await solve(page)
    await ending(page).getByRole('button', { name: 'Share' }).click()
    await page.getByText('Copied: the result and a link').first().waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
      /^I solved Solitudo, 5 by 5, steady, in 0:\d\d\.\nhttp/,
    )
  })

  it('[H10] exported in the middle and brought in elsewhere, it has its marks, both stacks and its time', async () => {
    const page = await house.visit('/')
    await openPuzzle(page, house.site.url)
    await type(page, 'shade a1')
    await type(page, 'shade c1')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => shadedCells(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ])
    const there = await house.visit('/history')
    await there.locator('input[type=file]').setInputFiles(await download.path())
    await there.getByText('The game was brought in.').waitFor()
    await there.getByRole('link', { name: 'Resume' }).click()
    await there.getByRole('heading', { name: 'Paused' }).waitFor()
    await there.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => shadedCells(there).count()).toBe(1)
    await there.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => shadedCells(there).count()).toBe(2)
    await there.getByRole('button', { name: 'Undo' }).click()
    await there.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => shadedCells(there).count()).toBe(0)
  })
})

describe('lessons', () => {
  it('[H8] are gone through from first to last by keyboard, and end in a first puzzle', async () => {
    const page = await house.visit('/solitudo/learn')
    for (const [index, lesson] of LESSONS.entries()) {
      await page.getByRole('heading', { level: 1, name: lesson.heading }).waitFor()
      expect(await page.locator('.lesson-text').textContent()).toContain(`${index + 1} of ${LESSONS.length}`)
      await tabToBoard(page)
      for (const { cell, mark } of lesson.wanted) {
        await walkTo(page, cell)
        await page.keyboard.press(mark === 'shaded' ? '#' : '*')
      }
      await page.locator('.lesson-said', { hasText: lesson.done }).waitFor()
      // A reload in the middle loses nothing.
      if (index === 4) {
        await page.reload()
        await page.getByRole('heading', { level: 1, name: lesson.heading }).waitFor()
      }
      await page.getByRole('button', { name: 'Next' }).focus()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('heading', { name: 'You know all that it takes.' }).waitFor()
    await page.getByRole('link', { name: 'Play a first puzzle' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/solitudo\/g\//)
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(36)
  }, 90_000)

  it('[H8] a wrong try is answered in words, pointed at and taken back', async () => {
    const page = await house.visit('/solitudo/learn')
    await square(page, 'c3').click()
    await page.locator('.lesson-said', { hasText: LESSONS[0]!.wrong }).waitFor()
    expect(await shadedCells(page).count()).toBe(0)
    expect(await page.locator('.refused[role=gridcell]').count()).toBe(1)
    await expect.poll(() => spoken(page, 'assertive').textContent()).toContain(LESSONS[0]!.wrong)
  })

  it('are suggested to whoever has never played, and within reach later', async () => {
    const page = await house.visit('/solitudo')
    await page.getByRole('link', { name: 'Learn it step by step' }).click()
    await page.getByRole('heading', { level: 1, name: LESSONS[0]!.heading }).waitFor()
    await openPuzzle(page, house.site.url)
    await page.goto(`${house.site.url}/solitudo`)
    await page.getByRole('link', { name: 'Lessons' }).waitFor()
  })
})

describe('daily puzzles', () => {
  it('are opened from the lobby, resumed after a reload, and their state is told', async () => {
    const page = await house.visit('/')
    const square = page.getByRole('link', { name: /^Square/ }).first()
    expect(await square.textContent()).toContain('new')
    expect(await page.locator('.dailies').textContent()).toMatch(/\d+ \w+, UTC/)
    await square.click()
    await page.waitForURL(/\/solitudo\/g\//)
    const table = page.url()
    await page.getByRole('gridcell').first().click()
    await page.getByRole('heading', { name: /^Square of the day/ }).waitFor()
    await page.goto(`${house.site.url}/`)
    await expect.poll(() => square.textContent()).toContain('in progress')
    await square.click()
    await page.waitForURL(table)
    await page.reload()
    await expect.poll(() => shadedCells(page).count()).toBe(1)
  })

  it('of a day to come there is none', async () => {
    const page = await house.visit('/solitudo/daily/square/2999-01-01')
    await page.getByText('There is no daily puzzle of that day yet.').waitFor()
  })
})

describe('times', () => {
  it('are told after a solved puzzle, by kind, in a table and a chart', async () => {
    const page = await house.visit('/solitudo/figures')
    await page.getByText('No puzzle solved yet.').waitFor()
    for (let puzzle = 0; puzzle < 2; puzzle++) {
      await openPuzzle(page, house.site.url)
      await solve(page)
    }
    await ending(page).getByRole('link', { name: 'Your times' }).click()
    const row = page.getByRole('row', { name: /5 by 5, steady/ })
    await row.waitFor()
    expect(await row.getByRole('cell').first().textContent()).toBe('2')
    expect(await page.getByRole('img').getAttribute('aria-label')).toMatch(
      /The last 2 solved puzzles.*0:\d\d, 0:\d\d/,
    )
    await page.goto(`${house.site.url}/history`)
    expect(await page.locator('.history-row').first().textContent()).toContain(
      '5 by 5, steady, solved in 0:0',
    )
  })
})

describe('print', () => {
  it('makes puzzles and their solutions, and prints the sheet alone', async () => {
    const page = await house.visit('/solitudo/print')
    await page.context().addInitScript('window.print = () => { window.printed = true }')
    await page.reload()
    await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: '5', exact: true }).check()
    await page.getByRole('group', { name: 'How many' }).getByRole('radio', { name: '2', exact: true }).check()
    await page.getByRole('button', { name: 'Make them' }).click()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    expect(await page.evaluate('window.printed')).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name: 'Solutions' }).isVisible()).toBe(true)
    expect(await page.locator('.paper [role=img]').count()).toBe(4)
  })
})

describe.each(['light', 'dark'] as const)('in %s', colorScheme => {
  it('axe finds nothing on set-up, table, pause, ending, lessons, times and print', async () => {
    const only = colorScheme === 'dark' ? 'color-contrast' : undefined
    const page = await house.visit('/solitudo', { colorScheme, reducedMotion: 'reduce' })
    const clean = async () => expect(await faults(page, only)).toEqual([])
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.getByText('Puzzle from elsewhere').click()
    await page.getByText('Seed', { exact: true }).click()
    await clean()
    await page.goto(`${house.site.url}/solitudo/learn`)
    await page.getByRole('grid').waitFor()
    await square(page, 'c3').click()
    await clean()
    await openPuzzle(page, house.site.url)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByRole('button', { name: 'More' }).waitFor()
    await clean()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    await clean()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    await clean()
    await page.getByRole('button', { name: 'Go on' }).click()
    await solve(page)
    await clean()
    for (const path of ['/solitudo/figures', '/', '/history', '/learn']) {
      await page.goto(house.site.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await clean()
    }
    await page.goto(`${house.site.url}/solitudo/print`)
    await page.getByRole('button', { name: 'Make them' }).click()
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
    await clean()
  }, 90_000)
})

describe('on a phone', () => {
  it('no page of a puzzle is wider than the screen, and its table does not scroll', async () => {
    const page = await house.visit('/solitudo', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const root = 'document.scrollingElement'
    for (const path of ['/solitudo', '/solitudo/learn', '/solitudo/figures', '/solitudo/print']) {
      await page.goto(house.site.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(`${root}.scrollWidth`)).toBe(390)
    }
    await openPuzzle(page, house.site.url)
    expect(await page.evaluate(`${root}.scrollHeight <= innerHeight && ${root}.scrollWidth <= 390`)).toBe(
      true,
    )
    for (const button of await page.getByRole('button').all()) {
      if (!(await button.isVisible())) continue
      const box = await button.boundingBox()
      expect(box!.height).toBeGreaterThanOrEqual(44)
    }
  })
})
