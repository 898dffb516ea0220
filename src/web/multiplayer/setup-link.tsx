import { useState } from 'preact/hooks'
import { type OptionValues, writeSetupQuery } from '#app/setup-query.ts'
import { copyText } from '../clipboard.ts'
import { setupPath } from '../router.ts'
import { announce } from '../shell/live-regions.tsx'
import './setup-link.css'

const setupLinkWords = {
  title: 'For others with the same words',
  text: 'This link leads to the form as it is now, list and all.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: 'The browser does not let it be copied. Select it above, and copy it yourself.',
}

interface SetupLinkProps {
  readonly game: string
  readonly who: string
  readonly chosen: OptionValues
}

/** A link to the form as it is filled in, for others who want to play with the same words. */
export function SetupLink({ game, who, chosen }: SetupLinkProps) {
  const [message, setMessage] = useState('')
  const link = `${location.origin}${setupPath(game)}?${writeSetupQuery({ who, ...chosen })}`

  async function copy(): Promise<void> {
    const result = (await copyText(link)) ? setupLinkWords.copied : setupLinkWords.copyFailed
    setMessage(result)
    announce(result)
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
      <button type="button" class="pill" onClick={copy}>
        {setupLinkWords.copy}
      </button>
      {message && <p class="message">{message}</p>}
    </section>
  )
}
