import { expect, test } from 'vitest'
import { LEVELS, LIVES } from '../rules/types.ts'
import { text } from './en.ts'

const help = (shell: 'browser' | 'terminal') =>
  text
    .help(shell)
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')

test('[W14] the help tells in each shell what is done there, and the lives of every level', () => {
  expect(help('terminal')).toMatch(/Type `S` to shuffle.*Type `E` to leave/)
  // On the wheel S and E are letters.
  expect(help('browser')).not.toMatch(/Type `[SE?]`/)
  expect(help('browser')).toMatch(/Draw a line.*Guess.*Hint/)
  for (const shell of ['browser', 'terminal'] as const)
    for (const level of LEVELS)
      expect(help(shell)).toMatch(new RegExp(`${level}\\D* ${LIVES[level]}\\b`, 'i'))
})
