import { stripVTControlCharacters } from 'node:util'
import { renderToString } from 'ink'
import type { ReactElement } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import { accept } from '#kernel/result.ts'
import {
  createFakeTerminalHost,
  type FakeTerminalHost,
  GENERATED_PUZZLE,
  loadSolitudo,
} from '#testing/fakes/fake-terminal-host.ts'
import { createTheme } from '../../kit/theme.ts'
import { SINGLE_PLAYER } from '../../setup/players.ts'
import { createShell, type Shell } from '../../shell/shell.ts'
import { beginLocalGame } from '../play/local-game.ts'
import { createNotice } from './notice.tsx'

let fake: FakeTerminalHost
let shell: Shell

beforeEach(async () => {
  const loaded = await loadSolitudo()
  const engine = await loaded.createEngine(() => {})
  const request = ((job: { do: string; view: object }) => ({
    result: Promise.resolve(
      job.do === 'walkthrough' ? engine.walkthrough!(job.view) : accept(GENERATED_PUZZLE),
    ),
    cancel() {},
  })) as unknown as EngineClient['request']
  fake = createFakeTerminalHost(request)
  shell = createShell(fake.host, createTheme({ colours: 'none', hasUnicode: false }))
  shell.open(createNotice(shell, 'Menu', ''))
  const gameRequest = { game: 'solitudo', params: GENERATED_PUZZLE.params, players: SINGLE_PLAYER }
  await beginLocalGame(shell, { loaded, request: gameRequest })
})

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    shell.top()?.press(key)
    await new Promise(resolve => setTimeout(resolve))
  }
  await shell.finishPendingWork()
}

function drawn(): string {
  const screen = shell.top()!.draw({ columns: 90, rows: 24 }) as ReactElement
  return stripVTControlCharacters(renderToString(screen, { columns: 90 })).replaceAll(/\s+/g, ' ')
}

const hints = () =>
  fake.savedGames.at(-1)!.saved.record.entries.filter(({ action }) => action.do === 'hint').length

it('[H14] Ctrl-E explains the position step by step, and every step that is looked at counts as a hint', async () => {
  await press('ctrl+e')
  expect(drawn()).toMatch(/\d+ steps from here to the solution\..* Each step you look at counts as a hint\./)
  await press('right', 'right', 'left', 'right')
  expect(drawn()).toContain('Step 2 of ')
  expect(hints()).toBe(2)
  await press('escape')
  expect(drawn()).not.toContain('Step 2 of ')
})

it('[H14] the steps play by themselves until they are paused', async () => {
  await press('ctrl+e', 'space')
  expect(drawn()).toContain('Step 1 of ')
  expect(drawn()).toContain('pause')
  fake.clock.advance(12_000)
  expect(drawn()).not.toContain('Step 1 of ')
  await press('space')
  const paused = drawn()
  fake.clock.advance(60_000)
  expect(drawn()).toBe(paused)
})

it('[H14] the same by the typed word', async () => {
  await press(...'explain', 'enter')
  expect(drawn()).toContain('steps from here to the solution')
})
