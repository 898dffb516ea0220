import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { PositionAnalysis } from '#app/position-analysis.ts'
import type { AnalysedPosition, Findings } from '#kernel/analysis.ts'
import { analysisEngine, clock } from '../device.ts'
import type { AnalysisModule, AnalysisPanelProps, BoardAnalysis } from '../kit/analysis.ts'
import type { LoadedGame } from '../loaded-game.ts'

/** The engine's knowledge of the position on the screen, for the board and the panel of a face that shows it. */
export interface ShownAnalysis {
  readonly Panel: AnalysisModule['Panel']
  readonly board: BoardAnalysis
  readonly panel: Omit<AnalysisPanelProps, 'people' | 'tryMove' | 'announce'>
}

/** Undefined where the face shows no analysis, and until its code is loaded. */
export function usePositionAnalysis(
  { face, rules }: LoadedGame,
  position: AnalysedPosition | undefined,
): ShownAnalysis | undefined {
  const [module, setModule] = useState<AnalysisModule>()
  const [found, setFound] = useState<{ readonly key: string; readonly findings: Findings }>()
  const [chosen, setChosen] = useState<{ readonly key: string; readonly selected: object | undefined }>()
  const [settings, setSettings] = useState<object>()
  useEffect(() => {
    // A review without the engine's knowledge is still a review.
    face.loadAnalysis?.().then(setModule, () => {})
  }, [face])
  const analysis = useMemo(() => {
    const created: PositionAnalysis = new PositionAnalysis({
      engineClient: analysisEngine,
      clock,
      game: rules.id,
      onChange: () => setFound({ key: created.key, findings: created.findings }),
    })
    return created
  }, [rules])
  useEffect(() => () => analysis.close(), [analysis])
  const key = position?.moves.join('\n') ?? 'none'
  // Before the effects of the panel, whose questions belong to the new position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the position
  useLayoutEffect(() => {
    if (module) analysis.show(key, position ? module.questions(position) : [])
  }, [analysis, module, key])
  if (!module || !position) return undefined
  // The answer about the last position must not be drawn on this one, not even for a moment.
  const findings: Findings = found?.key === key ? found.findings : { status: 'working' }
  const board = {
    answer: findings.answer,
    selected: chosen?.key === key ? chosen.selected : undefined,
    settings,
  }
  return {
    Panel: module.Panel,
    board,
    panel: {
      ...board,
      position,
      findings,
      select: selected => setChosen({ key, selected }),
      changeSettings: setSettings,
      ask: (question, report) => analysis.ask(question, report),
      stop: () => analysis.stop(),
      resume: () => analysis.resume(),
    },
  }
}
