import { useEffect, useRef } from 'preact/hooks'
import type { Person } from '#kernel/text.ts'
import type { LogEntry } from '#table/log.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { tableWords } from '../words.ts'
import { EventLine } from './event-line.tsx'

interface LogProps {
  readonly loadedGame: LoadedGame
  readonly log: readonly LogEntry[]
  readonly people: readonly Person[]
  readonly setup: object
}

/** The moves so far, the last one in sight. */
export function Log({ loadedGame, log, people, setup }: LogProps) {
  const list = useRef<HTMLOListElement>(null)
  const lines = log.flatMap((entry, ply) =>
    entry.events.map((event, index) => ({ key: `${ply} ${index}`, event })),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line is added
  useEffect(() => {
    const element = list.current!
    // And when it has less room than before, such as at the end.
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [lines.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol class="log" ref={list} aria-label={tableWords.moves} tabIndex={0}>
      {lines.length === 0 && <li class="soft">{tableWords.noMoves}</li>}
      {lines.map(({ key, event }) => (
        <li key={key}>
          <EventLine loadedGame={loadedGame} event={event} people={people} setup={setup} />
        </li>
      ))}
    </ol>
  )
}
