import { accept, type Result, reject } from '#kernel/result.ts'
import type { Tool } from '#kernel/tool.ts'
import { boardWords } from '../board-words.ts'
import { sheetWords } from '../help-words.ts'
import { boardKindOf } from '../rules/board.ts'
import type { GeneratedPuzzle } from '../rules/puzzle-request.ts'
import { GRADE_NAMES } from '../rules/types.ts'
import { pdfOf } from '../sheet/pdf.ts'
import { type SheetPuzzle, sheetOf } from '../sheet/sheet.ts'
import { svgOf } from '../sheet/svg.ts'
import {
  type GenerateRequest,
  generatePuzzles,
  REQUEST_FLAGS,
  readGenerateRequest,
} from './generate-request.ts'

const WRITERS: Readonly<Record<string, (pages: ReturnType<typeof sheetOf>) => string | Uint8Array>> = {
  pdf: pages => pdfOf(pages, 'Solitudo'),
  svg: svgOf,
}

/** More would be no sheet but a book. */
const MOST = 300

export const printTool: Tool = {
  summary: 'Makes sheets of A4 with puzzles to solve with a pencil, and their solutions at the end.',
  outputUsage: 'OUT.pdf|OUT.svg',
  flags: REQUEST_FLAGS,
  examples: [
    'quincunx solitudo print --size 8 --count 6 sheet.pdf',
    'quincunx solitudo print --hex 4 --grade gentle --seed plum hexagons.svg',
  ],
  async run(call) {
    const write = WRITERS[call.output?.split('.').at(-1)?.toLowerCase() ?? '']
    if (!write) return reject('sheet-unnamed')
    const order = readGenerateRequest(call, 6)
    if (!order.ok) return order
    if (order.value.count > MOST) return reject('sheet-too-long', { most: MOST })
    const puzzles = toSheetPuzzles(order.value, [...generatePuzzles(order.value, call)])
    if (!puzzles.ok) return puzzles
    await call.save(write(sheetOf(sheetWords, puzzles.value)))
    if (call.json) call.write(JSON.stringify({ file: call.output, seed: order.value.seed }))
    else call.write(`${call.output}: ${puzzles.value.length} puzzles of the seed ${order.value.seed}`)
    return accept(undefined)
  },
}

function toSheetPuzzles(
  { seed }: GenerateRequest,
  made: readonly (GeneratedPuzzle | undefined)[],
): Result<SheetPuzzle[]> {
  const puzzles = made.flatMap((one, index): SheetPuzzle[] => {
    if (!one) return []
    const { puzzle, solution, grade } = one
    const rows = puzzle.cells.length
    const board = boardWords({ board: boardKindOf(puzzle), rows, cols: puzzle.cells[0]!.length })
    return [
      {
        puzzle,
        solution,
        heading: `${index + 1} · ${board}, ${GRADE_NAMES[grade - 1]}`,
        name: `seed ${seed}, puzzle ${index + 1}`,
      },
    ]
  })
  return puzzles.length === made.length ? accept(puzzles) : reject('none-found')
}
