import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { completionScript, SHELLS } from './completion.ts'
import { allPages } from './manual/all-pages.ts'
import { COMMANDS } from './run-command.ts'

/** The words that bash offers for a line that ends at the cursor. */
function completeInBash(script: string, ...words: readonly string[]): readonly string[] {
  const line = words.map(word => `'${word}'`).join(' ')
  const program = `${script}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _quincunx; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', program], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim().split('\n')
}

test('bash completes commands, games, tools and flags', async () => {
  const script = completionScript('bash', await allPages())
  expect(completeInBash(script, 'quincunx', 'pl')).toEqual(['play'])
  expect(completeInBash(script, 'quincunx', 'play', 'so')).toEqual(['solitudo'])
  expect(completeInBash(script, 'quincunx', 'play', 'obstruction', '--ro')).toEqual(['--rows'])
  expect(completeInBash(script, 'quincunx', 'obstruction', 's')).toEqual(['solve'])
  expect(completeInBash(script, 'quincunx', 'obstruction', 'solve', '--rows', '6', '--mo')).toEqual([
    '--moves',
  ])
  expect(completeInBash(script, 'quincunx', 'lexicon', 'ra')).toEqual(['rack'])
  expect(completeInBash(script, 'quincunx', 'learn', 'wor')).toEqual(['worderly'])
})

test.each(SHELLS)('%s knows every command', async shell => {
  const script = completionScript(shell, await allPages())
  for (const command of Object.keys(COMMANDS)) expect(script).toContain(command)
})
