import { beforeEach, expect, it } from 'vitest'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { createTheme } from '../../kit/theme.ts'
import { createShell, type Shell } from '../../shell/shell.ts'
import { createDeleteForm } from './delete-form.ts'

let shell: Shell
let deletions: number

beforeEach(() => {
  deletions = 0
  shell = createShell(createFakeTerminalHost().host, createTheme({ colours: 'none', hasUnicode: false }))
  shell.open(
    createDeleteForm(shell, {
      title: 'Delete everything',
      warning: 'It can’t be undone.',
      done: 'Done.',
      async remove() {
        deletions += 1
      },
    }),
  )
})

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) shell.top()!.press(key)
  await new Promise(resolve => setImmediate(resolve))
}

it('Enter alone, however often it is pressed, deletes nothing', async () => {
  await press('enter')
  await press('enter', 'enter')
  expect(deletions).toBe(0)
})

it('another word deletes nothing', async () => {
  await press(...'yes', 'enter')
  expect(deletions).toBe(0)
})

it('the word deletes, once', async () => {
  await press(...'Delete', 'enter')
  expect(deletions).toBe(1)
})
