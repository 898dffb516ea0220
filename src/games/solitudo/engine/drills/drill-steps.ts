import type { DrillKind } from '../../exercise-kinds.ts'
import { createSuppositionFollower } from '../techniques/follow-supposition.ts'
import { opposite, type Position, type Step, withoutKnown } from '../techniques/technique.ts'
import { TECHNIQUES } from '../techniques/techniques.ts'
import { stepsToBreach } from '../techniques/trace-steps.ts'

/** Every step of this technique that gives something new; of suppositions, the shortest dead end for each cell. */
export function stepsByTechnique(position: Position, technique: DrillKind): readonly Step[] {
  const known = TECHNIQUES.find(({ code }) => code === technique)
  if (known) return known.find(position).flatMap(step => withoutKnown(position, step) ?? [])
  const follow = createSuppositionFollower(position.topology)
  return [...position.known.keys()]
    .filter(cell => position.known[cell] === undefined)
    .flatMap(cell =>
      (['kept', 'shaded'] as const).flatMap((mark): Step[] => {
        const following = follow(position, { cell, mark })
        const [dead] = following.breaches
          .map(breach => ({ breach, steps: stepsToBreach(following, breach) }))
          .toSorted((one, other) => one.steps.length - other.steps.length)
        if (!dead) return []
        const suppositions = [{ supposed: { cell, mark }, ...dead }]
        return [
          {
            technique: 'cannot-be',
            from: [cell],
            conclusions: [{ cell, mark: opposite(mark) }],
            suppositions,
          },
        ]
      }),
    )
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
}

function lengthOf({ suppositions }: Step): number {
  return suppositions![0]!.steps.length
}
