import { useEffect, useState } from 'preact/hooks'
import type { LearningConsent } from '#app/learning-consent.ts'
import type { LearningText } from '#kernel/text.ts'
import { clock } from '../device.ts'
import { Switch } from '../kit/choice.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { learnFromSavedGames, readConsentFor, saveConsent } from './habit-learning.ts'
import { learningWords } from './words.ts'
import './learning-consent.css'

/** Asks for leave to learn from the games that are kept here, tells what they show, and forgets it. */
export function LearningConsentForm({ loadedGame: { rules, text } }: { readonly loadedGame: LoadedGame }) {
  const [said, setSaid] = useState<LearningText>()
  const [leave, setLeave] = useState(() => readConsentFor(rules))
  const [learnt, setLearnt] = useState<object>()
  useEffect(() => {
    learnFromSavedGames(rules, leave).then(setLearnt)
  }, [rules, leave])
  useEffect(() => {
    text.loadLearning?.().then(setSaid)
  }, [text])
  if (!said) return null

  function change(next: LearningConsent): void {
    saveConsent(rules, next)
    setLeave(next)
  }

  return (
    <div class="learning">
      <Switch
        label={said.label}
        help={said.help}
        on={leave.isGiven}
        set={isGiven => change({ ...leave, isGiven })}
      />
      {leave.isGiven && learnt && (
        <p class="learnt">
          <span role="status">{said.describeLearnt(learnt)}</span>
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
