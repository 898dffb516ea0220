import { useState } from 'preact/hooks'
import { markFirstStepsSeen } from '#app/preferences.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import { withLessonWords } from '#session/lesson/lesson-session.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { navigate, setupPath } from '../router.ts'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { FirstStepScreen } from './first-step-screen.tsx'
import './first-steps.css'

/** The first steps of a game, on its real board. */
export function FirstStepsPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const loadedGame = await loadGame(game)
    const { firstSteps } = await loadedGame.loadFirstSteps()
    return { loadedGame: { ...loadedGame, text: withLessonWords(loadedGame.text) }, steps: firstSteps }
  }, `first ${game}`)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  return <FirstSteps {...loaded.value} />
}

interface FirstStepsProps {
  readonly loadedGame: LoadedGame
  readonly steps: readonly FirstStep[]
}

function FirstSteps({ loadedGame, steps }: FirstStepsProps) {
  const [number, setAt] = useState(0)
  const { id } = loadedGame.rules

  function leave(): void {
    markFirstStepsSeen(preferences, id)
    navigate(setupPath(id))
  }

  return (
    <FirstStepScreen
      key={number}
      loadedGame={loadedGame}
      step={steps[number]!}
      position={{ number: number + 1, total: steps.length }}
      onDone={() => number + 1 === steps.length && markFirstStepsSeen(preferences, id)}
      next={() => setAt(number + 1)}
      leave={leave}
    />
  )
}
