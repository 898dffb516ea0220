import type { Profile } from '#protocol/api.ts'
import { Header } from '../../shell/header.tsx'
import { useLoaded, Wait } from '../../shell/lazy.tsx'
import { Missing } from '../../shell/missing.tsx'
import { Heading, Page } from '../../shell/page.tsx'
import { house } from '../house.ts'
import { profileWords } from '../profile-words.ts'
import { Unreached } from '../unreached.tsx'
import { Figures, loadPlayed } from './figures.tsx'
import { GamesList } from './games-list.tsx'

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** Anyone's page: name, figures and games. */
export function PlayerPage({ id }: { readonly id: string }) {
  const [loaded, again] = useLoaded(async () => {
    const profile = await house.profile(id)
    return { profile, parlours: profile.ok ? await loadPlayed(profile.value) : new Map() }
  }, id)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  const { profile, parlours } = loaded.value
  if (!profile.ok) {
    if (profile.rejection.code === 'no-such-player')
      return <Missing title={profileWords.noneTitle} text={profileWords.noneText} />
    return <Unreached rejection={profile.rejection} again={again} />
  }
  const { player } = profile.value
  return (
    <>
      <Header />
      <Page class="profile">
        <div>
          <Heading title={player.name} tab={profileWords.player(player.name)} />
          <ProfileLead profile={profile.value} />
        </div>
        <Figures profile={profile.value} parlours={parlours} />
        <GamesList player={player.id} parlours={parlours} />
      </Page>
    </>
  )
}

export function ProfileLead({ profile: { player, since } }: { readonly profile: Profile }) {
  const day = DAY.format(since)
  return <p class="lead">{player.claimed ? profileWords.claimedSince(day) : profileWords.guestSince(day)}</p>
}
