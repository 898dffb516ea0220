import { useState } from 'preact/hooks'
import type { FirstStep } from '#kernel/lesson.ts'
import { withLessonWords } from '#session/lesson-session.ts'
import { type LoadedGame, loadGame } from '../parlour.ts'
import { navigate, setupPath } from '../router.ts'
import { LoadingPage, useLoaded } from '../shell/lazy.tsx'
import { FirstStepScreen } from './first-table.tsx'
import { markFirstStepsSeen } from './first-visit.ts'
import './first-steps.css'

/** A game met for the first time: three steps at its real table. */
export function FirstStepsPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const parlour = await loadGame(game)
    const { firstSteps } = await parlour.loadFirstSteps()
    return { parlour: { ...parlour, words: withLessonWords(parlour.words) }, steps: firstSteps }
  }, `first ${game}`)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  return <FirstSteps {...loaded.value} />
}

interface FirstStepsProps {
  readonly parlour: LoadedGame
  readonly steps: readonly FirstStep[]
}

function FirstSteps({ parlour, steps }: FirstStepsProps) {
  const [number, setAt] = useState(0)
  const { id } = parlour.game

  function leave(): void {
    markFirstStepsSeen(id)
    navigate(setupPath(id))
  }

  return (
    <FirstStepScreen
      key={number}
      parlour={parlour}
      step={steps[number]!}
      position={{ number: number + 1, total: steps.length }}
      onDone={() => number + 1 === steps.length && markFirstStepsSeen(id)}
      next={() => setAt(number + 1)}
      leave={leave}
    />
  )
}
