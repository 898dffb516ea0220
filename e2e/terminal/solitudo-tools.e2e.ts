import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { COMMAND } from '../paths.ts'
import { runPiped } from './pipe.ts'

const PUZZLE = '43115/35234/14453/12231/41321'
/** Far more than the memory below holds as puzzles, though not as lines. */
const MANY = 2_000
const SMALL_MEMORY = '--max-old-space-size=32'

function start(...toolArguments: readonly string[]) {
  const child = spawn(process.execPath, [SMALL_MEMORY, COMMAND, 'solitudo', ...toolArguments])
  onTestFinished(() => void child.kill())
  // The command may end before all of its input is written.
  child.stdin.on('error', () => {})
  child.stdin.end(`${PUZZLE}\n`.repeat(MANY))
  return child
}

it('any number of puzzles is solved in little memory', async () => {
  const child = start('solve', '-', '--json')
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect(code).toBe(0)
  expect(output.split('\n')).toHaveLength(MANY + 1)
})

it.each(['solve', 'explain'])(
  '%s stops without an error when nobody reads its answers any more',
  async tool => {
    const child = start(tool, '-', '--json')
    const closed = once(child, 'close')
    const errors = text(child.stderr)
    const [first] = await once(child.stdout, 'data')
    child.stdout.destroy()
    expect(String(first)).toContain('"solutions":1')
    expect(await closed).toEqual([0, null])
    expect(await errors).toBe('')
  },
)

it('a file with one row per line is one puzzle, and an empty one is an error', async () => {
  const solve = ['solitudo', 'solve', '-', '--json']
  const solved = await runPiped({ commandArguments: solve, lines: PUZZLE.split('/') })
  expect(JSON.parse(solved.output)).toMatchObject({ solutions: 1, grade: 2 })
  expect(await runPiped({ commandArguments: solve })).toEqual({
    output: '',
    errors: 'quincunx: The input is empty: there is no puzzle in it.\n',
    code: 1,
  })
})
