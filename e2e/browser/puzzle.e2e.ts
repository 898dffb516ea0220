import { describe, it } from 'vitest'
import { expect } from './expect.ts'
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
  it('by its address: choices are taken over, and a wrong one is refused with a sentence', async () => {
    const page = await app.openPage('/solitudo?size=8&grade=tricky&mode=practice')
    const chosen = (group: string) =>
      page.getByRole('group', { name: group }).getByRole('radio', { checked: true })
    await expect(chosen('Size')).toHaveAttribute('value', '8')
    await expect(chosen('Difficulty')).toHaveAttribute('value', 'tricky')
    await expect(chosen('Mode')).toHaveAttribute('value', 'practice')
    // A link does not take over what was chosen last time.
    await page.goto(`${app.server.url}/solitudo?shape=hexagon&side=3&grade=gentle&play`)
    await expect(page).toHaveURL(/\/solitudo\/g\//)
    await page.goto(`${app.server.url}/solitudo?grade=gentle`)
    await expect(chosen('Board')).toHaveAttribute('value', 'square')
    await page.goto(`${app.server.url}/solitudo?size=99`)
    await expect(page.getByText('size must be a whole number from 4 to 30, not “99”.')).toBeVisible()
    await page.getByRole('radio', { name: 'Custom', exact: true }).check()
    await page.getByLabel('From 4 to 30').fill('7')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page).toHaveURL(/\/solitudo\/g\//)
    await expect(page.getByRole('gridcell')).toHaveCount(49)
  })

  it('from a seed: the same seed and choices give the same puzzle, and “Another puzzle” gives another', async () => {
    const page = await app.openPage('/solitudo?size=5&grade=gentle&seed=plum&play')
    const cells = page.getByRole('gridcell')
    await expect(cells).toHaveCount(25)
    const first = await cells.allTextContents()
    await page.goto(`${app.server.url}/solitudo?size=5&grade=gentle&seed=plum&play`)
    await expect(cells).toHaveText(first)
    const firstUrl = page.url()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'New puzzle' }).click()
    await expect(page).not.toHaveURL(firstUrl)
    await expect(cells).toHaveCount(25)
    await expect(cells).not.toHaveText(first)
  })

  it('from elsewhere: pasted text is read or refused with the reason, and a file is read', async () => {
    const page = await app.openPage('/solitudo')
    await page.getByText('Import a puzzle').click()
    const field = page.getByRole('textbox', { name: 'Import a puzzle' })
    await field.fill('elephants')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.locator('.message.refused')).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({
      name: 'puzzle.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(PUZZLE.replaceAll('/', '\n').replaceAll(/(\d)(?=\d)/g, '$1 ')),
    })
    await expect(field).toHaveValue(/4 3 1 1 5/)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page).toHaveURL(/\/solitudo\/g\//)
    await expect(cellAt(page, 'e5')).toBeVisible()
  })

  it('a large one shows its progress and can be cancelled', async () => {
    const page = await app.openPage('/solitudo?size=30&grade=supposing')
    // The engine is held back, so that the puzzle is not made before it is cancelled, however fast the machine.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.context().route(/\/assets\/worker\/engine-/, async route => {
      await released
      await route.abort()
    })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByText('Making a puzzle…')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Cancelled. Press Play to try again.')).toBeVisible()
    await expect(page.getByText('Making a puzzle…')).toHaveCount(0)
    await expect(page).toHaveURL(/\/solitudo\?/)
    release()
  })
})

