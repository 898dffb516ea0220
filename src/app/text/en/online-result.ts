import { object, type Person, subjectWithVerb } from '#kernel/text.ts'
import type { FinishedGame, HeadToHead } from '#protocol/api.ts'
import type { TableResult } from '#session/remote/remote-table.ts'

/** The changes by an online game: the rating of each player, and the score between them. */
export function resultSentences(
  { finished, versus }: TableResult,
  people: readonly Person[],
): readonly string[] {
  const isAmongPeople = finished.seats.every(({ player }) => player.kind === 'person')
  const you = people.findIndex(person => person.you)
  const shown = you < 0 ? finished.seats.map((_, seat) => seat) : [you]
  return [
    ...shown.flatMap(seat => ratingSentence(finished.seats[seat], people[seat])),
    ...(isAmongPeople && !finished.rated && finished.reason !== 'abort' ? [UNRATED] : []),
    ...(versus ? [versusSentence(versus, people)] : []),
  ].filter(sentence => sentence !== '')
}

const UNRATED = 'Not rated, because the game ended before both players had moved.'

function ratingSentence(seat: FinishedGame['seats'][number] | undefined, person: Person | undefined) {
  if (seat?.rating === undefined) return []
  const whose = person?.you ? 'Your rating' : `${person?.name}’s rating`
  return [`${whose}: ${ratingChange(seat.ratingBefore, seat.rating)}.`]
}

/** A rating before and after a game: 1500 → 1567 (+67). Servers of earlier versions tell only the one after it. */
export function ratingChange(before: number | undefined, after: number): string {
  if (before === undefined) return String(Math.round(after))
  const [from, to] = [Math.round(before), Math.round(after)]
  const change = to - from
  return `${from} → ${to} (${change < 0 ? `−${-change}` : `+${change}`})`
}

/** The leader in the games between two players; empty before the second of them. */
function versusSentence({ wins: [first, second], draws }: HeadToHead, people: readonly Person[]): string {
  if (first + second + draws < 2) return ''
  const [leader, other] = first >= second ? [people[0], people[1]] : [people[1], people[0]]
  const drawn = draws === 0 ? '' : ` (${draws} drawn)`
  const score = `${Math.max(first, second)}–${Math.min(first, second)}${drawn}`
  if (first === second) return `The score between ${object(people[0])} and ${object(people[1])} is ${score}.`
  return `${subjectWithVerb(leader, 'lead', 'leads')} ${score} against ${object(other)}.`
}
