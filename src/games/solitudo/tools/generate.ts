import { accept } from '#kernel/result.ts'
import type { Tool } from '#kernel/tool.ts'
import { writePuzzle } from '../rules/puzzle.ts'
import type { GeneratedPuzzle } from '../rules/puzzle-request.ts'
import { rejectGenerator } from '../rules/refusals.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { toolText } from '../text/en-tools.ts'
import { generatePuzzles, REQUEST_FLAGS, readGenerateRequest } from './generate-request.ts'

export const generateTool: Tool<SolitudoTypes['refusals']> = {
  summary: toolText.generate.summary,
  flags: REQUEST_FLAGS,
  examples: [
    'quincunx solitudo generate --size 8 --grade tricky',
    'quincunx solitudo generate --size 10 --grade 3 --count 1000 --seed plum --json',
    'quincunx solitudo generate --hex 4 --holes --count 5',
  ],
  async run(call) {
    const request = readGenerateRequest(call, 1)
    if (!request.ok) return request
    for (const generated of generatePuzzles(request.value, call)) {
      if (!generated) return rejectGenerator('none-found')
      call.write(call.json ? JSON.stringify(toJson(generated)) : writePuzzle(generated.puzzle))
    }
    return accept(undefined)
  },
}

/** The JSON output for a puzzle; its id is the puzzle's own text. */
function toJson({ puzzle, solution, grade }: GeneratedPuzzle): object {
  const { cells } = puzzle
  return { id: writePuzzle(puzzle), rows: cells.length, cols: cells[0]!.length, cells, solution, grade }
}
