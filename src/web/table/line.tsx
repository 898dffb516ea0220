import type { Person } from '#kernel/words.ts'
import type { ParlourGame } from '../parlour.ts'

interface EventLineProps {
  readonly parlour: ParlourGame
  readonly event: object
  readonly people: readonly Person[]
  readonly setup?: object
}

/** One event of a log: as the face draws it, or by its sentence. */
export function EventLine({ parlour: { face, words }, event, people, setup }: EventLineProps) {
  return face.Line ? (
    <face.Line event={event} people={people} setup={setup} />
  ) : (
    <span>{words.event(event, people)}</span>
  )
}
