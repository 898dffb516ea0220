import { useEffect, useRef } from 'preact/hooks'
import type { Person } from '#kernel/text.ts'
import type { LogEntry } from '#table/log.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { tableText } from '../text/en/shell.ts'

interface LogProps {
  readonly loadedGame: LoadedGame
  readonly log: readonly LogEntry[]
  readonly people: readonly Person[]
  readonly params: object
}

/** The moves so far, scrolled to the last one. */
export function Log({ loadedGame, log, people, params }: LogProps) {
  const list = useRef<HTMLOListElement>(null)
  const lines = log.flatMap((entry, ply) =>
    entry.events.map((event, index) => ({ key: `${ply} ${index}`, event })),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line is added
  useEffect(() => {
    const element = list.current!
    // Also when the list gets smaller, such as at the end of the game.
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [lines.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol class="log" ref={list} aria-label={tableText.moves} tabIndex={0}>
      {lines.length === 0 && <li class="soft">{tableText.noMoves}</li>}
      {lines.map(({ key, event }) => (
        <li key={key}>
          <EventLine loadedGame={loadedGame} event={event} people={people} params={params} />
        </li>
      ))}
    </ol>
  )
}

interface EventLineProps {
  readonly loadedGame: LoadedGame
  readonly event: object
  readonly people: readonly Person[]
  readonly params?: object
}

/** One event of a log: as the face draws it, or its sentence. */
export function EventLine({ loadedGame: { face, text }, event, people, params }: EventLineProps) {
  return face.EventLine ? (
    <face.EventLine event={event} people={people} params={params} />
  ) : (
    <span>{text.event(event, people)}</span>
  )
}
