import type { Snapshot } from '#session/session.ts'

/** The deadlines by which the other players who have left must come back. */
export function graceDeadlines({
  deadlines,
  people,
}: Pick<Snapshot, 'deadlines' | 'people'>): Snapshot['deadlines'] {
  return deadlines.filter(({ kind, seat }) => kind === 'grace' && !people[seat]?.you)
}
