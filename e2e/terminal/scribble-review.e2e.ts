import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeSavedGame } from '#app/saved-game-format.ts'
import { recordedGame } from '#games/scribble/testing/recorded-game.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { openWindow } from './headless-window.ts'
import { runPiped, temporaryFolder } from './pipe.ts'

async function gameFile(): Promise<string> {
  const file = join(await temporaryFolder(), 'game.json')
  await writeFile(file, writeSavedGame(await recordedGame(await openBundledWords())))
  return file
}

it('the review lists the best turns of a position, lays the chosen one on the board, and tells each player’s accuracy', async () => {
  const window = await openWindow({ columns: 130, rows: 40, commandArguments: ['replay', await gameFile()] })
  const last = await window.see('Ben: Accuracy')
  expect(last).toContain('Ann: Accuracy')
  expect(last).toContain('= best')
  expect(last).toMatch(/% to win \(estimate\)/)
  await window.press('Home')
  expect(await window.see('Best plays with')).toContain('Start of the game.')
  const ranked = await window.see('(played)')
  expect(ranked).toMatch(/1\. .*[A-Z]+ [a-o]\d+ [→↓] \d+/)
  await window.press('Tab')
  await window.see('Keeps')
  await window.press('Enter')
  await window.see('Variation')
})

it('the review is printed in text mode', async () => {
  const folder = await temporaryFolder()
  const lines = ['pass', 'pass', 'pass', 'pass', 'yes', 'review', 'quit']
  const commandArguments = [
    'play',
    'scribble',
    '--two',
    '--names',
    'Ann,Ben',
    '--bags',
    'open',
    '--seed',
    'plum',
  ]
  const { output } = await runPiped({ commandArguments, lines, folder })
  expect(output).toMatch(/1\. Ann passes\. Best was .* points better/)
  expect(output).toMatch(/\n {3}1\. [A-Z]+ at h?[a-o]\d+ across: \d+ points/)
  expect(output).toMatch(/\nAnn: Accuracy 0\.0%: .* lost over 2 of 2 turns\.\nBen: Accuracy/)
})
