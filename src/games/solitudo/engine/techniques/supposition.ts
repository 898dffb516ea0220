import { type Consequences, createSuppositionFollower } from './follow-supposition.ts'
import { opposite, type Position, type SettledMark, type Step, type Supposition } from './technique.ts'
import { stepsTo, stepsToBreach } from './trace-steps.ts'

const WAYS = ['kept', 'shaded'] as const satisfies readonly SettledMark[]

/** How many dead ends of one supposition are compared at most. */
const MOST_BREACHES = 12

/**
 * The supposition with the shortest reasoning, in a position where no technique of grades 1 to 3 finds anything.
 * `cannot-be`: a cell supposed kept (or shaded) leads by those techniques to a broken rule, so the opposite holds.
 * `same-either-way`: another cell gets the same mark whether a cell is kept or shaded, so it has that mark. A dead end
 * is easier to follow than two paths to the same cell, so this is searched only when there is no dead end.
 */
export function findSupposition(position: Position): Step | undefined {
  const follow = createSuppositionFollower(position.topology)
  const unknown = [...position.known.keys()].filter(cell => position.known[cell] === undefined)
  const ways = unknown.map(
    cell => WAYS.map(mark => follow(position, { cell, mark })) as [Consequences, Consequences],
  )
  return (
    shortest(ways.flatMap(pair => pair.flatMap((way, index) => cannotBe(way, WAYS[index]!)))) ??
    shortest(ways.flatMap(([kept, shaded]) => sameEitherWay(kept, shaded)))
  )
}

function cannotBe(following: Consequences, mark: SettledMark): Step[] {
  const cell = following.trail[0]!
  return following.breaches.slice(0, MOST_BREACHES).map(breach => ({
    technique: 'cannot-be',
    from: [cell],
    conclusions: [{ cell, mark: opposite(mark) }],
    suppositions: [{ supposed: { cell, mark }, steps: stepsToBreach(following, breach), breach }],
  }))
}

function sameEitherWay(kept: Consequences, shaded: Consequences): Step[] {
  const cell = kept.trail[0]!
  const same = kept.trail.filter(other => other !== cell && shaded.marks[other] === kept.marks[other])
  return same.map(other => {
    const suppositions = [kept, shaded].map(
      (way, index): Supposition => ({ supposed: { cell, mark: WAYS[index]! }, steps: stepsTo(way, [other]) }),
    )
    const conclusions = [{ cell: other, mark: kept.marks[other]! }]
    return { technique: 'same-either-way', from: [cell], conclusions, suppositions }
  })
}

function shortest(steps: readonly Step[]): Step | undefined {
  return steps.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0]
}

function lengthOf({ suppositions }: Step): number {
  return suppositions!.reduce((sum, { steps }) => sum + steps.length, 0)
}
