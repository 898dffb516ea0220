import type { Breach } from '../../rules/breaches.ts'
import type { Topology } from '../../rules/topology.ts'
import { borderOf, componentToExplain } from './connectivity.ts'
import type { Consequences } from './follow-supposition.ts'
import { conclusionsFor, type Step } from './technique.ts'

/** The steps from a supposition to a broken rule, and no others. */
export function stepsToBreach(following: Consequences, { rule, cells }: Breach): Step[] {
  return stepsTo(following, rule === 'divided' ? borderOf(following.topology, cells) : cells)
}

/** The steps from a supposition to the marks of some cells, and no others. */
export function stepsTo(following: Consequences, cells: readonly number[]): Step[] {
  const needed = new Map<number, Step>()
  const open = [...cells]
  for (const cell of open) {
    const step = needed.has(cell) ? undefined : stepTo(following, cell)
    if (!step) continue
    needed.set(cell, step)
    open.push(...step.from)
  }
  return following.trail.flatMap(cell => needed.get(cell) ?? [])
}

/** The step that marked a cell; undefined for one that was supposed or known before. */
function stepTo(following: Consequences, cell: number): Step | undefined {
  const { topology, marks, causes } = following
  const cause = causes.get(cell)
  if (cause === undefined || cause === 'supposed') return undefined
  if (cause === 'cut') return cutStep(following, cell)
  const conclusions = conclusionsFor(marks[cell]!, [cell])
  return marks[cell] === 'kept'
    ? { technique: 'around-shaded', from: [cause], conclusions }
    : { technique: 'repeat-of-kept', from: [cause], conclusions, line: sharedLine(topology, cause, cell) }
}

function cutStep({ topology, marks, trail, causes }: Consequences, cell: number): Step {
  const later = new Set(trail.slice(trail.indexOf(cell)))
  const isShaded = (other: number) => other === cell || (marks[other] === 'shaded' && !later.has(other))
  const part = componentToExplain(topology, isShaded, other => causes.has(other))
  const from = borderOf(topology, part).filter(other => other !== cell)
  return { technique: 'must-not-cut-off', from, conclusions: conclusionsFor('kept', [cell]), cutOff: part }
}

function sharedLine({ linesOf }: Topology, one: number, other: number): number {
  return linesOf[one]!.find(line => linesOf[other]!.includes(line))!
}
