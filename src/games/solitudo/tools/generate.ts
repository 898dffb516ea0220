import { accept, reject } from '#kernel/result.ts'
import type { Tool } from '#kernel/tool.ts'
import { writePuzzle } from '../rules/puzzle.ts'
import type { GeneratedPuzzle } from '../rules/puzzle-request.ts'
import { generatePuzzles, REQUEST_FLAGS, readGenerateRequest } from './generate-request.ts'

export const generateTool: Tool = {
  summary: 'Makes puzzles, each with exactly one solution, a line each.',
  flags: REQUEST_FLAGS,
  examples: [
    'quincunx solitudo generate --size 8 --grade tricky',
    'quincunx solitudo generate --size 10 --grade 3 --count 1000 --seed plum --json',
    'quincunx solitudo generate --hex 4 --holes --count 5',
  ],
  async run(call) {
    const order = readGenerateRequest(call, 1)
    if (!order.ok) return order
    for (const made of generatePuzzles(order.value, call)) {
      if (!made) return reject('none-found')
      call.write(call.json ? JSON.stringify(toJson(made)) : writePuzzle(made.puzzle))
    }
    return accept(undefined)
  },
}

/** A puzzle as other programs like it. Its id is itself, in our own form. */
function toJson({ puzzle, solution, grade }: GeneratedPuzzle): object {
  const { cells } = puzzle
  return { id: writePuzzle(puzzle), rows: cells.length, cols: cells[0]!.length, cells, solution, grade }
}
