import { useEffect, useState } from 'preact/hooks'
import { cellAt } from '../rules/grid.ts'
import type { View } from '../rules/types.ts'
import type { Desk } from './desk.ts'
import { ownGrid } from './gestures.ts'
import { faceWords } from './words.ts'

interface Clearing {
  readonly asked: boolean
  press(): void
}

/** There is no way back from an empty grid, so it is asked for twice. */
export function useClearing(view: View, desk: Desk, say?: (text: string) => void): Clearing {
  const grid = ownGrid(view)
  const [asked, setAsked] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done meanwhile is the answer
  useEffect(() => setAsked(false), [grid, desk.picked])
  function press(): void {
    if (asked || grid.every(word => word === null)) desk.move('clear')
    else {
      setAsked(true)
      say?.(faceWords.clearSay)
    }
  }
  return { asked, press }
}

interface ToolsProps {
  readonly view: View
  readonly desk: Desk
  readonly clear: Clearing
}

/** What is done with a whole grid while it is filled. Pressed while it cannot be done, it says why. */
export function Tools({ view, desk, clear }: ToolsProps) {
  const grid = ownGrid(view)
  const placed = grid.filter(word => word !== null).length
  const full = placed === grid.length
  const { picked } = desk
  const taken = picked?.kind === 'cell' && grid[picked.place] ? picked.place : undefined
  const tool = (label: string, enabled: boolean, act: () => void, look = '') => (
    <button type="button" class={`pill ${look}`} aria-disabled={enabled ? undefined : 'true'} onClick={act}>
      {label}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields
    <div class="gg-tools" role="group" aria-label={faceWords.tools}>
      {tool(faceWords.fill, !full, () => desk.move('fill'))}
      {tool(faceWords.shuffle, placed > 0, () => desk.move('shuffle'))}
      {taken !== undefined
        ? tool(faceWords.take, true, () => desk.take(cellAt(taken, view.terms.size)))
        : tool(clear.asked ? faceWords.clearAll : faceWords.clear, placed > 0, clear.press)}
      {tool(faceWords.ready, full, () => desk.move('ready'), 'primary')}
    </div>
  )
}
