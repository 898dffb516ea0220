import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { PROGRAM } from './places.ts'

async function pipe(lines: readonly string[], given: readonly string[] = []) {
  const shelf = await mkdtemp(join(tmpdir(), 'quincunx-shelf-'))
  onTestFinished(() => rm(shelf, { recursive: true, force: true }))
  const child = spawn(process.execPath, [PROGRAM, '--shelf', shelf, '--plain', ...given])
  const done = new Promise<number | null>(resolve => child.on('close', resolve))
  child.stdin.end(lines.map(line => `${line}\n`).join(''))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { shelf, output, errors, code: await done }
}

const PLAY = [
  '--game',
  'obstruction',
  '--setup',
  '{"rows":5,"cols":5,"starter":"first"}',
  '--players',
  '[{"kind":"person","name":"You"},{"kind":"computer","level":"casual"}]',
  '--seed',
  'e2e',
]

it('plays by lines from a pipe without a single control sequence, and keeps the game', async () => {
  const { output, code, shelf } = await pipe(['c3', 'c3', 'nonsense', 'undo', 'c3', 'board', 'log'], PLAY)
  expect(code).toBe(0)
  expect(output).not.toContain(String.fromCharCode(27))
  expect(output).toContain('c3 already holds an X.')
  expect(output).toContain('“nonsense” is not a cell.')
  expect(output).toContain('Taken back.')
  expect(output).toContain('The input has ended')
  const [kept] = await readdir(shelf)
  const replayed = await pipe([], ['--replay', join(shelf, kept!)])
  expect(replayed.output).toContain('1. X c3, 16 open')
})

it('ends with a sentence and code 1 when the set-up is impossible', async () => {
  const { errors, code } = await pipe([], PLAY.with(3, '{"rows":4}'))
  expect(code).toBe(1)
  expect(errors).toContain('rows must be a whole number from 5 to 10')
})
