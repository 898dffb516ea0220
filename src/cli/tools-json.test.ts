import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { gameIds, loadGame, provideLexicons } from '#games/catalog.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { runCommand } from './run-command.ts'

let output: MockInstance<typeof process.stdout.write>
beforeEach(() => {
  provideLexicons(openBundledWords)
  output = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
})
afterEach(() => output.mockRestore())

/** A quick command for a tool of each game that has tools. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  guessgo: ['simulate', '--size', '3', '--pool', '9', '--games', '2', '--seed', 'plum'],
  obstruction: ['solve', '--rows', '5', '--cols', '5'],
  scribble: ['query', 'TR...'],
  solitudo: ['solve', '--puzzle', 'https://puzz.link/p?hitori/4/4/1114142333214213'],
  worderly: ['generate', '--main', 'planet', '--seed', 'plum'],
}

it.each(gameIds)('%s has no tools, or one of them is asked below', async id => {
  const { tools } = await (await loadGame(id))!.loadTools()
  expect(Object.keys(tools).includes(QUESTIONS[id]?.[0] ?? '')).toBe(Object.keys(tools).length > 0)
})

it.each(Object.entries(QUESTIONS))('%s answers with one JSON object a line', async (game, question) => {
  expect(await runCommand([game, ...question, '--json'])).toBe(0)
  const lines = output.mock.calls.flatMap(([text]) => String(text).split('\n')).filter(line => line !== '')
  expect(lines).not.toEqual([])
  for (const line of lines) expect(JSON.parse(line)).toBeTypeOf('object')
})
