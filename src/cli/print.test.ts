import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UserError } from '#kernel/errors.ts'
import { errorText } from './print.ts'
import { runCommand } from './run-command.ts'

beforeEach(() => {
  vi.stubEnv('QUINCUNX_CONFIG', '/nowhere/at/all')
  vi.stubEnv('QUINCUNX_DATA', '/nowhere/at/all')
  vi.stubEnv('LC_ALL', 'C.UTF-8')
})

const UNSAFE = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u

describe('an error', () => {
  it('begins with the name of the program and is wrapped between words', () => {
    expect(errorText(new UserError('There’s no such board.'), undefined)).toBe(
      'quincunx: There’s no such board.',
    )
    expect(errorText(new UserError('There’s no such board.'), 24)).toBe('quincunx: There’s no\nsuch board.')
  })

  it('has ASCII punctuation where the locale has no other', () => {
    vi.stubEnv('LC_ALL', 'C')
    expect(errorText(new UserError('Can’t read “x”…'), undefined)).toBe('quincunx: Can\'t read "x"...')
  })

  it('quotes no control character of an argument', async () => {
    const hostile = fc
      .string({ unit: 'grapheme', maxLength: 6 })
      .map(text => `\u001b]0;pwned\u0007\u202e${text}`)
    const commands = fc.constantFrom<readonly string[]>(
      [],
      ['play'],
      ['play', 'obstruction', '--computer'],
      ['play', 'obstruction', '--rows'],
      ['play', 'solitudo', '--puzzle-file'],
      ['open'],
      ['replay'],
      ['export'],
      ['learn'],
      ['daily', 'solitudo'],
      ['games'],
      ['account'],
      ['lexicon', 'look'],
      ['obstruction'],
      ['join'],
      ['serve', '--log'],
    )
    const output = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
    await fc.assert(
      fc.asyncProperty(commands, hostile, async (command, text) => {
        const failure = await runCommand([...command, text]).catch((error: unknown) => error)
        expect(errorText(failure, 80)).not.toMatch(UNSAFE)
        expect(output.mock.calls.join('')).not.toMatch(UNSAFE)
      }),
      { numRuns: 60 },
    )
    output.mockRestore()
  })
})

it('nothing is printed except through the functions that make it safe', () => {
  const root = join(import.meta.dirname, '..')
  const files = ['cli', 'terminal'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
  )
  const direct = files
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(file =>
      /console\.(log|error|warn)|\b(stdout|stderr|output)\.write\(/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
  expect(direct.toSorted()).toEqual(DIRECT_WRITERS)
})

/** They make texts safe themselves, or write nothing but their own escape sequences and prompts. */
const DIRECT_WRITERS = [
  'cli/commands/export.ts',
  'cli/commands/picture.ts',
  'cli/print.ts',
  'cli/quincunx.ts',
  'cli/run-tool.ts',
  'cli/secret-input.ts',
  'terminal/kit/background-colour.ts',
  'terminal/kit/printable.ts',
  'terminal/screens/online/table-screen.ts',
  'terminal/screens/pages/copy-text.tsx',
  'terminal/shell/stage.tsx',
  'terminal/text-mode/text-console.ts',
]
