import { useState } from 'preact/hooks'
import type { OptionValues } from '#app/setup-query.ts'
import { copyText } from '../clipboard.ts'
import { setupPath } from '../router.ts'
import { writeSetupQuery } from '../setup/setup-query.ts'
import { announce } from '../shell/live-regions.tsx'
import { setupLinkWords } from './words.ts'
import './setup-link.css'

interface SetupLinkProps {
  readonly game: string
  readonly who: string
  readonly chosen: OptionValues
}

/** The form as it is filled in, for those who are to play with the same words. */
export function SetupLink({ game, who, chosen }: SetupLinkProps) {
  const [answer, setAnswer] = useState('')
  const link = `${location.origin}${setupPath(game)}?${writeSetupQuery({ who, ...chosen })}`

  async function give(): Promise<void> {
    const said = (await copyText(link)) ? setupLinkWords.copied : setupLinkWords.copyFailed
    setAnswer(said)
    announce(said)
  }

  return (
    <section class="setup-link" aria-labelledby="setup-link">
      <h2 id="setup-link">{setupLinkWords.title}</h2>
      <p class="soft">{setupLinkWords.text}</p>
      <input
        class="field"
        readOnly
        aria-labelledby="setup-link"
        value={link}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" class="pill" onClick={give}>
        {setupLinkWords.copy}
      </button>
      {answer && <p class="message">{answer}</p>}
    </section>
  )
}
