import { useEffect } from 'preact/hooks'
import { useStore } from '../kit/use-store.ts'
import { Link } from '../shell/link.tsx'
import { announce } from '../shell/live-regions.tsx'
import { serverText } from '../text/en/online.ts'
import { lobbyText, shellText } from '../text/en/shell.ts'
import { connection } from './device-connection.ts'
import { identity } from './device-identity.ts'
import { serverRejectionText } from './rejection-text.ts'
import type { SharedConnectionState } from './shared-connection.ts'
import './connection-notice.css'

/** Says that this device has become a new guest. */
export function RenewedNotice() {
  return <ConnectionNotice state={{ isReachable: true }} />
}

/** Why there is no connection to the server, with a button that helps. */
export function ConnectionNotice({ state }: { readonly state: SharedConnectionState }) {
  const renewed = useStore(identity.subscribe, identity.isRenewed)
  const text = noticeText(state, renewed)
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  if (!text) return null
  const { refusal } = state
  return (
    <div class="server-notice">
      <p class={refusal ? 'message refused' : 'message'}>{text}</p>
      {refusal ? (
        refusal.code === 'another-protocol' ? (
          <button type="button" class="pill" onClick={reload}>
            {serverText.reload}
          </button>
        ) : (
          <button type="button" class="pill" onClick={connection.reconnect}>
            {shellText.tryAgain}
          </button>
        )
      ) : (
        renewed && (
          <Link to="/me" class="pill">
            {serverText.signInAgain}
          </Link>
        )
      )}
    </div>
  )
}

function noticeText({ refusal, isReachable }: SharedConnectionState, renewed: boolean): string | undefined {
  if (refusal) return serverRejectionText(refusal)
  if (!isReachable) return `${lobbyText.unreachable} ${serverText.tryingAgain}`
  const name = identity.player()?.name
  return renewed && name !== undefined ? serverText.renewed(name) : undefined
}

/** Updates the service worker first, or its cached page is loaded again. */
async function reload(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await kept?.update().catch(() => {})
  location.reload()
}
