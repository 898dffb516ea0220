import { useState } from 'preact/hooks'
import type { FirstStep } from '#kernel/lesson.ts'
import { wordsInLesson } from '#session/lesson-session.ts'
import { loadGame, type ParlourGame } from '../parlour.ts'
import { navigate, setupPath } from '../router.ts'
import { useLoaded, Wait } from '../shell/lazy.tsx'
import { FirstTable } from './first-table.tsx'
import { keepMet } from './first-visit.ts'
import './first-steps.css'

/** A game met for the first time: three steps at its real table. */
export function FirstStepsPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const parlour = await loadGame(game)
    const { firstSteps } = await parlour.loadFirstSteps()
    return { parlour: { ...parlour, words: wordsInLesson(parlour.words) }, steps: firstSteps }
  }, `first ${game}`)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  return <FirstSteps {...loaded.value} />
}

interface FirstStepsProps {
  readonly parlour: ParlourGame
  readonly steps: readonly FirstStep[]
}

function FirstSteps({ parlour, steps }: FirstStepsProps) {
  const [at, setAt] = useState(0)
  const { id } = parlour.game

  function leave(): void {
    keepMet(id)
    navigate(setupPath(id))
  }

  return (
    <FirstTable
      key={at}
      parlour={parlour}
      step={steps[at]!}
      place={{ at: at + 1, of: steps.length }}
      done={() => at + 1 === steps.length && keepMet(id)}
      next={() => setAt(at + 1)}
      leave={leave}
    />
  )
}
