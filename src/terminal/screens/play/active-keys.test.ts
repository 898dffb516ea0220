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
import { describeCommand } from '../../text/command-words.ts'
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
  model = new PlayModel(activeGame, createViewPreferences(host.preferences, 'obstruction', undefined), {
    redraw() {},
  } as never)
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

describe('the hints at a board tell what Enter does', () => {
  beforeEach(() => begin(BO))

  it('on an open cell it plays there', async () => {
    expect(enterSays()).toBe('Enter play here')
    await press('enter', 'right', 'right', 'right')
    expect(enterSays()).toBe('Enter play here')
  })

  it('[O5] on a cell that is taken or blocked nothing is promised, and Enter still says why', async () => {
    await press('enter')
    expect(enterSays()).toBeUndefined()
    await press('right')
    expect(enterSays()).toBeUndefined()
    await press('enter')
    expect(model.message).toMatchObject({ kind: 'refused' })
  })

  it('while a question stands it is the answer, and nothing else is hinted at', async () => {
    await press('ctrl+r')
    expect(hints()).toEqual(['Enter do it', 'Esc play on'])
    await press('escape')
    expect(enterSays()).toBe('Enter play here')
  })

  it('wherever the cursor stands it plays what was typed, and Esc clears it', async () => {
    await press('enter', 'a', '1')
    expect(enterSays()).toBe('Enter play it')
    expect(hints()).toContain('Esc clear it')
    await press('escape')
    expect(hints()).toContain('Esc menu')
    await press('a', '1')
    await press('enter')
    expect(activeGame.session.snapshot().log.at(-1)?.events).toMatchObject([{ cell: { row: 0, column: 0 } }])
  })
})

it('while the other one thinks Enter is not hinted at', async () => {
  await begin(COMPUTER, () => ({ result: new Promise<never>(() => {}), cancel() {} }))
  await press('enter', 'right', 'right', 'right')
  expect(enterSays()).toBeUndefined()
})

it('where the computer could not move Enter asks it again', async () => {
  await begin(COMPUTER, () => ({ result: Promise.reject(new Error('It fell asleep.')), cancel() {} }))
  await press('enter')
  expect(activeGame.session.snapshot().computerError).toBeDefined()
  expect(enterSays()).toBe('Enter ask it again')
})
