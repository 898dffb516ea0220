import { useEffect, useState } from 'preact/hooks'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { Header } from '../../shell/header.tsx'
import { LoadingPage, useLoaded } from '../../shell/lazy-page.tsx'
import { Link } from '../../shell/link.tsx'
import { announce } from '../../shell/live-regions.tsx'
import { Heading, Page } from '../../shell/page.tsx'
import { playTogetherText } from '../../text/en/online.ts'
import { accountText, profileText } from '../../text/en/profile.ts'
import { api } from '../api.ts'
import { identity, usePlayer } from '../device-identity.ts'
import { isNotRecognised } from '../identity.ts'
import { ServerErrorPage } from '../server-error-page.tsx'
import { NameForms, SignInForm } from './account-forms.tsx'
import { Devices } from './devices.tsx'
import { GamesList } from './games-list.tsx'
import { ProfileLead } from './player-page.tsx'
import { loadPlayedGames, PlayerStatistics } from './player-statistics.tsx'
import './profile.css'

/** The player's own page: account and games. */
export function MePage() {
  const me = usePlayer()
  const [isRevoked, setRevoked] = useState(false)
  useEffect(() => {
    if (me) setRevoked(false)
  }, [me])
  function leave(): void {
    setRevoked(true)
    announce(profileText.revokedLead)
    identity.clear()
  }
  return me ? <OwnPage key={me.id} player={me} onRevoked={leave} /> : <SignedOutPage isRevoked={isRevoked} />
}

/** Looking at this page does not register a guest. */
function SignedOutPage({ isRevoked }: { readonly isRevoked: boolean }) {
  return (
    <>
      <Header />
      <Page class="profile">
        <div>
          <Heading title={profileText.me} />
          <p class="lead">{isRevoked ? profileText.revokedLead : profileText.strangerLead}</p>
        </div>
        <div>
          <Link to="/together" class="pill primary">
            {playTogetherText.title}
          </Link>
        </div>
        <section class="profile-part">
          <h2>{accountText.title}</h2>
          <div class="panel-box account">
            <SignInForm warns={false} />
          </div>
        </section>
      </Page>
    </>
  )
}

interface OwnPageProps {
  readonly player: PlayerInfo
  /** Called when the server no longer knows this device: it was signed out from another one. */
  onRevoked(): void
}

function OwnPage({ player, onRevoked }: OwnPageProps) {
  const [loaded, again] = useLoaded(async () => {
    // A profile is public; only this request shows whether the device is still signed in.
    const me = await api.me()
    const profile = me.ok ? await api.profile(player.id) : me
    if (!me.ok && isNotRecognised(me.rejection)) onRevoked()
    return { profile, loadedGames: profile.ok ? await loadPlayedGames(profile.value) : new Map() }
  }, player.id)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { profile, loadedGames } = loaded.value
  if (!profile.ok) return <ServerErrorPage rejection={profile.rejection} again={again} />
  return (
    <>
      <Header />
      <Page class="profile">
        <div>
          <Heading title={player.name} tab={profileText.me} />
          <ProfileLead profile={{ ...profile.value, player }} />
        </div>
        <PlayerStatistics profile={profile.value} loadedGames={loadedGames} />
        <section class="profile-part">
          <h2>{accountText.title}</h2>
          <div class="panel-box account">
            <NameForms player={player} />
          </div>
        </section>
        <Devices player={player} onRevoked={onRevoked} />
        <GamesList player={player.id} loadedGames={loadedGames} />
      </Page>
    </>
  )
}
