import { useState } from 'preact/hooks'
import { copyText } from '../../clipboard.ts'
import { onlineTablePath } from '../../router.ts'
import { announce } from '../../shell/live-regions.tsx'
import { tablePageWords } from '../words.ts'

interface InvitationProps {
  readonly code: string
  readonly isOpenToAnyone: boolean
  /** The game's title. */
  readonly game: string
  /** Whether a player is still missing. */
  readonly isUrgent: boolean
}

/** The code and the link of a table, to be passed on. */
export function Invitation({ code, isOpenToAnyone, game, isUrgent }: InvitationProps) {
  const [answer, setAnswer] = useState('')
  const link = location.origin + onlineTablePath(code)

  async function give(what: 'code' | 'link'): Promise<void> {
    const said = (await copyText(what === 'code' ? code : link))
      ? tablePageWords.copied[what]
      : tablePageWords.copyFailed
    setAnswer(said)
    announce(said)
  }

  // A cancelled share is no failure.
  const share = () => navigator.share({ text: tablePageWords.shareText(game), url: link }).catch(() => {})

  return (
    <section class="panel-box invitation">
      <p class="soft">{isOpenToAnyone ? tablePageWords.inviteAnyone : tablePageWords.invite}</p>
      <p class="room-code">{code}</p>
      <p class="room-link figures">{link}</p>
      <div class="buttons">
        <button type="button" class={isUrgent ? 'pill primary' : 'pill'} onClick={() => give('link')}>
          {tablePageWords.copyLink}
        </button>
        <button type="button" class="pill" onClick={() => give('code')}>
          {tablePageWords.copyCode}
        </button>
        {'share' in navigator && (
          <button type="button" class="pill" onClick={share}>
            {tablePageWords.share}
          </button>
        )}
      </div>
      {answer && <p class="message">{answer}</p>}
    </section>
  )
}
