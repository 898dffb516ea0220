import { useEffect } from 'preact/hooks'
import type { Analysis } from '#app/analysis.ts'

/** Where arrow keys mean something else. */
const OTHER_KEYS = 'input, textarea, select, dialog, [role=grid], [role=radiogroup]'

/** Left and right step along the line, up and down switch between its branches, wherever the focus is. */
export function useReviewKeys(analysis: Analysis): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest(OTHER_KEYS)) return
      const hasBranches = analysis.snapshot().branches.length > 1
      if (event.key === 'ArrowLeft') analysis.back()
      else if (event.key === 'ArrowRight') analysis.forward()
      // Without branches these keys scroll.
      else if (event.key === 'ArrowUp' && hasBranches) analysis.switchBranch(-1)
      else if (event.key === 'ArrowDown' && hasBranches) analysis.switchBranch(1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [analysis])
}
