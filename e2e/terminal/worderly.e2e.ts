import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type HeadlessWindow, openWindow } from './headless-window.ts'
import { runPiped, temporaryFolder } from './pipe.ts'

/** Words made of the letters of PLANET. The hidden words are among them, so typing all of them wins a level. */
const PLANET =
  'planet plate plant petal plane leapt pleat panel penal tape peat peal leap plea lean lane pet ale lap eat ant net ten tap let plan pant pale late'.split(
    ' ',
  )

async function listFile(words: readonly string[] = PLANET): Promise<string> {
  const file = join(await temporaryFolder(), 'words.txt')
  await writeFile(file, `${words.join('\n')}\n`)
  return file
}

async function enter(window: HeadlessWindow, text: string): Promise<void> {
  await window.type(text)
  await window.see(`› ${text}▏`)
  await window.press('Enter')
}

/** Goes from the main menu into a level. */
async function begin(window: HeadlessWindow, level: string): Promise<void> {
  await window.see('H Help')
  await enter(window, 'P')
  await window.see('5 Elder')
  await enter(window, level)
  await window.see('Latest guess')
}

it('[W14] menus accept P, H and E in any case, and levels by name or number', async () => {
  const window = await openWindow({ commandArguments: ['play', 'worderly'] })
  await window.see('E Exit')
  await enter(window, 'H')
  await window.see('Points and lives')
  await window.press('Enter')
  await window.see('H Help')
  await enter(window, 'x')
  await window.see('“x” isn’t in this menu.')
  await enter(window, 'p')
  const levels = await window.see('5 Elder')
  for (const [name, lives] of [
    ['Apprentice', 20],
    ['Scholar', 15],
    ['Sorcerer', 10],
    ['Master', 5],
    ['Elder', 3],
  ])
    expect(levels).toMatch(new RegExp(`\\d ${name} +${lives} lives`))
  await enter(window, 'e')
  await window.see('H Help')
  await enter(window, 'p')
  await enter(window, '4')
  await window.see('Lives   5 of 5')
  await enter(window, 'E')
  await window.see('THE SPELL RESTS')
  await window.press('Enter')
  await window.see('5 Elder')
  await enter(window, 'SORCERER')
  await window.see('Lives   10 of 10')
  await enter(window, 'e')
  await window.see('THE SPELL RESTS')
  await window.press('Enter')
  await window.see('5 Elder')
  await enter(window, 'e')
  await window.see('H Help')
  await enter(window, 'E')
  expect((await window.waitForExit()).code).toBe(0)
})

