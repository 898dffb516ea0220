import { useState } from 'preact/hooks'
import { copy } from '../../copy.ts'
import { roomPath } from '../../router.ts'
import { announce } from '../../shell/live.tsx'
import { roomWords } from '../words.ts'

interface InvitationProps {
  readonly code: string
  readonly open: boolean
  /** The game's title. */
  readonly game: string
  /** Somebody is still to be found. */
  readonly urgent: boolean
}

/** The code to say and the link to send. */
export function Invitation({ code, open, game, urgent }: InvitationProps) {
  const [answer, setAnswer] = useState('')
  const link = location.origin + roomPath(code)

  async function give(what: 'code' | 'link'): Promise<void> {
    const said = (await copy(what === 'code' ? code : link)) ? roomWords.copied[what] : roomWords.copyFailed
    setAnswer(said)
    announce(said)
  }

  // Whoever thinks better of it has told nobody, and needs no sentence.
  const share = () => navigator.share({ text: roomWords.shareText(game), url: link }).catch(() => {})

  return (
    <section class="panel-box invitation">
      <p class="soft">{open ? roomWords.inviteAnyone : roomWords.invite}</p>
      <p class="room-code">{code}</p>
      <p class="room-link figures">{link}</p>
      <div class="buttons">
        <button type="button" class={urgent ? 'pill primary' : 'pill'} onClick={() => give('link')}>
          {roomWords.copyLink}
        </button>
        <button type="button" class="pill" onClick={() => give('code')}>
          {roomWords.copyCode}
        </button>
        {'share' in navigator && (
          <button type="button" class="pill" onClick={share}>
            {roomWords.share}
          </button>
        )}
      </div>
      {answer && <p class="message">{answer}</p>}
    </section>
  )
}
