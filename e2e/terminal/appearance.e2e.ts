import { expect, it } from 'vitest'
import { openWindow } from './headless-window.ts'
import { ANN_AND_BO, obstructionArguments } from './obstruction-arguments.ts'

it('only ASCII characters are drawn where the locale has no others', async () => {
  const window = await openWindow({
    commandArguments: obstructionArguments(5, ...ANN_AND_BO),
    variables: { LANG: 'C', LC_ALL: 'C' },
  })
  await window.see('Ann to place an X.')
  await window.type('c3\r')
  const seen = await window.see('Bo to place an O.')
  expect(seen).toContain('|###|')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the screen has ASCII characters only
  expect(seen).toMatch(/^[\x00-\x7f]*$/)
})
