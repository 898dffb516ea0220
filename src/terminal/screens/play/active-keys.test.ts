import { beforeEach, describe, expect, it } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import type { Player } from '#table/player.ts'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { type ActiveGame, createTable, startLocalGame } from '../../game/active-game.ts'
import { loadGameOrThrow } from '../../game/loaded-game.ts'
import { createViewPreferences } from '../../game/view-preferences.ts'
import { ASCII } from '../../kit/glyphs.ts'
import { keyHintLine } from '../../kit/key-hints.ts'
import { plainText } from '../../kit/styled-text.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { PlayModel } from './play-model.ts'

const ANN: Player = { kind: 'person', name: 'Ann' }
const BO: Player = { kind: 'person', name: 'Bo' }
const COMPUTER: Player = { kind: 'computer', level: 'easy' }

let activeGame: ActiveGame
let model: PlayModel

/** Obstruction on six by six, with the cursor on c3. */
async function begin(opponent: Player, think?: EngineClient['request']): Promise<void> {
  const { host } = createFakeTerminalHost(think)
  const loaded = await loadGameOrThrow('obstruction')
  const players = [ANN, opponent]
  const params = { starter: 'first', rows: 6, cols: 6 }
  const table = await createTable(host, loaded, { game: 'obstruction', params, players }).result
  if (!table.ok) throw new Error(table.rejection.code)
  activeGame = startLocalGame({ host, loaded, id: 'one', table: table.value, players, onSave() {} })
  model = new PlayModel(
    activeGame,
    createViewPreferences(host.preferences, activeGame.loaded, () => activeGame.session.snapshot().view),
    {
      redraw() {},
    } as never,
  )
  activeGame.session.subscribe(() => model.onTableChange())
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) model.press(key)
  await new Promise(resolve => setTimeout(resolve))
}

function hints(): readonly string[] {
  const line = keyHintLine(model.keys(), { describe: describeCommand, glyphs: ASCII, columns: 200 })
  return plainText(line).split('   ')
}

/** The hint for Enter. */
function enterSays(): string | undefined {
  return hints().find(hint => hint.startsWith('Enter'))
}

describe('the hint for Enter', () => {
  beforeEach(() => begin(BO))

  it('on an open cell is to play there', async () => {
    expect(enterSays()).toBe('Enter play here')
    await press('enter', 'right', 'right', 'right')
    expect(enterSays()).toBe('Enter play here')
  })

  it('[O5] on a taken or blocked cell is missing, and Enter says why', async () => {
    await press('enter')
    expect(enterSays()).toBeUndefined()
    await press('right')
    expect(enterSays()).toBeUndefined()
    await press('enter')
    expect(model.message).toMatchObject({ kind: 'refused' })
  })

  it('during a question is the answer, and there are no other hints', async () => {
    await press('\\')
    expect(hints()).toEqual(['Enter yes', 'Esc no'])
    await press('escape')
    expect(enterSays()).toBe('Enter play here')
  })

  it('during typing is to play the entry, and Esc clears it', async () => {
    await press('enter', 'a', '1')
    expect(enterSays()).toBe('Enter play')
    expect(hints()).toContain('Esc clear')
    await press('escape')
    expect(hints()).toContain('Esc menu')
    await press('a', '1')
    await press('enter')
    expect(activeGame.session.snapshot().log.at(-1)?.events).toMatchObject([{ cell: { row: 0, column: 0 } }])
  })
})

it('Enter has no hint while the opponent thinks', async () => {
  await begin(COMPUTER, () => ({ result: new Promise<never>(() => {}), cancel() {} }))
  await press('enter', 'right', 'right', 'right')
  expect(enterSays()).toBeUndefined()
})

it('Enter retries where the computer could not move', async () => {
  await begin(COMPUTER, () => ({ result: Promise.reject(new Error('It fell asleep.')), cancel() {} }))
  await press('enter')
  expect(activeGame.session.snapshot().computerError).toBeDefined()
  expect(enterSays()).toBe('Enter try again')
})

describe('keys that ask about the board', () => {
  beforeEach(() => begin(BO))

  it('say the cell at the cursor, the cells around it and how the game stands', async () => {
    await press('enter', '.')
    expect(model.message).toEqual({ kind: 'said', text: 'X, c3.' })
    await press('left', '+')
    expect(model.message?.text).toMatch(/^Around it: .*; X, c3; /)
    await press('=')
    expect(model.message?.text).toBe('Bo to place an O. 27 cells open, 1 mark placed.')
  })

  it('say the last move and go there', async () => {
    await press(',')
    expect(model.message?.text).toBe('No moves yet.')
    await press('enter', 'up', 'up', ',')
    expect(model.message?.text).toBe('Last move: X, c3.')
    expect(model.cursor()).toEqual({ row: 2, column: 2 })
  })

  it('are typed once an entry has begun', async () => {
    await press(...'puzz.link')
    expect(model.entry).toBe('puzz.link')
    expect(model.message).toBeUndefined()
  })
})
