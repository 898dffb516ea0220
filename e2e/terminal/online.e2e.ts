import { expect, it } from 'vitest'
import { openWindow } from './headless-window.ts'
import {
  joinInTextMode,
  openPair,
  openTable,
  playTogether,
  SMALL,
  tableArguments,
  WIDE,
} from './online-table.ts'
import { shareServer } from './server.ts'

const server = shareServer()

it('[O2][O6][O10][O12] two terminals agree on a size, play to the end and play again', async () => {
  const { windows, code } = await openPair(server.address)
  const [ann, bo] = windows
  await bo.see('Propose a size')
  await ann.see('Propose a size')
  await ann.type('5x6\r')
  const waiting = await ann.see('Waiting for your opponent’s proposal.')
  expect(waiting).toContain(code)
  await bo.see('proposed a size.')
  expect(await bo.screen()).not.toMatch(/5 ?[x×] ?6/)
  await bo.type('4x4\r')
  await bo.see('4×4 isn’t possible.')
  await bo.type('6x5\r')
  await ann.see(/Drawn: (5×6|6×5)\./)

  const ends = await playTogether(windows)
  expect(ends.map(seen => /YOU (WON|LOST)/.exec(seen)![0]).sort()).toEqual(['YOU LOST', 'YOU WON'])
  for (const window of windows) {
    await window.see('made the last mark.')
    await window.see('Fair draw verified')
  }

  await ann.press('n')
  await ann.see('You asked')
  await bo.see('would like a rematch. Press n to accept.')
  await bo.press('n')
  for (const window of windows) {
    const next = await window.see('Propose a size')
    expect(next).not.toContain(code)
  }
})

it('a spectator sees a game without controls, until a player resigns', async () => {
  const { window: ann, code } = await openTable(server.address, ...SMALL)
  const watching = await openWindow({
    columns: WIDE,
    commandArguments: ['watch', `${server.address}/t/${code}`],
  })
  await watching.see('You’re watching this table.')
  const bo = joinInTextMode(server.address, code, ['c3', 'resign', 'yes'])
  await ann.see('Your turn')
  await watching.see(`${code}, watching`)
  await ann.type('a1\r')
  const seen = await watching.see('O c3')
  expect(seen).toContain('You’re watching this game.')
  expect(seen).not.toContain('Enter plays')
  await watching.type('b5\r')
  await ann.see('Your turn')
  await ann.type('a5\r')
  await ann.see('YOU WON')
  await ann.see('resigned.')
  await watching.see(/[A-Z ]+ WON/)
  expect(await watching.screen()).not.toContain('b5')
  expect((await bo).output).toContain('YOU LOST. You resigned.')
})

it('the menu leads to a server, a quick match and your own page', async () => {
  const window = await openWindow()
  await window.see('Your games')
  await window.type('o')
  await window.see('Another server')
  await window.press('Enter')
  await window.see('Address')
  await window.type('nowhere at all\r')
  await window.see('isn’t a server address.')
  for (let typed = 0; typed < 'nowhere at all'.length; typed++) await window.press('BSpace')
  await window.type(`${server.address.replace('http://', '')}\r`)
  await window.see('Quick match')
  await window.press('Enter')
  const games = await window.see(/\d ● Obstruction/)
  await window.press(/(\d) ● Obstruction/.exec(games)![1]!)
  const waiting = await window.see('It’s also listed among the open tables.')
  const bo = joinInTextMode(server.address, /\/t\/(\S+)/.exec(waiting)![1]!, ['6x6', 'resign', 'yes'])
  await window.see('Propose a size')
  await window.type('6x6\r')
  // The draw decides which player begins.
  const begun = await window.see(/Your turn|YOU WON/)
  if (begun.includes('Your turn')) await window.type('c3\r')
  await window.see('YOU WON')
  await bo
  await window.press('q')
  await window.see('Your page')
  await window.press('End', 'Up', 'Enter')
  const page = await window.see('WON  against')
  expect(page).toContain('Obstruction: 1 won, 0 lost')
  expect(page).toMatch(/6×6, \d marks?, resigned|no board yet, resigned/)
  await window.press('Enter')
  await window.see('Obstruction, review')
  await window.press('q')
  await window.see('Your page')
  await window.press('n')
  await window.see('Change your name')
  for (let typed = 0; typed < 40; typed++) await window.press('BSpace')
  await window.type('Ann of e2e\r')
  await window.see('Your page   Ann of e2e')
  await window.press('q')
  await window.press('q')
  await window.see('signed in as Ann of e2e')
})

it('leaving an unfinished game is confirmed, with what it means', async () => {
  const window = await openWindow({
    commandArguments: tableArguments(server.address, '--computer', 'casual', ...SMALL),
  })
  const code = /Obstruction +(\S+)/.exec(await window.see('Your turn'))![1]
  await window.press('Escape')
  await window.see('Leave this game? If you leave, the game')
  await window.press('Escape')
  await window.seeNot('Leave this game?')
  await window.press('C-c')
  const left = await window.waitForExit()
  expect(left).toMatchObject({ code: 0, alternate: false, cursor: true })
  expect(left.screen.replaceAll('\n', '')).toContain(`quincunx join ${server.address}/t/${code}`)
})

it('only ASCII characters are drawn where the locale has no others', async () => {
  const window = await openWindow({
    commandArguments: ['play', 'obstruction', '--server', server.address],
    variables: { LANG: 'C', LC_ALL: 'C' },
  })
  const seen = await window.see('The game starts as soon as everyone is here.')
  expect(seen).toMatch(/[A-Z]\d-[A-Z]+-[A-Z]+/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the screen has ASCII characters only
  expect(seen).toMatch(/^[\x00-\x7f]*$/)
})
