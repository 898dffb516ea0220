import { useEffect, useRef, useState } from 'preact/hooks'
import { Walkthrough } from '#app/walkthrough.ts'
import type { WalkthroughStep } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Person } from '#kernel/text.ts'
import { clock, engineClient } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'

/** The position from which a walkthrough starts. */
export interface ExplainedPosition {
  readonly view: object
  readonly people: readonly Person[]
  /** Called for each step that is shown for the first time, where that counts as a hint. */
  readonly onNewStep?: (() => void) | undefined
}

export type WalkthroughState =
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'ready'; readonly walkthrough: Walkthrough }

/** Works the reasoning out in the worker, and steps through it. */
export function useWalkthrough({ rules, text }: LoadedGame, position: ExplainedPosition): WalkthroughState {
  const [state, setState] = useState<WalkthroughState>({ kind: 'working' })
  const [, redraw] = useState({})
  const start = useRef(position)
  useEffect(() => {
    const { view, onNewStep } = start.current
    const task = engineClient.request({ do: 'walkthrough', game: rules.id, view })
    let walkthrough: Walkthrough | undefined
    let isOpen = true
    const open = (steps: readonly WalkthroughStep[]) => {
      walkthrough = new Walkthrough({
        steps,
        clock,
        sentence: ({ note }) => text.note(note),
        onChange: () => redraw({}),
        ...(onNewStep && { onNewStep }),
      })
      setState({ kind: 'ready', walkthrough })
    }
    task.result.then(
      steps => isOpen && open(steps),
      (error: unknown) => isOpen && setState({ kind: 'failed', why: errorMessage(error) }),
    )
    return () => {
      isOpen = false
      task.cancel()
      walkthrough?.close()
    }
  }, [rules, text])
  return state
}
