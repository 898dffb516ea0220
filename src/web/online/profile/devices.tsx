import { useEffect, useState } from 'preact/hooks'
import { timeAgo } from '#app/text/en/ago.ts'
import type { Result } from '#kernel/result.ts'
import type { SessionInfo } from '#protocol/api.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { clock } from '../../device.ts'
import { restoreFocusSoon } from '../../kit/focus.ts'
import { Confirm } from '../../shell/confirm.tsx'
import { announce } from '../../shell/live-regions.tsx'
import { accountText } from '../../text/en/profile.ts'
import { api } from '../api.ts'
import { identity } from '../device-identity.ts'
import { isNotRecognised } from '../identity.ts'
import { serverRejectionText } from '../rejection-text.ts'

/** Another device may sign in or out at any time. */
const REFRESH_MS = 5_000

interface DevicesProps {
  readonly player: PlayerInfo
  /** Called when this device itself was signed out from another one. */
  onRevoked(): void
}

/** The devices on which the player is signed in, with buttons to sign them out. */
export function Devices({ player, onRevoked }: DevicesProps) {
  const [sessions, setSessions] = useState<readonly SessionInfo[]>([])
  const [answer, setAnswer] = useState('')
  const [leaving, setLeaving] = useState(false)

  async function look(): Promise<void> {
    const found = await api.sessions()
    if (found.ok) setSessions(found.value)
    else if (isNotRecognised(found.rejection)) onRevoked()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first function does as well as any later one
  useEffect(() => {
    const lookIfVisible = () => void (document.visibilityState === 'visible' && look())
    lookIfVisible()
    const timer = setInterval(lookIfVisible, REFRESH_MS)
    document.addEventListener('visibilitychange', lookIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfVisible)
    }
  }, [])

  async function end(request: Promise<Result<undefined>>, sentence: string): Promise<void> {
    const done = await request
    const said = done.ok ? sentence : serverRejectionText(done.rejection)
    setAnswer(said)
    announce(said)
    await look()
    restoreFocusSoon()
  }

  async function signOut(): Promise<void> {
    const done = await api.signOut()
    if (!done.ok) return setAnswer(serverRejectionText(done.rejection))
    identity.clear()
    announce(accountText.signedOut)
  }

  return (
    <section class="profile-part">
      <h2>{accountText.devices}</h2>
      <p class="soft">{accountText.devicesText}</p>
      <ul class="panel-box list">
        {sessions.map(({ id, device, seenAt, current }) => (
          <li key={id} class="list-row">
            <p>
              <strong>{device}</strong>{' '}
              <span class="soft">
                {current ? accountText.thisDevice : accountText.seen(timeAgo(seenAt, clock.now()))}
              </span>
            </p>
            {current ? (
              <button type="button" class="pill" onClick={() => setLeaving(true)}>
                {accountText.signOut}
              </button>
            ) : (
              <button
                type="button"
                class="pill"
                aria-label={accountText.endDeviceOf(device)}
                onClick={() => end(api.revoke(id), accountText.deviceEnded)}
              >
                {accountText.endDevice}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" class="pill" onClick={() => end(api.revokeOthers(), accountText.othersEnded)}>
          {accountText.endOthers}
        </button>
      )}
      {answer && <p class="message">{answer}</p>}
      {leaving && (
        <Confirm
          title={accountText.signOutTitle}
          text={player.claimed ? accountText.signOutText : accountText.signOutGuest}
          yes={accountText.signOut}
          confirm={signOut}
          close={() => setLeaving(false)}
        />
      )}
    </section>
  )
}
