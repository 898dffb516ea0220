import { beforeEach, expect, it } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import { accept } from '#kernel/result.ts'
import { openTable } from '#table/act.ts'
import { createFakeTerminalHost, type FakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { startLocalGame } from '../../game/active-game.ts'
import { loadGameOrThrow } from '../../game/loaded-game.ts'
import { createTheme } from '../../kit/theme.ts'
import { SINGLE_PLAYER } from '../../setup/players.ts'
import type { Screen } from '../../shell/screen.ts'
import { createShell, type Shell } from '../../shell/shell.ts'
import { createCustomMenu } from '../menus/custom-menu.ts'

const PUZZLE =
  'aelnpt.531426.b2a53162_c4a53146_c6a52613_e8a53142_i10a32156_h12a53216_c6d51423_e8d52413_d11a6152_m7d5216_i7d5213_g6d3215_k7d5321_f1d3214_f1a3142_l10d526_a9a132_c2d315_a8d216_e4d146.152_156.135'

const [LETTERS = '', MAIN = '', PLACED = ''] = PUZZLE.split('.')
const ALL = [MAIN, ...PLACED.split('_').map(one => one.replace(/^[a-z]\d+[ad]/, ''))].map(digits =>
  [...digits].map(digit => LETTERS[Number(digit) - 1]).join(''),
)

let fake: FakeTerminalHost
let shell: Shell
let requests: object[]
let menu: Screen

/** Generates the same puzzle for any params. */
const think = ((job: { readonly params: object }) => {
  requests.push(job.params)
  const dealt = { params: { ...job.params, area: 'compact' }, deal: { puzzle: PUZZLE } }
  return { result: Promise.resolve(accept(dealt)), cancel() {} }
}) as unknown as EngineClient['request']

beforeEach(async () => {
  requests = []
  fake = createFakeTerminalHost(think)
  shell = createShell(fake.host, createTheme({ colours: 'none', hasUnicode: false }))
  menu = createCustomMenu(shell, await loadGameOrThrow('worderly'), {
    chosen: { judging: 'strict', lexicon: 'a\nlist' },
    isAboveHome: false,
  })
  shell.open(menu)
})

async function enter(...lines: readonly string[]): Promise<void> {
  for (const text of lines) {
    for (const character of text) shell.top()?.press(character === ' ' ? 'space' : character)
    shell.top()?.press('enter')
    await settle()
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setTimeout(resolve))
  await shell.finishPendingWork()
}

const moves = () =>
  fake.savedGames
    .at(-1)
    ?.saved.record.entries.flatMap(({ action }) => (action.do === 'move' ? [action.text] : []))

it('[W14] P and a level begin a game with the other choices; E ends it at once, Enter leads back to the levels', async () => {
  await enter('P', 'elder')
  expect(requests).toEqual([
    expect.objectContaining({ level: 'elder', judging: 'strict', lexicon: 'a\nlist' }),
  ])
  await enter('planet', 'S', 'E')
  expect(moves()).toEqual(['planet', 's', 'e'])
  expect(fake.savedGames.at(-1)?.finished).toBe(true)
  await enter('', '3')
  expect(requests.at(-1)).toMatchObject({ level: 'sorcerer' })
})

it('the next puzzle is generated from the same words', async () => {
  await enter('p', '5', 'e')
  shell.top()?.press('n')
  await settle()
  expect(requests).toHaveLength(2)
  expect(requests[1]).toMatchObject({ level: 'elder', lexicon: 'a\nlist', puzzle: '' })
})

it('typed text is played as it is, including signs that are commands elsewhere; h is the help, and an empty line a slip', async () => {
  await enter('p', '1')
  const play = shell.top()
  await enter('? b2', '?', '')
  expect(moves()).toEqual(['? b2', '?', ''])
  await enter('h')
  expect(shell.top()).not.toBe(play)
  shell.top()?.press('escape')
  expect(shell.top()).toBe(play)
})

it('[W14] Enter leads from the help back to the main menu', async () => {
  await enter('H')
  expect(shell.top()).not.toBe(menu)
  await enter('')
  expect(shell.top()).toBe(menu)
})

it('E in the main menu leaves, and an unknown text changes nothing', async () => {
  await enter('nonsense')
  expect(shell.top()).toBe(menu)
  await enter('e')
  expect(shell.top()).toBeUndefined()
})

it('[W14] the end of a level reports an earned rank, and only the first time', async () => {
  const loaded = await loadGameOrThrow('worderly')
  for (const [round, note] of [/you are a Master now/, /^Time: /].entries()) {
    const params = { level: 'master', judging: 'kind', area: 'compact', lexicon: '', puzzle: '' }
    const table = openTable(loaded.rules, params, 'seed', fake.clock.now(), { puzzle: PUZZLE })
    const work: Promise<void>[] = []
    const id = `round ${round}`
    const activeGame = startLocalGame({
      host: fake.host,
      loaded,
      id,
      table,
      players: SINGLE_PLAYER,
      onSave: saving => work.push(saving),
    })
    await settle()
    fake.clock.advance(1_000)
    for (const word of ALL) await activeGame.session.play(word)
    expect(activeGame.session.snapshot().ending).toMatchObject({ outcome: { reason: 'won' } })
    await Promise.all(work)
    expect(activeGame.endingNotes!()[0]).toMatch(note)
    activeGame.close()
  }
})
