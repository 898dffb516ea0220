import { expect, it } from 'vitest'
import { openWindow } from './headless-window.ts'
import {
  createBegunDaily,
  HEXAGON,
  NUMBERS,
  PLAY,
  readSavedGames,
  SHADED,
  shade,
  shadedCells,
} from './solitudo.ts'

/** The first line of the log of a new puzzle. */
const TASK = '5×5, steady.'

it('[H10] a puzzle pasted into the setup form is solved by keys, and its time is shown', async () => {
  const window = await openWindow()
  await window.see('Solitudo')
  await window.press('2')
  await window.see('New puzzle')
  await window.press('n')
  await window.see('Import a puzzle')
  await window.press('Up')
  await window.paste('12 times nothing')
  await window.see('12 times nothing')
  await window.press('Enter')
  const refused = await window.see('This isn’t a puzzle')
  expect(refused).toContain('12 times nothing')
  await window.press('C-u')
  await window.paste(NUMBERS.join('\n'))
  await window.see(NUMBERS.join(' '))
  await window.press('Enter')
  await window.see('5×5')
  await shade(window, SHADED)
  const solved = await window.see('SOLVED')
  expect(solved).toMatch(/Time: \d+:\d\d\. 5×5, steady\./)
  expect(solved).toMatch(/n another puzzle/)
  await window.press('q')
  await window.see('Your times')
  await window.press('f')
  await window.see(/5×5, steady +1 +\d+:\d\d/)
})

it('[H7] a pause hides the board and stops the time', async () => {
  const window = await openWindow({ commandArguments: PLAY })
  await window.see(TASK)
  await window.press('Enter')
  await window.see('a1 shaded')
  await window.press(';')
  const paused = await window.see('Paused. The board is hidden')
  expect(paused).not.toContain('┼')
  const time = /Solitudo +(\S+)/.exec(paused)![1]
  await window.press('#', 'x')
  expect(await window.see('Press ; or Enter to resume.')).toContain(`Solitudo   ${time}`)
  await window.press(';')
  await window.see('┼')
  await window.press('^')
  await window.see('Timer hidden')
  expect(await window.screen()).not.toMatch(/Solitudo +\d:/)
})

it('[H11] each further hint says more', async () => {
  const window = await openWindow({ commandArguments: PLAY })
  await window.see(TASK)
  await window.press('!')
  await window.see('Press ! again')
  await window.press('!')
  await window.see('Look at')
  await window.press('!')
  await window.see('so c3 is kept')
})

it('[H9] trial marks are dropped, kept and undone, by keys and by commands', async () => {
  const window = await openWindow({ commandArguments: PLAY })
  await window.see(TASK)
  await window.press('(')
  await window.see('Trial marks')
  await window.press('#')
  await window.see('a1 shaded')
  await window.type('drop\r')
  await window.see(TASK)
  await window.type('try\r')
  await window.type('shade c1 d2\r')
  await window.see('c1 and d2 shaded')
  await window.press(')')
  await window.see('2 shaded, 23 left')
  await window.press('<', '<')
  await window.see('Trial marks')
  await window.press('>', '>')
  await window.see('2 shaded, 23 left')
})

it('[H2] a check says whether a rule is broken, and giving up is confirmed', async () => {
  const window = await openWindow({ commandArguments: PLAY })
  await window.see(TASK)
  await window.press('%')
  await window.see('No rule is broken')
  await window.type('solution\r')
  await window.see('Give up and see the solution?')
  await window.press('Escape')
  await window.seeNot('Give up and see the solution?')
  await window.press('\\', 'Enter')
  await window.see('GIVEN UP')
})

it('[H12] a hexagon is played', async () => {
  const window = await openWindow({ commandArguments: ['play', 'solitudo', '--puzzle', HEXAGON] })
  await window.see('Hexagon of side 3')
  await window.press('#')
  await window.see('c1 shaded')
  await window.type('shade e1 c3 a4 d4\r')
  await window.see('5 shaded')
  await window.type('shade b5\r')
  await window.see('SOLVED')
})

it('[H10] the puzzle is shown in the notation of other programs', async () => {
  const window = await openWindow({ commandArguments: PLAY })
  await window.see(TASK)
  await window.type(':puzz.link\r')
  await window.see(`https://puzz.link/p?hitori/5/5/${NUMBERS.join('')}`)
  await window.press('Escape')
  await window.see(TASK)
})

it('[H8] lessons go step by step, answer a wrong attempt, and are resumed at the last step', async () => {
  const window = await openWindow({ commandArguments: ['learn', 'solitudo'] })
  const first = await window.see('Step 1 of')
  expect(first).toContain('Repeats in a column')
  await window.press('Right', '#')
  await window.see('Look down column a')
  await window.type('shade a5\r')
  await window.see('Press Enter for the next step.')
  await window.press('Escape')
  await window.see('Your games')
  await window.press('2')
  await window.see('next: step 2')
  await window.press('l')
  await window.see('Step 2 of')
  await window.press('>')
  await window.see('Step 3 of')
  await window.press('Escape')
  await window.see('next: step 3')
})

it('today’s puzzles are listed with their progress, and the one begun is resumed', async () => {
  const dataFolder = await createBegunDaily('square')
  const window = await openWindow({ dataFolder })
  await window.see(/Today’s puzzles +square started, 0:04 so far, hexagon new/)
  await window.press('d')
  await window.see(/Daily square +started/)
  await window.press('Enter')
  await window.see(/Daily square, \d+ [A-Z][a-z]+ \d{4} +\d+:\d\d/)
  await window.type(`shade ${SHADED.join(' ')}\r`)
  await window.see('SOLVED')
  await window.press('q')
  await window.see(/Daily square +solved in \d+:\d\d/)
})

it('[H1] the setup form generates a puzzle, which is solved by keys, and then another one like it', async () => {
  const window = await openWindow()
  await window.see('Solitudo')
  await window.press('2')
  await window.see('New puzzle')
  await window.press('n')
  await window.see('Import a puzzle')
  await window.press('Down', 'Down')
  await window.type('5')
  await window.see(/Size +‹ 5 ›/)
  await window.press('Enter')
  await window.see(TASK)
  await window.press('*')
  await window.see('a1 kept')
  await window.press('<')
  await window.see(TASK)
  // The game has been saved when the menu offers to resume it.
  await window.press('Escape')
  await window.see(/g Resume +5×5/)
  const [game] = await readSavedGames(window.dataFolder)
  await window.press('g')
  await window.see(TASK)
  await shade(window, shadedCells(game!))
  await window.see('SOLVED')
  await window.press('n')
  await window.see(TASK)
})

it('today’s puzzle is the same for everybody', async () => {
  const windows = await Promise.all(
    [1, 2].map(() => openWindow({ commandArguments: ['daily', 'solitudo', 'hexagon'] })),
  )
  const boards = await Promise.all(
    windows.map(async window => {
      await window.see('Daily hexagon')
      await window.press('#')
      await window.see('1 shaded')
      await window.press('Escape')
      await window.see('hexagon started')
      return (await readSavedGames(window.dataFolder))[0]!.record.deal.puzzle
    }),
  )
  expect(boards[0]).toBe(boards[1])
})
