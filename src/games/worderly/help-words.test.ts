import { expect, test } from 'vitest'
import { helpIn } from './help-words.ts'
import { LEVELS, LIVES } from './rules/types.ts'

const told = (shell: 'browser' | 'terminal') =>
  helpIn(shell)
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')

test('[W14] the help tells in each shell what is done there, and the lives of every level', () => {
  expect(told('terminal')).toMatch(/Type S to shuffle.*Type E to leave/)
  // On the wheel S and E are letters.
  expect(told('browser')).not.toMatch(/Type [SE?]/)
  expect(told('browser')).toMatch(/Draw a line.*Guess.*Hint/)
  for (const shell of ['browser', 'terminal'] as const)
    for (const level of LEVELS)
      expect(told(shell)).toMatch(new RegExp(`${level}\\D* ${LIVES[level]}\\b`, 'i'))
})
