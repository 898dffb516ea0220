import { describe, expect, it } from 'vitest'
import { accept, type Result } from '#kernel/result.ts'
import type { Session, Snapshot } from '#session/session.ts'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { type ActiveGame, createTable, startLocalGame } from '../../game/active-game.ts'
import { loadGameOrThrow } from '../../game/loaded-game.ts'
import { createViewPreferences } from '../../game/view-preferences.ts'
import { PlayModel } from './play-model.ts'

/** A game of two at one screen whose table answers each command only when the test says so. */
async function slowGame() {
  const { host } = createFakeTerminalHost()
  const loaded = await loadGameOrThrow('obstruction')
  const players = ['Ann', 'Bo'].map(name => ({ kind: 'person', name }) as const)
  const params = { size: 'agreed', rows: 6, cols: 6, starter: 'first' }
  const table = await createTable(host, loaded, { game: 'obstruction', params, players }).result
  if (!table.ok) throw new Error(table.rejection.code)
  const local = startLocalGame({ host, loaded, id: 'one', table: table.value, players, onSave() {} })
  const answers: (() => void)[] = []
  let connectionLost: Snapshot['connectionLost']
  const session: Session = {
    ...local.session,
    snapshot: () => ({ ...local.session.snapshot(), connectionLost }),
    play: text =>
      new Promise<Result<undefined>>(resolve => {
        answers.push(() => resolve(local.session.play(text).then(() => accept(undefined))))
      }),
  }
  const activeGame: ActiveGame = { ...local, session }
  const navigation = new Proxy({} as never, { get: () => () => {} })
  const model = new PlayModel(
    activeGame,
    createViewPreferences(host.preferences, loaded, () => session.snapshot().view),
    navigation,
  )
  local.session.subscribe(() => model.onTableChange())
  return {
    model,
    type: (text: string) => [...text].forEach(key => void model.press(key === '\r' ? 'enter' : key)),
    moves: () => session.snapshot().log.flatMap(({ seat }) => (seat === null ? [] : [seat])),
    waiting: () => answers.length,
    async answer() {
      answers.shift()?.()
      // The answer, and then the keys that waited for it.
      for (let round = 0; round < 2; round++) await new Promise(resolve => setImmediate(resolve))
    },
    loseConnection() {
      connectionLost = { since: 0 }
      model.onTableChange()
    },
  }
}

describe('keys that are pressed while a command is under way', () => {
  it('are kept in order and act after its answer', async () => {
    const { type, answer, moves, waiting, model } = await slowGame()
    type('a1\rd4\rf1\r')
    expect(waiting()).toBe(1)
    expect(model.entry).toBe('')
    await answer()
    expect(moves()).toHaveLength(1)
    expect(waiting()).toBe(1)
    await answer()
    await answer()
    expect(moves()).toHaveLength(3)
  })

  it('move the cursor at once', async () => {
    const { type, model } = await slowGame()
    const before = model.cursor()!
    type('f6\r')
    model.press('right')
    expect(model.cursor()).toEqual({ row: before.row, column: before.column + 1 })
  })

  it('do not wait for a lost connection', async () => {
    const { type, model, loseConnection } = await slowGame()
    type('a1\rb')
    expect(model.entry).toBe('')
    loseConnection()
    expect(model.entry).toBe('b')
    type('2')
    expect(model.entry).toBe('b2')
  })
})
