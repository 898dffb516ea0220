import { type Cell, readCell, writeCell } from '#kernel/grid.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type PlayRefusals, reject } from './refusals.ts'
import type { Mark, Marking, Move } from './types.ts'

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

/**
 * `b3` cycles a cell; `shade b3 c4`, `keep b3`, `clear b3` mark cells, and `shade b3 keep b2 c3` does both in one move;
 * `try`, `hold`, `drop`, `solution`.
 */
export const notation = {
  write(move: Move): string {
    switch (move.kind) {
      case 'mark':
        return [move, ...(move.along ? [move.along] : [])].map(writeMarking).join(' ')
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
    const [names, also, others, ...more] = rest!.split(/(?:^|\s)(shade|keep|clear)(?=\s|$)/)
    if (more.length > 0) return unreadable(text)
    const main = readMarking(verb, names!)
    if (!main.ok || also === undefined) return main.ok ? accept({ kind: 'mark', ...main.value }) : main
    const along = readMarking(also, others!)
    if (!along.ok) return along
    const mainCells = new Set(main.value.cells.map(writeCell))
    const isTwice = along.value.cells.some(cell => mainCells.has(writeCell(cell)))
    return isTwice || along.value.mark === main.value.mark
      ? unreadable(text)
      : accept({ kind: 'mark', ...main.value, along: along.value })
  },
}

function writeMarking({ mark, cells }: Marking): string {
  return [VERBS[mark], ...cells.map(writeCell)].join(' ')
}

function readMarking(verb: string, list: string): Result<Marking, PlayRefusals> {
  const mark = MARK_BY_VERB[verb]!
  const names = list.split(/[\s,]+/).filter(Boolean)
  if (names.length === 0) return reject('cells-unnamed', { verb: VERBS[mark] })
  const cells = new Map<string, Cell>()
  for (const name of names) {
    const named = readCell(name)
    if (!named) return unreadable(name)
    cells.set(writeCell(named), named)
  }
  return accept({ mark, cells: [...cells.values()] })
}

function unreadable(text: string): Result<never, PlayRefusals> {
  return reject('unreadable-move', { text: text.trim().slice(0, 20) })
}
