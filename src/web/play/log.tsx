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
    const watch = new ResizeObserver(() => showLastLines(element))
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

/** Scrolls to the end, with room below the last line so that the first line in sight is not cut. */
function showLastLines(list: HTMLElement): void {
  const { paddingTop } = getComputedStyle(list)
  const room = list.clientHeight - 2 * Number.parseFloat(paddingTop)
  let used = 0
  for (const line of [...list.children].reverse() as HTMLElement[]) {
    if (used + line.offsetHeight > room) break
    used += line.offsetHeight
  }
  const isCut = list.children.length > 0 && list.scrollHeight > list.clientHeight
  list.style.paddingBottom = isCut ? `calc(${paddingTop} + ${room - used}px)` : ''
  list.scrollTop = list.scrollHeight
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
