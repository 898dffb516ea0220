import { stripVTControlCharacters } from 'node:util'
import { renderToString } from 'ink'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { readExerciseLog } from '#app/exercises/exercise-log-format.ts'
import { loadExercise } from '#app/exercises/load-exercise.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { createDirectEngineClient } from '#testing/fakes/direct-engine-client.ts'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { loadGameOrThrow } from '../../game/loaded-game.ts'
import { createTheme } from '../../kit/theme.ts'
import { createShell } from '../../shell/shell.ts'
import { createExerciseMenu } from '../menus/exercise-menu.ts'
import { createExerciseScreen } from './exercise.tsx'

const engine = createDirectEngineClient()
const ID = 'winning-move/900/shown'

async function open(start: string) {
  const { host: fake, clock, keyValueStore } = createFakeTerminalHost(engine.request)
  const host = { ...fake, analysisEngine: engine } as TerminalHost
  const shell = createShell(host, createTheme({ colours: 'none', hasUnicode: false }))
  const loaded = await loadGameOrThrow('obstruction')
  shell.open(createExerciseMenu(shell, loaded))
  shell.open(createExerciseScreen(shell, loaded, { start }))
  const shown = () =>
    stripVTControlCharacters(renderToString(shell.top()!.draw({ columns: 100, rows: 30 }) as ReactElement))
  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      shell.top()?.press(key)
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  await expect.poll(shown).not.toContain('Preparing')
  return { shown, press, clock, log: () => readExerciseLog(keyValueStore, 'obstruction') }
}

async function answer(): Promise<string> {
  const made = await loadExercise(engine, await loadGameOrThrow('obstruction'), ID).result
  if (!made.ok) throw new Error(made.rejection.code)
  return made.value.answers[0]!
}

test('an exercise is solved on the play screen; Enter leads to the next one, Escape to the menu', async () => {
  const { shown, press, log } = await open(ID)
  expect(shown()).toContain('Only one move wins. Find it.')
  const move = await answer()
  await press(...move, 'enter')
  await expect.poll(shown).toContain(`Right: only ${move} wins.`)
  expect(log().attempts).toMatchObject([{ id: ID, credit: 1 }])
  await press('b')
  expect(shown()).toContain('Bookmarked.')
  await press('enter')
  await expect.poll(shown).toContain('Your turn.')
  await press('escape')
  expect(shown()).toContain('1 of 1 solved')
  expect(shown()).toMatch(/Bookmarks\s+1/)
})

test('after a wrong move the refutation is shown, and < tries again without counting', async () => {
  const { shown, press, log } = await open(ID)
  await press('\\', 'enter')
  await expect.poll(shown).toContain(`The answer: ${await answer()}.`)
  await press('<', ...(await answer()), 'enter')
  await expect.poll(shown).toContain('Right: only')
  expect(log().attempts).toMatchObject([{ credit: 0 }])
})

test('a timed challenge ends by the clock', async () => {
  const { shown, press, clock, log } = await open('timed')
  expect(shown()).toMatch(/Solved: 0, 3:00 left/)
  clock.advance(180_000)
  expect(shown()).toContain('Time is up. You solved 0.')
  expect(log().challenges).toMatchObject([{ mode: 'timed', solved: 0 }])
  await press('enter')
  await expect.poll(shown).toContain('3:00 left')
})

test('a series without exercises says why', async () => {
  const { shown } = await open('mistakes')
  expect(shown()).toContain('No mistakes are waiting.')
})
