import type { Profile } from '#protocol/api.ts'
import { formatDate } from '../../format-date.ts'
import { Header } from '../../shell/header.tsx'
import { LoadingPage, useLoaded } from '../../shell/lazy-page.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { Heading, Page } from '../../shell/page.tsx'
import { profileText } from '../../text/en/profile.ts'
import { api } from '../api.ts'
import { ServerErrorPage } from '../server-error-page.tsx'
import { GamesList } from './games-list.tsx'
import { loadPlayedGames, PlayerStatistics } from './player-statistics.tsx'
import { ReportName } from './report-name.tsx'

/** The page of a player: name, statistics and games. */
export function PlayerPage({ id }: { readonly id: string }) {
  const [loaded, again] = useLoaded(async () => {
    const profile = await api.profile(id)
    return { profile, loadedGames: profile.ok ? await loadPlayedGames(profile.value) : new Map() }
  }, id)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { profile, loadedGames } = loaded.value
  if (!profile.ok) {
    if (profile.rejection.code === 'no-such-player')
      return <NotFound title={profileText.noneTitle} text={profileText.noneText} />
    return <ServerErrorPage rejection={profile.rejection} again={again} />
  }
  const { player } = profile.value
  return (
    <>
      <Header />
      <Page class="profile">
        <div>
          <Heading title={player.name} tab={profileText.player(player.name)} />
          <ProfileLead profile={profile.value} />
        </div>
        <PlayerStatistics profile={profile.value} loadedGames={loadedGames} />
        <GamesList player={player.id} loadedGames={loadedGames} />
        <ReportName key={player.id} player={player} />
      </Page>
    </>
  )
}

export function ProfileLead({ profile: { player, since } }: { readonly profile: Profile }) {
  const day = formatDate(since)
  return <p class="lead">{player.claimed ? profileText.claimedSince(day) : profileText.guestSince(day)}</p>
}
