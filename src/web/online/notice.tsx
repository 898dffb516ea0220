import { useEffect } from 'preact/hooks'
import { useStore } from '../kit/use-store.ts'
import { Link } from '../shell/link.tsx'
import { announce } from '../shell/live.tsx'
import { lobbyWords, shellWords } from '../words.ts'
import { guest } from './device-guest.ts'
import { line } from './device-line.ts'
import type { LineState } from './line.ts'
import { refusalWords } from './refusal-words.ts'
import { houseWords } from './words.ts'
import './notice.css'

/** This device is not who it was. */
export function RenewedNotice() {
  return <HouseNotice state={{ reachable: true }} />
}

/** What stands between this device and the house, in a sentence with a way out. */
export function HouseNotice({ state }: { readonly state: LineState }) {
  const renewed = useStore(guest.subscribe, guest.renewed)
  const text = sentence(state, renewed)
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  if (!text) return null
  const { refusal } = state
  return (
    <div class="house-notice">
      <p class={refusal ? 'message refused' : 'message'}>{text}</p>
      {refusal ? (
        refusal.code === 'another-protocol' ? (
          <button type="button" class="pill" onClick={reload}>
            {houseWords.reload}
          </button>
        ) : (
          <button type="button" class="pill" onClick={line.again}>
            {shellWords.tryAgain}
          </button>
        )
      ) : (
        renewed && (
          <Link to="/me" class="pill">
            {houseWords.signInAgain}
          </Link>
        )
      )}
    </div>
  )
}

function sentence({ refusal, reachable }: LineState, renewed: boolean): string | undefined {
  if (refusal) return refusalWords(refusal)
  if (!reachable) return `${lobbyWords.unreachable} ${houseWords.tryingAgain}`
  const name = guest.known()?.name
  return renewed && name !== undefined ? houseWords.renewed(name) : undefined
}

/** The page that is kept for when there is no connection must be renewed first, or it comes again. */
async function reload(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await kept?.update().catch(() => {})
  location.reload()
}
