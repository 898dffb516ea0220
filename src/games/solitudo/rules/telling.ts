import { columnLetters, writeCell } from '#kernel/grid.ts'
import type { Breach } from './breaches.ts'
import type { Mark, Step, TechniqueCode } from './techniques/technique.ts'
import type { Topology } from './topology.ts'

/** A line as people name it; a slanting line by the cells at its ends. */
export type LineName =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'column'; readonly column: string }
  | { readonly kind: 'slant'; readonly ends: readonly [string, string] }

/** A step with its cells by name: all that its sentence needs, and plain enough to travel in a note. */
export interface Telling {
  readonly technique: TechniqueCode
  /** The cells it reasons from, and their numbers. */
  readonly from: readonly string[]
  readonly numbers: readonly number[]
  readonly shaded: readonly string[]
  readonly kept: readonly string[]
  readonly line?: LineName
  readonly cutOff?: readonly string[]
  readonly suppositions?: readonly SuppositionTelling[]
}

export interface SuppositionTelling {
  readonly cell: string
  readonly mark: Mark
  readonly steps: readonly Telling[]
  readonly breach?: BreachTelling
}

export interface BreachTelling {
  readonly rule: Breach['rule']
  readonly cells: readonly string[]
  readonly number?: number
  readonly line?: LineName
}

export function tellStep(topology: Topology, step: Step): Telling {
  const { technique, from, conclusions, line, cutOff, suppositions } = step
  const names = (cells: readonly number[]) => cells.map(cell => nameOf(topology, cell))
  const marked = (mark: Mark) => names(conclusions.filter(one => one.mark === mark).map(({ cell }) => cell))
  return {
    technique,
    from: names(from),
    numbers: from.map(cell => topology.numbers[cell]!),
    shaded: marked('shaded'),
    kept: marked('kept'),
    ...(line !== undefined && { line: nameOfLine(topology, line) }),
    ...(cutOff && { cutOff: names(cutOff) }),
    ...(suppositions && {
      suppositions: suppositions.map(({ supposed, steps, breach }) => ({
        cell: nameOf(topology, supposed.cell),
        mark: supposed.mark,
        steps: steps.map(one => tellStep(topology, one)),
        ...(breach && { breach: tellBreach(topology, breach) }),
      })),
    }),
  }
}

export function tellBreach(topology: Topology, breach: Breach): BreachTelling {
  const cells = breach.cells.map(cell => nameOf(topology, cell))
  if (breach.rule !== 'repeated') return { rule: breach.rule, cells }
  const line = topology.lines.findIndex(one => breach.cells.every(cell => one.includes(cell)))
  return { rule: 'repeated', cells, number: breach.number, line: nameOfLine(topology, line) }
}

export function nameOf({ cells }: Topology, cell: number): string {
  return writeCell(cells[cell]!)
}

export function nameOfLine({ cells, lines }: Topology, line: number): LineName {
  const ends = [lines[line]![0]!, lines[line]!.at(-1)!].map(cell => cells[cell]!)
  const [first, last] = [ends[0]!, ends[1]!]
  if (first.row === last.row) return { kind: 'row', row: first.row + 1 }
  if (first.column === last.column) return { kind: 'column', column: columnLetters(first.column) }
  return { kind: 'slant', ends: [writeCell(first), writeCell(last)] }
}
