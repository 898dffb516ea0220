import { beforeEach, describe, expect, it } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import { rejectWith } from '#kernel/result.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import {
  createFakeTerminalHost,
  type FakeTerminalHost,
  GENERATED_PUZZLE,
  loadSolitudo,
  SOLVING_MOVE,
} from '#testing/fakes/fake-terminal-host.ts'
import { isGamePaused, resumeTable } from '../../game/active-game.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { createTheme } from '../../kit/theme.ts'
import { SINGLE_PLAYER } from '../../setup/players.ts'
import type { Screen } from '../../shell/screen.ts'
import { createShell, type Shell } from '../../shell/shell.ts'
import { createSetupForm } from '../forms/setup-form.ts'
import { createNotice } from '../pages/notice.tsx'
import { beginLocalGame } from './local-game.ts'

let loaded: LoadedGame
let fake: FakeTerminalHost
let shell: Shell
let menu: Screen

beforeEach(async () => {
  loaded = await loadSolitudo()
  open(createFakeTerminalHost())
})

function open(host: FakeTerminalHost): void {
  fake = host
  shell = createShell(host.host, createTheme({ colours: 'none', hasUnicode: false }))
  menu = createNotice(shell, 'Menu', '')
  shell.open(menu)
}

async function begin(params: object = GENERATED_PUZZLE.params): Promise<string | undefined> {
  return beginLocalGame(shell, { loaded, request: { game: 'solitudo', params, players: SINGLE_PLAYER } })
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) shell.top()?.press(key)
  // The table answers asynchronously.
  await new Promise(resolve => setTimeout(resolve))
  await shell.finishPendingWork()
}

const type = (text: string) =>
  press(...[...text].map(character => (character === ' ' ? 'space' : character)), 'enter')
const moves = () => fake.savedGames.at(-1)?.saved.record.entries.map(({ action }) => textOf(action)) ?? []

function textOf(action: object): string {
  return 'text' in action ? String(action.text) : (action as { do: string }).do
}

describe('a single-player game', () => {
  it('[H9] is marked by Enter and by keys at the cursor, which type nothing', async () => {
    await begin()
    await press('enter', 'right', '#', '*', '-')
    expect(moves()).toEqual(['a1', 'shade b1', 'keep b1', 'clear b1'])
  })

  it('[H7] accepts no mark while paused, and resumes by the same key', async () => {
    await begin()
    await press('enter')
    fake.clock.advance(5_000)
    await press(';')
    fake.clock.advance(60_000)
    await press('-', 'b', ';')
    expect(moves()).toEqual(['a1', 'pause', 'resume'])
    fake.clock.advance(2_000)
    await type(SOLVING_MOVE)
    expect(fake.savedGames.at(-1)?.finished).toBe(true)
    const table = resumeTable(fake.host, loaded, fake.savedGames.at(-1)!.saved)
    expect(table.ok && elapsedMs(table.value.stopwatch!, 0)).toBe(7_000)
  })

  it('[H7] is paused while the player is away, and resumes when it is opened again', async () => {
    await begin()
    await press('enter')
    fake.clock.advance(5_000)
    await press('escape')
    expect(shell.top()).toBe(menu)
    expect(moves()).toEqual(['a1', 'pause'])
    fake.clock.advance(3_600_000)
    const table = resumeTable(fake.host, loaded, fake.savedGames[0]!.saved)
    if (!table.ok) throw new Error(table.rejection.code)
    fake.clock.advance(1_000)
    expect(elapsedMs(table.value.stopwatch!, fake.clock.now())).toBe(6_000)
    expect(isGamePaused({ stopwatch: table.value.stopwatch, ending: undefined } as never)).toBe(false)
  })

  it('[H7] has its time saved while the player thinks, so that it is not lost when the program is killed', async () => {
    await begin()
    fake.clock.advance(2_000)
    await press('enter')
    fake.clock.advance(11_000)
    await shell.finishPendingWork()
    const table = resumeTable(fake.host, loaded, fake.savedGames[0]!.saved)
    if (!table.ok) throw new Error(table.rejection.code)
    expect(elapsedMs(table.value.stopwatch!, fake.clock.now())).toBeGreaterThanOrEqual(10_000)
    await press('right', 'enter')
    expect(moves()).toEqual(['a1', 'b1'])
  })

  it('is not saved without a move', async () => {
    await begin()
    await press('escape')
    expect(fake.savedGames).toEqual([])
  })

  it('asks before it shows the solution, by key and by word', async () => {
    await begin()
    await press('\\', 'escape')
    await type('solution')
    await press('escape')
    expect(moves()).toEqual([])
    await press('\\', 'enter')
    expect(moves()).toEqual(['solution'])
  })

  it('has nobody to resign to', async () => {
    await begin()
    await type(':resign')
    await press('enter')
    expect(moves()).not.toContain('resign')
  })

  it('is followed by another puzzle with the same choices', async () => {
    await begin({ ...GENERATED_PUZZLE.params, mode: 'practice' })
    await type(SOLVING_MOVE)
    await press('n')
    await press('#')
    expect(fake.savedGames.map(game => game.finished)).toEqual([true, false])
    expect(fake.savedGames[1]!.saved.record.params).toMatchObject({ mode: 'practice', size: 5 })
  })
})

describe('generating a puzzle', () => {
  it('can be cancelled, which leads back to the last screen', async () => {
    let cancelled = 0
    const think: EngineClient['request'] = () => {
      let fail = (_: Error) => {}
      const answer = new Promise<never>((_, refuse) => {
        fail = refuse
      })
      const cancel = () => {
        cancelled++
        fail(new Error('cancelled'))
      }
      return { result: answer, cancel }
    }
    open(createFakeTerminalHost(think))
    const begun = begin({ size: 6 })
    expect(shell.top()).not.toBe(menu)
    await press('x', 'escape')
    expect(await begun).toBeUndefined()
    expect([cancelled, shell.top()]).toEqual([1, menu])
  })

  it('is refused by a sentence on the form, with nothing lost', async () => {
    const think = () => ({
      result: Promise.resolve(rejectWith<{ 'no-puzzle': Record<never, never> }>()('no-puzzle')),
      cancel() {},
    })
    open(createFakeTerminalHost(think as unknown as EngineClient['request']))
    const form = createSetupForm(shell, loaded)
    shell.open(form)
    await press('enter')
    expect(shell.top()).toBe(form)
    expect(fake.savedGames).toEqual([])
  })
})
