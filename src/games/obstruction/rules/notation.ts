import { readCell, writeCell } from '#kernel/grid.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type Move, type Refusals, reject } from './types.ts'

/** A cell as `c3`, a proposed size as `7x8` (rows, then columns). */
export const notation = {
  write(move: Move): string {
    return move.kind === 'mark' ? writeCell(move.cell) : `${move.rows}x${move.cols}`
  },
  read(text: string): Result<Move, Refusals> {
    const cell = readCell(text)
    if (cell) return accept({ kind: 'mark', cell })
    const size = /^\s*([1-9]\d?)\s*[x×]\s*([1-9]\d?)\s*$/i.exec(text)
    if (size) return accept({ kind: 'propose', rows: Number(size[1]), cols: Number(size[2]) })
    return reject('unreadable-move', { text: text.trim().slice(0, 20) })
  },
}
