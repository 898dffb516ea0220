import { useEffect, useRef } from 'preact/hooks'
import type { Note } from '#kernel/engine.ts'
import type { Person } from '#kernel/text.ts'
import type { ReplayStep } from '#table/replay.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { EventLine } from '../play/log.tsx'
import { tableText } from '../text/en/shell.ts'
import { VerdictIcon } from './verdict-icon.tsx'

interface MoveListProps {
  readonly loadedGame: LoadedGame
  readonly steps: readonly ReplayStep[]
  readonly notes: readonly Note[]
  readonly people: readonly Person[]
  readonly ply: number
  show(ply: number): void
}

/** The moves with their verdicts; choosing one shows its position. */
export function MoveList({ loadedGame, steps, notes, people, ply, show }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const line = list.current?.children[ply] as HTMLElement | undefined
    const box = list.current
    if (!line || !box) return
    // Not scrollIntoView: that would move the page too.
    if (line.offsetTop < box.scrollTop) box.scrollTop = line.offsetTop
    const below = line.offsetTop + line.offsetHeight - box.clientHeight
    if (below <= box.scrollTop) return
    // To the beginning of a line, so that none is cut at the top.
    const first = ([...box.children] as HTMLElement[]).find(({ offsetTop }) => offsetTop >= below)
    box.scrollTop = first?.offsetTop ?? below
  }, [ply])
  return (
    <ol class="log review-log" ref={list} aria-label={tableText.moves}>
      {steps.map((step, index) => {
        const note = notes[index - 1]
        return (
          // A step without public events has no line of its own.
          // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its number
          <li key={index} hidden={index > 0 && step.events.length === 0 && !note}>
            <button
              type="button"
              class="review-move"
              aria-current={index === ply ? 'step' : undefined}
              onClick={() => show(index)}
            >
              <span class="review-sign">{note && <VerdictIcon verdict={note.verdict} />}</span>
              <span class="review-events">
                {step.events.length === 0 && <span class="soft">{tableText.noMoves}</span>}
                {step.events.map((event, part) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place in the step
                  <EventLine key={part} loadedGame={loadedGame} event={event} people={people} />
                ))}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
