import { type Cell, readCell, sameCell, writeCell } from '#kernel/grid.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type PlayRefusals, reject } from './refusals.ts'
import type { Mark, Move } from './types.ts'

const VERBS: Readonly<Record<Mark, string>> = { shaded: 'shade', kept: 'keep', unmarked: 'clear' }

const MARK_BY_VERB: Readonly<Record<string, Mark>> = {
  shade: 'shaded',
  '#': 'shaded',
  keep: 'kept',
  '*': 'kept',
  clear: 'unmarked',
  '-': 'unmarked',
}

const COMMANDS: Readonly<Record<string, Move>> = {
  try: { kind: 'try' },
  hold: { kind: 'hold' },
  drop: { kind: 'drop' },
  solution: { kind: 'reveal' },
}

/** `b3` cycles a cell; `shade b3 c4`, `keep b3`, `clear b3` mark cells; `try`, `hold`, `drop`, `solution`. */
export const notation = {
  write(move: Move): string {
    switch (move.kind) {
      case 'mark':
        return [VERBS[move.mark], ...move.cells.map(writeCell)].join(' ')
      case 'cycle':
        return writeCell(move.cell)
      case 'reveal':
        return 'solution'
      default:
        return move.kind
    }
  },
  read(text: string): Result<Move, PlayRefusals> {
    const typed = text.trim().toLowerCase()
    const command = Object.hasOwn(COMMANDS, typed) ? COMMANDS[typed] : undefined
    if (command) return accept(command)
    const cell = readCell(typed)
    if (cell) return accept({ kind: 'cycle', cell })
    const [, verb, rest] = /^(#|\*|-|(?:shade|keep|clear)(?=\s|$))(.*)$/s.exec(typed) ?? []
    if (verb === undefined) return unreadable(text)
    const names = rest!.split(/[\s,]+/).filter(Boolean)
    if (names.length === 0) return reject('cells-unnamed', { verb: VERBS[MARK_BY_VERB[verb]!] })
    const cells: Cell[] = []
    for (const name of names) {
      const named = readCell(name)
      if (!named) return unreadable(name)
      if (!cells.some(one => sameCell(one, named))) cells.push(named)
    }
    return accept({ kind: 'mark', mark: MARK_BY_VERB[verb]!, cells })
  },
}

function unreadable(text: string): Result<never, PlayRefusals> {
  return reject('unreadable-move', { text: text.trim().slice(0, 20) })
}
