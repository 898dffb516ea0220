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

it('the review shows the best turns of each position with the played one, and each player’s accuracy', async () => {
  const window = await openWindow({ columns: 130, rows: 40, commandArguments: ['replay', await gameFile()] })
  const last = await window.see('Ben: Accuracy')
  expect(last).toContain('Ann: Accuracy')
  expect(last).toContain('= best')
  expect(last.replaceAll(/\s+/g, ' ')).toMatch(/\d\. pass: 0 points.* \(played\)/)
  await window.press('Home')
  const first = await window.see('Start of the game.')
  expect(first).toContain('Ann: Accuracy')
  await window.press('Right')
  await window.see('Move 1 of 10')
  const moved = (await window.screen()).replaceAll(/\s+/g, ' ')
  expect(moved).toMatch(/1\. [A-Z]+ at [a-o]\d+ (across|down): \d+ points/)
  expect(moved).toContain('(played)')
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
  expect(output).toMatch(/\nAnn: Accuracy 0\.0 %: .* lost over 2 of 2 turns\.\nBen: Accuracy/)
})
