import { gameIds } from '#games/catalog.ts'
import type { Profile } from '#protocol/api.ts'
import { type LoadedGame, loadGameMetadata } from '../../loaded-game.ts'
import { profileText } from '../../text/en/profile.ts'
import { GameStatisticsSection } from './game-statistics.tsx'
import '../../kit/list.css'
import './profile.css'

/** The games of a player, loaded, by their ids. */
export async function loadPlayedGames({ games }: Profile): Promise<ReadonlyMap<string, LoadedGame>> {
  const known = games.map(({ game }) => game).filter(game => gameIds.includes(game))
  return new Map(await Promise.all(known.map(async game => [game, await loadGameMetadata(game)] as const)))
}

interface PlayerStatisticsProps {
  readonly profile: Profile
  readonly loadedGames: ReadonlyMap<string, LoadedGame>
}

/** The statistics of a player. */
export function PlayerStatistics({ profile, loadedGames }: PlayerStatisticsProps) {
  return (
    <section class="profile-part">
      <h2>{profileText.statistics}</h2>
      {profile.games.length === 0 && <p class="soft">{profileText.noGames}</p>}
      <div class="statistics-list">
        {profile.games.map(statistics => (
          <GameStatisticsSection
            key={statistics.game}
            statistics={statistics}
            loadedGame={loadedGames.get(statistics.game)}
          />
        ))}
      </div>
    </section>
  )
}
