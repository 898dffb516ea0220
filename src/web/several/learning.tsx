import { useEffect, useState } from 'preact/hooks'
import type { LearningWords } from '#kernel/words.ts'
import type { Leave } from '#session/learning.ts'
import { clock } from '../device.ts'
import { Switch } from '../kit/choice.tsx'
import type { ParlourGame } from '../parlour.ts'
import { keepLeave, learntHere, leaveFor } from './learnt.ts'
import { learningWords } from './words.ts'
import './learning.css'

/** Asks for leave to learn from the games that are kept here, tells what they show, and forgets it. */
export function LearningForm({ parlour: { game, words } }: { readonly parlour: ParlourGame }) {
  const [said, setSaid] = useState<LearningWords>()
  const [leave, setLeave] = useState(() => leaveFor(game))
  const [learnt, setLearnt] = useState<object>()
  useEffect(() => {
    learntHere(game, leave).then(setLearnt)
  }, [game, leave])
  useEffect(() => {
    words.loadLearning?.().then(setSaid)
  }, [words])
  if (!said) return null

  function change(next: Leave): void {
    keepLeave(game, next)
    setLeave(next)
  }

  return (
    <div class="learning">
      <Switch
        label={said.label}
        help={said.help}
        on={leave.given}
        set={given => change({ ...leave, given })}
      />
      {leave.given && learnt && (
        <p class="learnt">
          <span role="status">{said.known(learnt)}</span>
          {Object.values(learnt).some(Boolean) && (
            <button type="button" class="pill" onClick={() => change({ ...leave, since: clock.now() })}>
              {learningWords.forget}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
