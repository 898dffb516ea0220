import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMAND, ROOT } from '../paths.ts'
import { shareServer } from './server.ts'

const server = shareServer()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quincunx-readme-'))
  await symlink(join(ROOT, 'examples'), join(folder, 'examples'))
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

const README = readFileSync(join(ROOT, 'README.md'), 'utf8')

/** The commands in the README, without what is said about them behind a gap. */
const COMMANDS = [...README.matchAll(/^bin\/quincunx ?(.*)$/gm)].map(([, rest]) =>
  rest!.split(/ {2,}/)[0]!.trim(),
)

/** They need a screen, or a table that somebody has opened. */
const UNTESTED = [
  '',
  'join K7-PLUM --server http://localhost:4747',
  'watch K7-PLUM --server http://localhost:4747',
]

/** Enough to make a move where there is a board, and then to leave. */
const LINES = ['c3', 'a1', 'quit', 'quit', 'e', 'e']

async function run(command: string, lines = LINES) {
  const commandArguments = [...command.matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, quoted, plain]) => quoted ?? plain!)
    .map(argument => argument.replace('http://localhost:4747', server.address))
  const child = spawn(process.execPath, [COMMAND, ...commandArguments], {
    cwd: folder,
    env: {
      ...process.env,
      LC_ALL: 'C.UTF-8',
      QUINCUNX_DATA: join(folder, 'data'),
      QUINCUNX_CONFIG: join(folder, 'config'),
    },
  })
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  child.stdin.on('error', () => {})
  child.stdin.end(lines.map(line => `${line}\n`).join(''))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { output, errors, code }
}

describe('every command in the README works as it is written there', () => {
  // In this order: some go on with what an earlier one has saved.
  it.each(COMMANDS.filter(command => !UNTESTED.includes(command)))('bin/quincunx %s', async command => {
    // Long jobs do less of the same, and a table for two is left while it waits.
    const shorter = command.replace(/--games \d+/, '--games 2').replace(/--count \d+/, '--count 2')
    const isWaiting = command.startsWith('play') && command.includes('--server')
    const { output, errors, code } = await run(isWaiting ? `${shorter} --computer casual` : shorter)
    expect([code, errors]).toEqual([0, ''])
    if (!command.includes('sheet.pdf')) expect(output).not.toBe('')
  })

  it('and a game in text mode reads as it does there', async () => {
    const [, command, transcript] = /^\$ bin\/quincunx (.*)\n([\s\S]*?)```/m.exec(README)!
    const typed = [...transcript!.matchAll(/^> (.*)$/gm)].map(([, line]) => line!)
    const { output } = await run(command!, typed)
    expect(output.slice(0, transcript!.length)).toBe(transcript)
  })

  it('names no file that is not in examples or written by a command', () => {
    const files = COMMANDS.flatMap(command => command.match(/\S+\.(?:txt|json|gcg|pdf)\b/g) ?? [])
    const written = ['game.json', 'everything.json', 'sheet.pdf']
    expect(files.filter(file => !file.startsWith('examples/') && !written.includes(file))).toEqual([])
  })
})
