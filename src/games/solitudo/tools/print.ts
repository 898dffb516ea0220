import { accept, type Result } from '#kernel/result.ts'
import type { Tool } from '#kernel/tool.ts'
import { boardKindOf } from '../rules/board.ts'
import type { GeneratedPuzzle } from '../rules/puzzle-request.ts'
import { type GeneratorRefusals, rejectGenerator, rejectTool } from '../rules/refusals.ts'
import { GRADE_NAMES, type SolitudoTypes } from '../rules/types.ts'
import { pdfOf } from '../sheet/pdf.ts'
import { type SheetPuzzle, sheetOf } from '../sheet/sheet.ts'
import { svgOf } from '../sheet/svg.ts'
import { describeBoard } from '../text/en.ts'
import { sheetText, toolText } from '../text/en-tools.ts'
import {
  type GenerateRequest,
  generatePuzzles,
  REQUEST_FLAGS,
  readGenerateRequest,
} from './generate-request.ts'

const WRITERS: Readonly<Record<string, (pages: ReturnType<typeof sheetOf>) => string | Uint8Array>> = {
  pdf: pages => pdfOf(pages, sheetText.title),
  svg: svgOf,
}

/** The maximum number of puzzles in a file. */
const MOST = 300

export const printTool: Tool<SolitudoTypes['refusals']> = {
  summary: toolText.print.summary,
  outputUsage: 'OUT.pdf|OUT.svg',
  flags: { ...REQUEST_FLAGS, force: { kind: 'switch', help: toolText.print.force } },
  examples: [
    'quincunx solitudo print --size 8 --count 6 sheet.pdf',
    'quincunx solitudo print --hex 4 --grade gentle --seed plum hexagons.svg',
  ],
  async run(call) {
    const write = WRITERS[call.output?.split('.').at(-1)?.toLowerCase() ?? '']
    if (!write) return rejectTool('sheet-unnamed')
    const request = readGenerateRequest(call, 6)
    if (!request.ok) return request
    if (request.value.count > MOST) return rejectTool('sheet-too-long', { most: MOST })
    const puzzles = toSheetPuzzles(request.value, [...generatePuzzles(request.value, call)])
    if (!puzzles.ok) return puzzles
    await call.save(write(sheetOf(sheetText, puzzles.value)), { isNew: call.flags.force !== true })
    if (call.json) call.write(JSON.stringify({ file: call.output, seed: request.value.seed }))
    else call.write(toolText.print.saved(call.output, puzzles.value.length, request.value.seed))
    return accept(undefined)
  },
}

function toSheetPuzzles(
  { seed }: GenerateRequest,
  generated: readonly (GeneratedPuzzle | undefined)[],
): Result<SheetPuzzle[], GeneratorRefusals> {
  const puzzles = generated.flatMap((one, index): SheetPuzzle[] => {
    if (!one) return []
    const { puzzle, solution, grade } = one
    const rows = puzzle.cells.length
    const board = describeBoard({ board: boardKindOf(puzzle), rows, cols: puzzle.cells[0]!.length })
    return [
      {
        puzzle,
        solution,
        heading: toolText.print.heading(index + 1, board, GRADE_NAMES[grade - 1]),
        name: toolText.print.name(seed, index + 1),
      },
    ]
  })
  return puzzles.length === generated.length ? accept(puzzles) : rejectGenerator('none-found')
}
