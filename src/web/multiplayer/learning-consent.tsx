import { useEffect, useState } from 'preact/hooks'
import { type LearningConsent, learnFromSavedGames, readConsent, saveConsent } from '#app/learning-consent.ts'
import { clock, engineClient, savedGames } from '../device.ts'
import { Switch } from '../kit/choice.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { learningText } from '../text/en/multiplayer.ts'
import './learning-consent.css'

/** Asks for consent to learn from the saved games, describes what they show, and forgets it. */
export function LearningConsentForm({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  const { rules, text } = loadedGame
  const [consent, setConsent] = useState(() => readConsent(preferences, rules.id))
  const [learnt, setLearnt] = useState<object | null>()
  useEffect(() => {
    let isCurrent = true
    learnFromSavedGames({ savedGames, engineClient }, loadedGame, consent).then(
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
    saveConsent(preferences, rules.id, next)
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
