import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Analysis, type AnalysisSnapshot } from '#app/analysis.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import { writeCell } from '#kernel/grid.ts'
import type { Table } from '#table/table.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import type { StoredVariations } from '#table/variation-format.ts'
import type { CellHighlight, Message } from '../kit/face.ts'
import { useStore } from '../kit/use-store.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { analysisText } from '../text/en/analysis.ts'
import { tableText } from '../text/en/shell.ts'

/** Stores the variations of a game after every change. */
export type SaveVariations = (variations: StoredVariations | undefined) => Promise<void>

/** The analysis board with the messages about it. */
export interface AnalysisControls {
  readonly analysis: Analysis
  readonly snapshot: AnalysisSnapshot
  readonly message: Message | undefined
  readonly highlight: CellHighlight | undefined
  showMessage(message: Message): void
  /** Resolves to the reason for a refusal. */
  tryMove(text: string): Promise<string | undefined>
  askToTouchAgain(cell: { readonly row: number; readonly column: number }): void
}

interface AnalysisInput {
  readonly loadedGame: LoadedGame
  readonly table: Table
  readonly saved: SavedGame
  readonly saveVariations: SaveVariations | undefined
}

export function useAnalysis({ loadedGame, table, saved, saveVariations }: AnalysisInput): AnalysisControls {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variations change with every move that is tried
  const analysis = useMemo(
    () => new Analysis({ table, variations: saved.variations, viewer: 'spectator' }),
    [table],
  )
  const snapshot = useStore(analysis.subscribe, analysis.snapshot)
  const [shown, setShown] = useState<{ readonly at: object; readonly message: Message }>()
  // A message about one position says nothing about the next.
  const message = shown?.at === snapshot.position ? shown.message : undefined

  function showMessage(next: Message): void {
    setShown({ at: analysis.snapshot().position, message: next })
    announce(next.text, next.kind === 'refused' ? 'assertive' : 'polite')
  }

  useEffect(() => {
    if (analysis.isDamaged) announce(analysisText.damaged)
  }, [analysis])
  useSaving(analysis, snapshot, saveVariations, () =>
    showMessage({ kind: 'refused', text: analysisText.unsaved }),
  )

  return {
    analysis,
    snapshot,
    message,
    highlight: message?.cells && {
      why: message.kind === 'refused' ? 'refused' : 'hint',
      cells: message.cells,
    },
    showMessage,
    async tryMove(text) {
      const tried = analysis.tryMove(text)
      if (tried.ok) return undefined
      const why = localRejectionSentence(tried.rejection, loadedGame.text)
      showMessage({ kind: 'refused', text: why, cells: tried.rejection.cells })
      return why
    },
    askToTouchAgain: cell =>
      showMessage({ kind: 'note', text: tableText.touchAgain(writeCell(cell)), cells: [cell] }),
  }
}

/** Saves the variations whenever the tree changes. */
function useSaving(
  analysis: Analysis,
  { tree }: AnalysisSnapshot,
  saveVariations: SaveVariations | undefined,
  failed: () => void,
): void {
  const savedTree = useRef(tree)
  const latest = useRef({ saveVariations, failed })
  latest.current = { saveVariations, failed }
  useEffect(() => {
    if (savedTree.current === tree) return
    savedTree.current = tree
    latest.current.saveVariations?.(analysis.stored()).catch(latest.current.failed)
  }, [analysis, tree])
}
