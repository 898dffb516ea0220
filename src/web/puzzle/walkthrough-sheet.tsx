import { useEffect, useRef } from 'preact/hooks'
import type { Walkthrough } from '#app/walkthrough.ts'
import { Sheet } from '../kit/sheet.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { walkthroughText } from '../text/en/puzzle.ts'
import { shellText } from '../text/en/shell.ts'
import { type ExplainedPosition, useWalkthrough } from './use-walkthrough.ts'
import './walkthrough-sheet.css'

interface WalkthroughSheetProps {
  readonly loadedGame: LoadedGame
  readonly position: ExplainedPosition
  close(): void
}

/** The reasoning of the engine from a position on, over the page and on a board of its own. */
export function WalkthroughSheet({ loadedGame, position, close }: WalkthroughSheetProps) {
  const state = useWalkthrough(loadedGame, position)
  const early = useEarlySteps(state.kind === 'working')
  return (
    <Sheet title={walkthroughText.title} closeLabel={shellText.close} close={close}>
      {state.kind === 'ready' ? (
        <Steps
          loadedGame={loadedGame}
          position={position}
          walkthrough={state.walkthrough}
          start={early.current}
        />
      ) : (
        <p role="status">
          {state.kind === 'working' ? walkthroughText.working : walkthroughText.failed(state.why)}
        </p>
      )}
    </Sheet>
  )
}

interface StepsProps {
  readonly loadedGame: LoadedGame
  readonly position: ExplainedPosition
  readonly walkthrough: Walkthrough
  /** How many steps forward were asked for while the reasoning was worked out. */
  readonly start: number
}

/** Counts the arrows that are pressed before there are steps, so that none is lost. */
function useEarlySteps(isWorking: boolean) {
  const steps = useRef(0)
  useEffect(() => {
    if (!isWorking) return
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') steps.current++
      else if (key === 'ArrowLeft') steps.current = Math.max(0, steps.current - 1)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [isWorking])
  return steps
}

function Steps({ loadedGame, position, walkthrough, start }: StepsProps) {
  const { face, text } = loadedGame
  const { step, length } = walkthrough
  const controls = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the steps are there
  useEffect(() => {
    controls.current?.querySelector<HTMLElement>('.primary')?.focus()
    if (start > 0) walkthrough.goTo(start)
  }, [])
  const sentence = step
    ? text.note(step.note)
    : length === 0
      ? walkthroughText.nothing
      : walkthroughText.start(length)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons below, wherever the focus is
    <div class="walkthrough" onKeyDown={event => handleKey(event, walkthrough)}>
      <div class="walkthrough-board">
        <face.Board
          view={step?.view ?? position.view}
          people={position.people}
          label={walkthroughText.board}
          highlight={step?.note.cells && { why: 'hint', cells: step.note.cells, from: step.note.from }}
        />
      </div>
      <div class="walkthrough-side">
        <div class="walkthrough-text" aria-live="polite">
          {step && <strong class="figures">{walkthroughText.ofSteps(walkthrough.position, length)}</strong>}
          <p>{sentence}</p>
          {!step && length > 0 && position.onNewStep && <p class="soft">{walkthroughText.counted}</p>}
        </div>
        {length > 0 && (
          <div ref={controls}>
            <Controls walkthrough={walkthrough} />
          </div>
        )}
      </div>
    </div>
  )
}

function Controls({ walkthrough }: Pick<StepsProps, 'walkthrough'>) {
  const { position, length, isPlaying } = walkthrough
  const button = (label: string, sign: string, target: number, look = '') => (
    <button
      type="button"
      class={`pill walkthrough-step ${look}`}
      aria-label={label}
      title={label}
      aria-disabled={target === position ? 'true' : undefined}
      onClick={() => walkthrough.goTo(target)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <div class="walkthrough-controls">
      {button(walkthroughText.first, '«', 0)}
      {button(walkthroughText.previous, '‹', Math.max(0, position - 1))}
      <button type="button" class="pill walkthrough-play" onClick={() => walkthrough.togglePlaying()}>
        {isPlaying ? walkthroughText.pause : walkthroughText.play}
      </button>
      {button(walkthroughText.next, '›', Math.min(length, position + 1), 'primary')}
    </div>
  )
}

/** Arrows step and Space plays or pauses, except on an element that uses these keys. */
function handleKey(event: KeyboardEvent, walkthrough: Walkthrough): void {
  const target = event.target as HTMLElement
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest('[role=grid]')) return
  const { position } = walkthrough
  if (event.key === 'ArrowLeft') walkthrough.goTo(position - 1)
  else if (event.key === 'ArrowRight') walkthrough.goTo(position + 1)
  else if (event.key === 'Home') walkthrough.goTo(0)
  else return
  event.preventDefault()
  // The page below may step by the same keys.
  event.stopPropagation()
}
