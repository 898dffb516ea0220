import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type HeadlessWindow, openWindow } from './headless-window.ts'
import { runPiped, temporaryFolder } from './pipe.ts'

const NINE = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox', 'gnu', 'hen', 'ibis'] as const

async function playing(...more: readonly string[]): Promise<readonly string[]> {
  const file = join(await temporaryFolder(), 'animals.txt')
  await writeFile(file, `${NINE.join('\n')}\n`)
  const own = ['--size', '3', '--own-words', file]
  return ['play', 'guessgo', ...own, '--starter', 'first', '--seed', 'e2e', ...more]
}

async function begin(...more: readonly string[]): Promise<HeadlessWindow> {
  const window = await openWindow({ commandArguments: await playing(...more) })
  await window.see(/Fill your grid: 9 of 9|it’s your turn. Press Enter when nobody else is looking/)
  return window
}

async function enter(window: HeadlessWindow, text: string): Promise<void> {
  await window.type(text)
  await window.see(`› ${text}`)
  await window.press('Enter')
}

it('[G14] a grid is filled by typing with completion; words are swapped, removed, filled in, shuffled and cleared', async () => {
  const window = await begin('--computer', 'random')
  await window.type('g')
  await window.see('Enter puts gnu on a1, Tab for 1 more')
  await window.press('Enter')
  await window.see('8 of 9 cells are empty')
  await window.type('e')
  await window.see('Enter puts elk on b1')
  await window.press('Tab')
  await window.see('Enter puts bee on b1')
  await window.press('Enter')
  await window.see(/1 {2}gnu +bee +\[/)
  await window.press('Left', 'Enter')
  await window.see('Enter swaps bee with it')
  await window.press('Left', 'Enter')
  await window.see(/1 \[bee +\] +gnu/)
  await window.press('BSpace')
  await window.see(/1 \[· +\] +gnu/)
  await enter(window, 'zebra')
  await window.see('“zebra” isn’t in the pool.')
  await window.press('&')
  await window.see('Your grid is full.')
  await window.press('~')
  await window.see('Your grid is full.')
  await window.press('{')
  await window.see('Take all 9 words off your grid? Enter for yes')
  await window.press('Escape')
  await window.see('Your grid is full.')
  await window.press('{')
  await window.see('Take all 9 words off your grid?')
  await window.press('Enter')
  await window.see('9 of 9 cells are empty')
})

it('[G4] a game of three by three is played to its end, which shows both grids', async () => {
  const window = await begin('--computer', 'random')
  await window.press('&')
  await window.see('Your grid is full.')
  await window.press(')')
  for (const word of NINE) {
    const seen = await window.see(/Your turn|YOU (WON|LOST)/)
    if (!seen.includes('Your turn')) break
    await window.type(word)
    await window.see(`Enter calls ${word}`)
    await window.press('Enter')
    await window.see(new RegExp(`You: ${word}\\. Hit|YOU (WON|LOST)`))
  }
  const over = await window.see(/YOU (WON|LOST)/)
  expect(over).toMatch(/Your grid.*The computer’s grid/)
  expect(over).toMatch(/\(x(\w+) *\)/)
  for (const word of NINE)
    expect(over.match(new RegExp(`\\b${word}|x${word}`, 'g'))!.length).toBeGreaterThan(1)
})

it('[G13] [G18] two people at one screen fill their grids in secret, toss a coin and call in turn', async () => {
  const window = await begin('--two', '--names', 'Ann,Bo', '--starter', 'called')
  for (const name of ['Ann', 'Bo']) {
    const covered = await window.see(`${name}, it’s your turn. Press Enter when nobody else is looking.`)
    expect(covered).not.toContain('Pool')
    await window.press('Enter')
    await window.see('9 of 9 cells are empty')
    await window.press('&')
    await window.see('Your grid is full.')
    await window.press(')')
  }
  await window.see(/Ann’s turn to call the toss|Call the toss/)
  await window.type('hea')
  await window.see('Enter calls heads')
  await window.press('Enter')
  await window.see(/(Ann|Bo), it’s your turn. Press Enter when nobody else is looking/)
  await window.press('Enter')
  await enter(window, 'cat')
  await window.see(/(Ann|Bo), it’s your turn. Press Enter when nobody else is looking/)
})

it('[G7] a grid of 15 by 15 fits in 80 columns: a key shows the pool, a character marks hitwords', async () => {
  const window = await openWindow({ commandArguments: ['play', 'guessgo', '--size', '15', '--seed', 'e2e'] })
  await window.see('225 of 225 cells are empty')
  await window.press('&')
  const full = await window.see('Your grid is full.')
  expect(full).toMatch(/^ 15 /m)
  expect(full.match(/\*\w{2}/g)).toHaveLength(3)
  await window.press('C-p')
  await window.see('* hitword')
  await window.press('NPage')
  await window.see('page 2 of')
  await window.resize(50, 18)
  await window.see('Pool, 231 words')
  await window.press('C-p')
  await window.see(/^ +1 \[/m)
  await window.press(']')
  await window.see(/^ 15 \[/m)
})

it('only ASCII characters are drawn where the locale has no others', async () => {
  const window = await openWindow({
    commandArguments: await playing(),
    variables: { NO_COLOR: '1', LANG: 'C', LC_ALL: 'C' },
  })
  expect(await window.see('Fill your grid')).toMatch(/^[\n -~]*$/)
})

it('[G16] a game with custom words is played in text mode, and a bad list is refused with its bad word', async () => {
  const lines = ['ant', 'fill', 'ready', 'bee', 'quit']
  const { output, code } = await runPiped({
    commandArguments: await playing('--computer', 'random', '--plain'),
    lines,
  })
  expect(code).toBe(0)
  expect(output).toContain('3×3 grids, 9 words from animals.')
  expect(output).toContain('You: bee. Hit.')
  expect(output).not.toContain('hint')
  expect(output).toContain('The pool: ant, bee, cat, dog, elk, fox, gnu, hen, ibis.')
  expect(output).toMatch(/^ {2}a +b +c$/m)
  const file = join(await temporaryFolder(), 'bad.txt')
  await writeFile(file, 'ant\nb2\n')
  const bad = await runPiped({
    commandArguments: ['play', 'guessgo', '--size', '3', '--plain', '--own-words', file],
  })
  expect(bad.code).not.toBe(0)
  expect(bad.errors).toContain('“b2” isn’t a word')
})

it('flags choose the hitword rule, the cells beside a hitword, and each word once', async () => {
  const large = ['play', 'guessgo', '--size', '12', '--hitwords', 'armed', '--adjacent', '8', '--plain']
  const { output, code } = await runPiped({ commandArguments: large, lines: ['quit'] })
  expect(code).toBe(0)
  expect(output).toContain('Hitwords, of which you may place three:')
  const lines = ['finish', 'ant', 'words', 'quit']
  const once = await runPiped({
    commandArguments: await playing('--once', '--computer', 'random', '--plain'),
    lines,
  })
  expect(once.code).toBe(0)
  expect(once.output).toContain('Called by your opponent: ')
})

it('without options the quick game is played, and an empty word list is refused', async () => {
  const quick = await runPiped({ commandArguments: ['play', 'guessgo', '--plain'], lines: ['quit'] })
  expect(quick.output).toContain('4×4 grids, 16 words.')
  const file = join(await temporaryFolder(), 'empty.txt')
  await writeFile(file, ' \n')
  const empty = await runPiped({ commandArguments: ['play', 'guessgo', '--plain', '--own-words', file] })
  expect(empty.code).not.toBe(0)
  expect(empty.errors).toContain('is empty')
})
