import { useEffect, useState } from 'preact/hooks'
import type { LearningConsent } from '#app/learning-consent.ts'
import { clock } from '../device.ts'
import { Switch } from '../kit/choice.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { learningText } from '../text/en/multiplayer.ts'
import { learnFromSavedGames, readConsentFor, saveConsent } from './learning.ts'
import './learning-consent.css'

/** Asks for consent to learn from the saved games, describes what they show, and forgets it. */
export function LearningConsentForm({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  const { rules, text } = loadedGame
  const [consent, setConsent] = useState(() => readConsentFor(rules.id))
  const [learnt, setLearnt] = useState<object | null>()
  useEffect(() => {
    let isCurrent = true
    learnFromSavedGames(loadedGame, consent).then(
      deal => isCurrent && setLearnt(deal),
      // Without the engine there is nothing to describe; the consent can be given all the same.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [loadedGame, consent])
  if (!text.learning) return null

  function change(next: LearningConsent): void {
    saveConsent(rules.id, next)
    setConsent(next)
  }

  return (
    <div class="learning">
      <Switch
        label={text.learning.label}
        help={text.learning.help}
        on={consent.isGiven}
        set={isGiven => change({ ...consent, isGiven })}
      />
      {consent.isGiven && learnt !== undefined && (
        <p class="learnt">
          <span role="status">{text.learning.describeLearnt(learnt)}</span>
          {learnt && (
            <button type="button" class="pill" onClick={() => change({ ...consent, since: clock.now() })}>
              {learningText.forget}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
