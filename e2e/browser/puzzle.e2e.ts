import { describe, expect, it } from 'vitest'
import { ending, liveRegion } from './obstruction-page.ts'
import {
  cellAt,
  openLinkedPuzzle,
  PUZZLE,
  setVisibility,
  shadedCells,
  solve,
  timer,
  typeMove,
} from './small-puzzle-page.ts'
import { openTestApp } from './test-app.ts'

const app = openTestApp()

describe('a puzzle is set up', () => {
  it('by its address: choices are taken over, a wrong one gets a sentence', async () => {
    const page = await app.openPage('/solitudo?size=8&grade=tricky&mode=practice')
    const chosen = (group: string) =>
      page.getByRole('group', { name: group }).getByRole('radio', { checked: true })
    expect(await chosen('Size').getAttribute('value')).toBe('8')
    expect(await chosen('Grade').getAttribute('value')).toBe('tricky')
    expect(await chosen('Mode').getAttribute('value')).toBe('practice')
    // What was chosen last time is no part of what a link asks for.
    await page.goto(`${app.server.url}/solitudo?shape=hexagon&side=3&grade=gentle&play`)
    await page.waitForURL(/\/solitudo\/g\//)
    await page.goto(`${app.server.url}/solitudo?grade=gentle`)
    expect(await chosen('Board').getAttribute('value')).toBe('square')
    await page.goto(`${app.server.url}/solitudo?size=99`)
    await page.getByText('size must be a whole number from 4 to 30, not “99”.').waitFor()
    await page.getByRole('radio', { name: 'Other', exact: true }).check()
    await page.getByLabel('Any other from 4 to 30').fill('7')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForURL(/\/solitudo\/g\//)
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(49)
  })

  it('from a seed: the same seed and choices give the same puzzle, another puzzle another', async () => {
    const page = await app.openPage('/solitudo?size=5&grade=gentle&seed=plum&play')
    const board = async () => {
      await page.waitForURL(/\/solitudo\/g\//)
      await page.getByRole('grid').waitFor()
      return page.getByRole('gridcell').allTextContents()
    }
    const first = await board()
    await page.goto(`${app.server.url}/solitudo?size=5&grade=gentle&seed=plum&play`)
    expect(await board()).toEqual(first)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Another puzzle' }).click()
    await expect.poll(board).not.toEqual(first)
    expect(await page.getByRole('gridcell').count()).toBe(25)
  })

  it('from elsewhere: what is pasted is read or refused with the reason, and a file is taken', async () => {
    const page = await app.openPage('/solitudo')
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
    await cellAt(page, 'e5').waitFor()
  })

  it('a large one shows how far it is, and can be called off', async () => {
    const page = await app.openPage('/solitudo?size=30&grade=supposing')
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
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await page.clock.install()
    await page.reload()
    await timer(page).waitFor()
    await page.clock.runFor(65_000)
    // What the test itself takes passes too.
    await expect.poll(() => timer(page).textContent()).toMatch(/^1:(0[5-9]|[12]\d)$/)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    expect(await page.getByRole('grid').count()).toBe(0)
    await page.clock.runFor(60_000)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('grid').waitFor()
    expect(await timer(page).textContent()).toMatch(/^1:/)
    await page.clock.runFor(20)
    await expect.poll(() => page.locator('[role=gridcell]:focus').count()).toBe(1)
    await page.keyboard.press(';')
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    await page.keyboard.press(';')
    await page.getByRole('grid').waitFor()
  })

  it('[H7] is paused when the page is left, and the time can be hidden for good', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
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
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    const hint = page.locator('.message.hint')
    await page.getByRole('button', { name: 'Hint' }).click()
    await hint.waitFor()
    const first = await hint.textContent()
    await page.getByRole('button', { name: 'More' }).click()
    await expect.poll(() => hint.textContent()).not.toBe(first)
    expect(await page.locator('.cell.pointed, .pointed').count()).toBeGreaterThan(0)
    await expect.poll(() => liveRegion(page, 'polite').textContent()).toContain(await hint.textContent())
    await typeMove(page, 'shade a1')
    await page.getByRole('button', { name: 'Hint' }).waitFor()
  })

  it('answers why it is not solved, switches ways of looking, tries out and drops', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await page.getByRole('button', { name: 'Why is it not solved?' }).click()
    await page.locator('.message.hint').waitFor()
    expect(await page.locator('.pointed').count()).toBeGreaterThan(1)
    const equal = page.getByRole('button', { name: 'Equal numbers' })
    await equal.click()
    expect(await equal.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => equal.getAttribute('aria-pressed')).toBe('true')
    await cellAt(page, 'a1').focus()
    await page.keyboard.press('(')
    await page.keyboard.press('#')
    await page.getByRole('button', { name: /^Drop/ }).waitFor()
    await cellAt(page, 'a1').focus()
    await page.keyboard.press('{')
    await expect.poll(() => shadedCells(page).count()).toBe(0)
    await page.keyboard.press('%')
    await page.locator('.message.hint').waitFor()
  })

  it('is given up only after a question, and shows the solution', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await typeMove(page, 'solution')
    await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click()
    expect(await ending(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Show the solution' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click()
    await ending(page).getByRole('heading', { name: 'GIVEN UP' }).waitFor()
    expect(await shadedCells(page).count()).toBe(7)
  })

  it('[H10] is carried by a link and by forms for other programs', async () => {
    const page = await app.openPage('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await openLinkedPuzzle(page, app.server.url)
    const copied = async (item: string | RegExp, told: string) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: item }).click()
      await page.locator('.message', { hasText: 'Copied.' }).waitFor()
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain(told)
    }
    await copied(
      'Link to this puzzle',
      `${app.server.url}/solitudo?${new URLSearchParams({ puzzle: PUZZLE })}`,
    )
    await copied(/puzz\.link/, 'hitori/5/5/')
    await solve(page)
    await ending(page).getByRole('button', { name: 'Share' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share' })
    await sheet.getByRole('button', { name: 'Copy it' }).click()
    await sheet.getByText('Copied.').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
      /^I solved Solitudo, 5 by 5, steady, in 0:\d\d\.\nhttp\S*\/solitudo\?puzzle=/,
    )
  })

  it('[H10] exported in the middle and brought in elsewhere, it has its marks, both stacks and its time', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await typeMove(page, 'shade a1')
    await typeMove(page, 'shade c1')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => shadedCells(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ])
    const there = await app.openPage('/history')
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