describe('a puzzle at the table', () => {
  it('[H7] is paused and resumed by button and key; meanwhile the board is hidden and the timer stands still', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await page.clock.install()
    await page.reload()
    await expect(timer(page)).toBeVisible()
    await page.clock.runFor(65_000)
    // The time that the test takes counts too.
    await expect(timer(page)).toHaveText(/^1:(0[5-9]|[12]\d)$/)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await page.clock.runFor(60_000)
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(timer(page)).toHaveText(/^1:/)
    await page.clock.runFor(20)
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1)
    await page.keyboard.press(';')
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await page.keyboard.press(';')
    await expect(page.getByRole('grid')).toBeVisible()
  })

  it('[H7] is paused when the page is left, and the timer can be hidden for good', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByRole('button', { name: 'Hide the timer' }).click()
    await expect(timer(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show the timer' })).toBeVisible()
    await expect(timer(page)).toHaveCount(0)
  })

  it('[H11] gives hints in steps and announces each', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    const hint = page.locator('.message.hint')
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect(hint).toBeVisible()
    const first = (await hint.textContent())!
    await page.getByRole('button', { name: 'More' }).click()
    await expect(hint).not.toHaveText(first)
    await expect(page.locator('.pointed').first()).toBeVisible()
    await expect(liveRegion(page, 'polite')).toContainText((await hint.textContent())!)
    await typeMove(page, 'shade a1')
    await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible()
  })

  it('shows broken rules, checks on request, circles neighbours, switches views, and discards a trial', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await expect(page.getByText('Shade cells until no number repeats')).toBeVisible()
    await typeMove(page, 'shade a1 b1')
    await expect(page.getByText('a1 and b1 are both shaded, but they touch.')).toBeVisible()
    await expect(page.locator('.cell.so-wrong')).toHaveCount(2)
    await page.getByRole('button', { name: 'Show broken rules' }).click()
    await expect(page.locator('.cell.so-wrong')).toHaveCount(0)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.locator('.message.hint')).toHaveText('a1 and b1 are both shaded, but they touch.')
    await expect(page.locator('.cell.so-wrong')).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await expect(shadedCells(page)).toHaveCount(0)
    const circles = page.getByRole('button', { name: 'Circle neighbours' })
    await circles.click()
    await cellAt(page, 'b2').click()
    await expect(page.getByRole('gridcell', { name: /^\d+ kept/ })).toHaveCount(4)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('gridcell', { name: /^\d+ kept/ })).toHaveCount(0)
    await circles.click()
    const equal = page.getByRole('button', { name: 'Highlight matches' })
    await equal.click()
    await expect(equal).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(equal).toHaveAttribute('aria-pressed', 'true')
    await cellAt(page, 'a1').focus()
    await page.keyboard.press('(')
    await page.keyboard.press('#')
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
    await cellAt(page, 'a1').focus()
    await page.keyboard.press('{')
    await expect(shadedCells(page)).toHaveCount(0)
    await page.keyboard.press('%')
    await expect(page.locator('.message.hint')).toBeVisible()
  })

  it('is given up only after confirmation, and then shows the solution and which marks were right', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await typeMove(page, 'shade a1 b2')
    await typeMove(page, 'solution')
    await page.getByRole('dialog').getByRole('button', { name: 'Keep playing' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(ending(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the solution' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click()
    await expect(ending(page).getByRole('heading', { name: 'GIVEN UP' })).toBeVisible()
    await expect(shadedCells(page)).toHaveCount(7)
    await expect(page.locator('.cell.so-missed')).toHaveCount(6)
    await expect(page.locator('.cell.so-wrong')).toHaveCount(1)
    await expect(cellAt(page, 'b2')).toHaveAccessibleName('5 kept, your mark was wrong, b2')
  })

  it('is printed alone, with its rules, by the menu and by the browser', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    // The browser's own dialog would stop the test; it begins with this event.
    await page.evaluate("globalThis.print = () => dispatchEvent(new Event('beforeprint'))")
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Print this puzzle' }).click()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.printed-puzzle')
    await expect(sheet.locator('svg')).toBeVisible()
    await expect(sheet).toContainText('Shade cells until no number repeats in any line')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  })

  it('[H10] is shared by a link and in formats of other programs', async () => {
    const page = await app.openPage('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await openLinkedPuzzle(page, app.server.url)
    const expectCopied = async (item: string | RegExp, text: string) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: item }).click()
      await expect(page.locator('.message', { hasText: 'Copied.' })).toBeVisible()
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain(text)
    }
    await expectCopied(
      'Link to this puzzle',
      `${app.server.url}/solitudo?${new URLSearchParams({ puzzle: PUZZLE })}`,
    )
    await expectCopied(/puzz\.link/, 'hitori/5/5/')
    await solve(page)
    await ending(page).getByRole('button', { name: 'Share' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share' })
    await sheet.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(sheet.getByText('Copied.')).toBeVisible()
    await expect
      .poll(() => page.evaluate('navigator.clipboard.readText()'))
      .toMatch(/^I solved Solitudo, 5×5, steady, in 0:\d\d\.\nhttp\S*\/solitudo\?puzzle=/)
  })

  it('[H10] exported in the middle and imported elsewhere, it has its marks, undo and redo, and its time', async () => {
    const page = await app.openPage('/')
    await openLinkedPuzzle(page, app.server.url)
    await typeMove(page, 'shade a1')
    await typeMove(page, 'shade c1')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(shadedCells(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ])
    const importing = await app.openPage('/history')
    await importing.locator('input[type=file]').setInputFiles(await download.path())
    await expect(importing.getByText('Game imported.')).toBeVisible()
    await importing.getByRole('link', { name: 'Resume' }).click()
    await expect(importing.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await importing.getByRole('button', { name: 'Resume' }).click()
    await expect(shadedCells(importing)).toHaveCount(1)
    await importing.getByRole('button', { name: 'Redo' }).click()
    await expect(shadedCells(importing)).toHaveCount(2)
    await importing.getByRole('button', { name: 'Undo' }).click()
    await importing.getByRole('button', { name: 'Undo' }).click()
    await expect(shadedCells(importing)).toHaveCount(0)
  })
})