it('[W12] [W18] a level of custom words is won by typing them all, and leads back to the levels', async () => {
  const window = await openWindow({ commandArguments: ['play', 'worderly', '--lexicon', await listFile()] })
  await begin(window, 'elder')
  const first = await window.screen()
  expect(first).toMatch(
    /Elder[\s\S]*Lives {3}3 of 3[\s\S]*Points {2}0[\s\S]*Letters\n.*([AELNPT] {2}){5}[AELNPT]\n/,
  )
  expect(first).toMatch(/#/)
  expect(first).not.toMatch(/\d+ .*\b[a-z]#/)
  await enter(window, 'planet')
  const found = await window.see('PLANET found, +6')
  for (const letter of 'PLANET') expect(found).toMatch(new RegExp(`^ *\\d+ .*${letter}`, 'm'))
  await enter(window, 'planet')
  await window.see('You’ve already found PLANET.')
  await enter(window, 'pl')
  await window.see('PL is too short')
  expect(await window.screen()).toContain('Lives   3 of 3')
  for (const word of PLANET.slice(1)) {
    await window.type(word)
    await window.press('Enter')
    const seen = await window.see(new RegExp(`${word.toUpperCase()} |THE SPELL IS COMPLETE`))
    if (seen.includes('THE SPELL IS COMPLETE')) break
  }
  const won = await window.see('THE SPELL IS COMPLETE')
  expect(won).toContain('Words   21 of 21')
  expect(won).toContain('Lives   3 of 3')
  expect(won).not.toContain('#')
  await window.press('Enter')
  await window.see('5 Elder')
  // The next level uses the same words.
  await enter(window, '1')
  expect(await window.see('Lives   20 of 20')).toMatch(/([AELNPT] {2}){5}[AELNPT]\n/)
})

it('[W1] [W12] a level is lost with the last life; missed words are shown and can be defined', async () => {
  const window = await openWindow({
    commandArguments: ['play', 'worderly', '--lexicon', await listFile(), '--level', 'elder'],
  })
  await window.see('Latest guess')
  await enter(window, 'tpl')
  await window.see('TPL wrong')
  await enter(window, '?')
  expect(await window.see('A whisper')).toContain('Lives   1 of 3')
  await enter(window, '?')
  await window.see('You can’t spend your last life on a hint')
  await enter(window, 's')
  await window.see('The letters whirl')
  await enter(window, 'ntp')
  const lost = await window.see('THE MAGIC IS SPENT')
  expect(lost).toMatch(/Missed words: \d+/)
  expect(lost).toMatch(/Missed[\s\S]*planet /)
  expect(lost).not.toContain('#')
  expect(window.highlights()).not.toEqual([])
  await window.press('d')
  await window.see('Look up a word')
  await window.type('plant')
  await window.press('Enter')
  await window.see('noun: ')
  await window.press('Escape')
  await window.see('THE MAGIC IS SPENT')
  await window.press('Enter')
  await window.see('5 Elder')
})

it('the home menu leads to the game, E leads back, and a level left by Esc is resumed', async () => {
  const window = await openWindow()
  await window.see('Your games')
  await window.press('4')
  await begin(window, 'scholar')
  await enter(window, 'zzz')
  await window.see('needs the letter Z')
  await enter(window, '?')
  await window.see('Lives   14 of 15')
  await window.press('Escape')
  await window.see('5 Elder')
  await window.press('Escape')
  await window.see('G Game in progress')
  await enter(window, 'g')
  await window.see('Lives   14 of 15')
  await window.press('Escape')
  await window.see('G Game in progress')
  await enter(window, 'e')
  await window.see('Play online')
})

it('a level is drawn in ASCII without colours, in small windows too, and a window that is too small says so', async () => {
  const window = await openWindow({
    commandArguments: ['play', 'worderly', '--level', 'master'],
    variables: { NO_COLOR: '1', LANG: 'C', LC_ALL: 'C' },
  })
  const plain = await window.see('Lives   5 of 5')
  expect(plain).toMatch(/^[\n -~]*$/)
  expect(plain).toContain('ooooo')
  await window.resize(46, 24)
  await window.see(/Master +Lives|Lives {3}5/)
  await window.resize(20, 10)
  await window.see('Make it larger')
  await window.resize(120, 40)
  await window.see('Lives   5 of 5')
})

it('[W14] [W15] a level is played in text mode, and a list too short for a puzzle is refused with the reason', async () => {
  const commandArguments = ['play', 'worderly', '--lexicon', await listFile(), '--level', 'elder', '--plain']
  const { output, code } = await runPiped({ commandArguments, lines: ['Planet', 's', 'define plant', 'E'] })
  expect(code).toBe(0)
  expect(output).toContain('PLANET is the main word! 6 points.')
  expect(output).toContain('Latest guess: PLANET, found, +6')
  expect(output).toContain('The letters whirl')
  expect(output).toContain('noun: ')
  expect(output).toContain('THE SPELL RESTS')
  expect(output).not.toContain('hint')
  const poor = await runPiped({
    commandArguments: ['play', 'worderly', await listFile(['planet', 'pet']), '--plain'],
    lines: ['P', '1'],
  })
  expect(poor.code).toBe(1)
  expect(poor.errors).toContain('These words don’t make a puzzle')
  // Told before the menus open.
  expect(poor.output).toBe('')
})

it('[W14] text mode has the menus too, and the end of a level leads back to them', async () => {
  const commandArguments = ['play', 'worderly', await listFile(), '--plain']
  const { output, code } = await runPiped({
    commandArguments,
    lines: ['x', 'h', '', 'p', 'wizard', 'Elder', 'planet', 'e', '', '4', 'E', '', 'e', 'E', 'p'],
  })
  expect(code).toBe(0)
  expect(output).toContain('“x” isn’t in this menu.')
  expect(output).not.toContain('“” isn’t')
  expect(output).toContain('Points and lives')
  expect(output).toContain('5: Elder, 3 lives, hardest')
  expect(output).toContain('“wizard” isn’t in this menu.')
  expect(output).toContain('PLANET is the main word! 6 points.')
  expect(output).toContain('Master: 5 lives.')
  expect(output.match(/THE SPELL RESTS/g)).toHaveLength(2)
  // Nothing after the E in the main menu was read.
  expect(output.trimEnd()).toMatch(/E: Exit, leave the game\n> E$/)
})
