import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { timeAgo } from '#app/text/en/ago.ts'
import { gameList, type ListedGame } from '#games/game-list.ts'
import { clock, savedGames } from '../device.ts'
import { setupPath } from '../router.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { useRefreshCount } from '../shell/use-refresh-count.ts'
import { lobbyText, shellText } from '../text/en/shell.ts'
import { Dailies } from './dailies-row.tsx'
import { GameCard } from './game-card.tsx'
import { GuessGoPicture } from './pictures/guessgo.tsx'
import { ObstructionPicture } from './pictures/obstruction.tsx'
import { ScribblePicture } from './pictures/scribble.tsx'
import { SolitudoPicture } from './pictures/solitudo.tsx'
import { WorderlyPicture } from './pictures/worderly.tsx'
import { PlayTogetherNote } from './play-together-note.tsx'
import { ResumeLinks } from './resume-links.tsx'
import { useOnlineOverview } from './use-online-overview.ts'
import { WeeklyGames } from './weekly-games.tsx'
import './lobby.css'

const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  scribble: ScribblePicture,
  guessgo: GuessGoPicture,
  solitudo: SolitudoPicture,
  worderly: WorderlyPicture,
  obstruction: ObstructionPicture,
}

/** Four games in the corners and one in the middle. */
const PICTURED_GAMES = Object.keys(PICTURES).flatMap(id => gameList.find(game => game.id === id) ?? [])

/** Games beyond the five have no picture, only a link. */
const OTHER_GAMES = gameList.filter(({ id }) => !PICTURES[id])
const MORE_GAMES = 'More games'

export function Lobby() {
  const [games, setGames] = useState<readonly SavedGameWithSummary[]>([])
  const refreshCount = useRefreshCount()
  const overview = useOnlineOverview(refreshCount)
  const now = clock.now()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at every refresh
  useEffect(() => {
    savedGames.list().then(setGames)
  }, [refreshCount])
  const unfinished = games.filter(game => !game.finished)
  return (
    <>
      <Header section="lobby" />
      <Page class="lobby">
        <div class="lobby-top">
          <div>
            <Heading title={lobbyText.title} tab="" />
            <p class="lead">{lobbyText.lead}</p>
          </div>
          <ResumeLinks unfinished={unfinished} onlineTables={overview?.myTables ?? []} />
        </div>
        <Dailies games={games} now={now} />
        <div class="quincunx">
          <PlayTogetherNote overview={overview} />
          <ul class="cards">
            {PICTURED_GAMES.map(game => {
              const unfinishedGame = unfinished.find(one => one.saved.record.game === game.id)
              const waiting = overview?.waitingCounts.get(game.id)
              const Picture = PICTURES[game.id]!
              return (
                <GameCard
                  key={game.id}
                  game={game}
                  left={
                    waiting
                      ? lobbyText.playersWaiting(waiting)
                      : unfinishedGame && capitalised(unfinishedGame.summary.line)
                  }
                  right={
                    waiting
                      ? lobbyText.online
                      : unfinishedGame && lobbyText.savedAgo(timeAgo(unfinishedGame.savedAt, now))
                  }
                >
                  <Picture />
                </GameCard>
              )
            })}
          </ul>
          <WeeklyGames games={games} now={now} />
        </div>
        {OTHER_GAMES.length > 0 && <MoreGames games={OTHER_GAMES} />}
        {/* On a phone the header has no room for it. */}
        <Link to="/learn" class="pill lobby-learn">
          {shellText.learn}
        </Link>
      </Page>
    </>
  )
}

function MoreGames({ games }: { readonly games: readonly ListedGame[] }) {
  return (
    <section class="more-games" aria-labelledby="more">
      <h2 id="more">{MORE_GAMES}</h2>
      {games.map(({ id, title }) => (
        <Link key={id} to={setupPath(id)} class="pill">
          {title}
        </Link>
      ))}
    </section>
  )
}

function capitalised(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1)
}
