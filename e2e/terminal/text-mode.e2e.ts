import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { AGAINST_COMPUTER, obstructionArguments } from './obstruction-arguments.ts'
import { runPiped as run, temporaryFolder } from './pipe.ts'

async function pipe(lines: readonly string[], commandArguments: readonly string[] = []) {
  const folder = await temporaryFolder()
  return { games: join(folder, 'games'), ...(await run({ commandArguments, lines, folder })) }
}

const PLAY = obstructionArguments(5, '--seed', 'e2e', ...AGAINST_COMPUTER)

it('a game through a pipe has no control sequences, and is saved', async () => {
  const { output, code, games } = await pipe(['c3', 'c3', 'nonsense', 'undo', 'c3', 'board', 'log'], PLAY)
  expect(code).toBe(0)
  expect(output).not.toContain(String.fromCharCode(27))
  expect(output).toContain('c3 already has an X.')
  expect(output).toContain('“nonsense” is not a cell.')
  expect(output).toContain('Undone.')
  expect(output).toContain('The input has ended')
  const [file] = await readdir(games)
  const replayed = await pipe([], ['replay', join(games, file!)])
  expect(replayed.output).toContain('1. X c3, 16 open')
})

it('the replay of an impossible game is refused with one sentence', async () => {
  const { games } = await pipe(['c3'], PLAY)
  const [file] = await readdir(games)
  const saved = await readFile(join(games, file!), 'utf8')
  const { output, errors, code } = await pipe([saved.replace('"c3"', '"z9"')], ['replay', '-'])
  expect([output, code]).toEqual(['', 1])
  expect(errors).toBe('quincunx: The file is damaged: entry 1 isn’t possible. Nothing was imported.\n')
})

it('piped positions are solved, one JSON object a line', async () => {
  const positions = ['{"rows":6,"cols":6}', '{"rows":6,"cols":8,"moves":["c3","f6"]}']
  const { output, code } = await pipe(positions, ['obstruction', 'solve', '-', '--json'])
  expect(code).toBe(0)
  const answers = output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers).toMatchObject([
    { rows: 6, cols: 6, moves: [], toMove: 'X', outcome: 'win', nimber: expect.any(Number), complete: true },
    { rows: 6, cols: 8, moves: ['c3', 'f6'], toMove: 'X', outcome: expect.stringMatching(/^(win|loss)$/) },
  ])
  expect(answers[0].winningMoves).toContain('c3')
})

it.each([
  [['dance'], 'There’s no command “dance”.', 2],
  [['replay', '-'], 'This isn’t a saved Quincunx game.', 1],
])('%j ends with a sentence on standard error and a code', async (commandArguments, sentence, expected) => {
  const { output, errors, code } = await pipe([], commandArguments)
  expect(code).toBe(expected)
  expect(output).toBe('')
  expect(errors).toContain(sentence)
})
