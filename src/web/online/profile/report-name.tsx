import { useState } from 'preact/hooks'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { announce } from '../../shell/live-regions.tsx'
import { profileText } from '../../text/en/profile.ts'
import { api } from '../api.ts'
import { identity } from '../device-identity.ts'
import { serverRejectionText } from '../rejection-text.ts'

/** Tells the host of the server that a name should not be there. Only for those who play here themselves. */
export function ReportName({ player }: { readonly player: PlayerInfo }) {
  const [answer, setAnswer] = useState('')
  const own = identity.player()
  if (!own || own.id === player.id) return null

  async function report(): Promise<void> {
    const done = await api.reportName(player.id)
    const said = done.ok ? profileText.reported : serverRejectionText(done.rejection)
    setAnswer(said)
    announce(said)
  }

  if (answer) return <p class="message">{answer}</p>
  return (
    <p>
      <button type="button" class="pill" onClick={report}>
        {profileText.report}
      </button>
    </p>
  )
}
