import { useState } from 'preact/hooks'
import { copyText } from '../../clipboard.ts'
import { onlineTablePath } from '../../router.ts'
import { announce } from '../../shell/live-regions.tsx'
import { tablePageText } from '../../text/en/online.ts'
import { isThisComputerOnly } from '../../this-computer-only.ts'

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
  const [message, setMessage] = useState('')
  const link = location.origin + onlineTablePath(code)

  async function copy(what: 'code' | 'link'): Promise<void> {
    const result = (await copyText(what === 'code' ? code : link))
      ? tablePageText.copied[what]
      : tablePageText.copyFailed
    setMessage(result)
    announce(result)
  }

  // A cancelled share isn't a failure.
  const share = () => navigator.share({ text: tablePageText.shareText(game), url: link }).catch(() => {})

  return (
    <section class="panel-box invitation">
      <p class="soft">{isOpenToAnyone ? tablePageText.inviteAnyone : tablePageText.invite}</p>
      <p class="room-code">{code}</p>
      <p class="room-link figures">{link}</p>
      {isThisComputerOnly() && <p class="message">{tablePageText.localOnly}</p>}
      <div class="buttons">
        <button type="button" class={isUrgent ? 'pill primary' : 'pill'} onClick={() => copy('link')}>
          {tablePageText.copyLink}
        </button>
        <button type="button" class="pill" onClick={() => copy('code')}>
          {tablePageText.copyCode}
        </button>
        {'share' in navigator && (
          <button type="button" class="pill" onClick={share}>
            {tablePageText.share}
          </button>
        )}
      </div>
      {message && <p class="message">{message}</p>}
    </section>
  )
}
