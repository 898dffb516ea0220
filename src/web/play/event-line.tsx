import type { Person } from '#kernel/text.ts'
import type { LoadedGame } from '../loaded-game.ts'

interface EventLineProps {
  readonly loadedGame: LoadedGame
  readonly event: object
  readonly people: readonly Person[]
  readonly setup?: object
}

/** One event of a log: as the face draws it, or by its sentence. */
export function EventLine({ loadedGame: { face, text }, event, people, setup }: EventLineProps) {
  return face.EventLine ? (
    <face.EventLine event={event} people={people} params={setup} />
  ) : (
    <span>{text.event(event, people)}</span>
  )
}
