import { useState } from 'preact/hooks'
import { type OptionValues, writeSetupQuery } from '#app/setup-query.ts'
import { type AnyOptions, lexiconHashIn } from '#kernel/options.ts'
import { copyText } from '../clipboard.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { setupPath } from '../router.ts'
import { announce } from '../shell/live-regions.tsx'
import { setupLinkText } from '../text/en/multiplayer.ts'
import './setup-link.css'

interface SetupLinkProps {
  readonly loadedGame: LoadedGame
  readonly who: string
  readonly chosen: OptionValues
}

/** A link to the form as it is filled in, for others who want to play with the same words. */
export function SetupLink({ loadedGame: { rules, library }, who, chosen }: SetupLinkProps) {
  const [message, setMessage] = useState('')
  const hash = lexiconHashIn(rules.options as AnyOptions, chosen)
  const dictionary = library?.customDictionaries.all().find(({ lexicon }) => lexicon.hash === hash)
  const link = `${location.origin}${setupPath(rules.id)}?${writeSetupQuery({ who, ...chosen })}`

  async function copy(): Promise<void> {
    const result = (await copyText(link)) ? setupLinkText.copied : setupLinkText.copyFailed
    setMessage(result)
    announce(result)
  }

  return (
    <section class="setup-link" aria-labelledby="setup-link">
      <h2 id="setup-link">{setupLinkText.title}</h2>
      <p class="soft">{setupLinkText.text}</p>
      {dictionary && <p class="soft">{setupLinkText.withoutDictionary(dictionary.name)}</p>}
      <input
        class="field"
        readOnly
        aria-labelledby="setup-link"
        value={link}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" class="pill" onClick={copy}>
        {setupLinkText.copy}
      </button>
      {message && <p class="message">{message}</p>}
    </section>
  )
}
