import { useState } from 'preact/hooks'
import { cellAtIndex } from '../rules/grid.ts'
import type { View } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import type { Selection } from './selection.ts'
import { ownGrid } from './taps.ts'

interface ClearConfirmation {
  readonly isConfirming: boolean
  press(): void
}

/** There is no way back from an empty grid, so it is asked for twice. */
export function useClearConfirmation(
  view: View,
  selection: Selection,
  say?: (text: string) => void,
): ClearConfirmation {
  const grid = ownGrid(view)
  const [asked, setAsked] = useState<{ grid: typeof grid; picked: Selection['picked'] }>()
  // Any other action changes the grid or the selection and so cancels the question. An effect that cancels it
  // would run late and could cancel a question that was asked after the action.
  const isConfirming = asked?.grid === grid && asked.picked === selection.picked
  function press(): void {
    if (isConfirming || grid.every(word => word === null)) selection.move('clear')
    else {
      setAsked({ grid, picked: selection.picked })
      say?.(webText.clearSay)
    }
  }
  return { isConfirming, press }
}

interface FillingControlsProps {
  readonly view: View
  readonly selection: Selection
  readonly clear: ClearConfirmation
}

/** The actions on a whole grid while it is filled. A disabled one can be pressed: the refusal explains it. */
export function FillingControls({ view, selection, clear }: FillingControlsProps) {
  const grid = ownGrid(view)
  const placed = grid.filter(word => word !== null).length
  const full = placed === grid.length
  const { picked } = selection
  const taken = picked?.kind === 'cell' && grid[picked.place] ? picked.place : undefined
  const tool = (label: string, enabled: boolean, act: () => void, look = '') => (
    <button type="button" class={`pill ${look}`} aria-disabled={enabled ? undefined : 'true'} onClick={act}>
      {label}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields
    <div class="gg-tools" role="group" aria-label={webText.tools}>
      {tool(webText.fill, !full, () => selection.move('fill'))}
      {tool(webText.shuffle, placed > 0, () => selection.move('shuffle'))}
      {taken !== undefined
        ? tool(webText.take, true, () => selection.take(cellAtIndex(taken, view.terms.size)))
        : tool(clear.isConfirming ? webText.clearAll : webText.clear, placed > 0, clear.press)}
      {tool(webText.ready, full, () => selection.move('ready'), 'primary')}
    </div>
  )
}
