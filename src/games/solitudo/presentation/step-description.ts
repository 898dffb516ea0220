import { columnLetters, writeCell } from '#kernel/grid.ts'
import type { SettledMark, Step, TechniqueCode } from '../engine/techniques/technique.ts'
import type { Breach } from '../rules/breaches.ts'
import { BLANK } from '../rules/puzzle.ts'
import type { Topology } from '../rules/topology.ts'

/** A line as people name it; a slanting line by the cells at its ends. */
export type LineName =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'column'; readonly column: string }
  | { readonly kind: 'slant'; readonly ends: readonly [string, string] }

/** A step with its cells by name: the data of its sentence. Type aliases, since notes carry plain data and interfaces are none. */
export type StepDescription = {
  readonly technique: TechniqueCode
  /** The cells it reasons from, and their numbers; 0 for a blank cell. */
  readonly from: readonly string[]
  readonly numbers: readonly number[]
  readonly shaded: readonly string[]
  readonly kept: readonly string[]
  readonly line?: LineName
  readonly cutOff?: readonly string[]
  readonly suppositions?: readonly SuppositionDescription[]
}

export type SuppositionDescription = {
  readonly cell: string
  readonly mark: SettledMark
  readonly steps: readonly StepDescription[]
  readonly breach?: BreachDescription
}

export type BreachDescription = {
  readonly rule: Breach['rule']
  readonly cells: readonly string[]
  readonly number?: number
  readonly line?: LineName
}

export function describeStep(topology: Topology, step: Step): StepDescription {
  const { technique, from, conclusions, line, cutOff, suppositions } = step
  const names = (cells: readonly number[]) => cells.map(cell => cellName(topology, cell))
  const marked = (mark: SettledMark) =>
    names(conclusions.filter(one => one.mark === mark).map(({ cell }) => cell))
  return {
    technique,
    from: names(from),
    numbers: from.map(cell => Math.max(BLANK, topology.numbers[cell]!)),
    shaded: marked('shaded'),
    kept: marked('kept'),
    ...(line !== undefined && { line: lineName(topology, line) }),
    ...(cutOff && { cutOff: names(cutOff) }),
    ...(suppositions && {
      suppositions: suppositions.map(({ supposed, steps, breach }) => ({
        cell: cellName(topology, supposed.cell),
        mark: supposed.mark,
        steps: steps.map(one => describeStep(topology, one)),
        ...(breach && { breach: describeBreach(topology, breach) }),
      })),
    }),
  }
}

export function describeBreach(topology: Topology, breach: Breach): BreachDescription {
  const cells = breach.cells.map(cell => cellName(topology, cell))
  if (breach.rule !== 'repeated') return { rule: breach.rule, cells }
  const line = topology.lines.findIndex(one => breach.cells.every(cell => one.includes(cell)))
  return { rule: 'repeated', cells, number: breach.number, line: lineName(topology, line) }
}

export function cellName({ cells }: Topology, cell: number): string {
  return writeCell(cells[cell]!)
}

export function lineName({ cells, lines }: Topology, line: number): LineName {
  const ends = [lines[line]![0]!, lines[line]!.at(-1)!].map(cell => cells[cell]!)
  const [first, last] = [ends[0]!, ends[1]!]
  if (first.row === last.row) return { kind: 'row', row: first.row + 1 }
  if (first.column === last.column) return { kind: 'column', column: columnLetters(first.column) }
  return { kind: 'slant', ends: [writeCell(first), writeCell(last)] }
}
