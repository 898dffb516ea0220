import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameList } from '#games/game-list.ts'
import { clock, savedGames } from '../device.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { useRefreshCount } from '../shell/use-refresh-count.ts'
import { timeAgo } from '../time-ago.ts'
import { lobbyWords, shellWords } from '../words.ts'
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

/** Four corners and one between. */
const PICTURED_GAMES = Object.keys(PICTURES).flatMap(id => gameList.find(game => game.id === id) ?? [])

/** Games beyond the five have no picture, but a place. */
const OTHER_GAMES = gameList.filter(({ id }) => !PICTURES[id])
const loadMoreGames = async () => (await import('./more-games.tsx')).MoreGames

export function Lobby() {
  const [games, setGames] = useState<readonly SavedGameWithSummary[]>([])
  const looks = useRefreshCount()
  const news = useOnlineOverview(looks)
  const now = clock.now()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at every look
  useEffect(() => {
    savedGames.list().then(setGames)
  }, [looks])
  const unfinished = games.filter(game => !game.finished)
  return (
    <>
      <Header section="lobby" />
      <Page class="lobby">
        <div class="lobby-top">
          <div>
            <Heading title={lobbyWords.title} tab="" />
            <p class="lead">{lobbyWords.lead}</p>
          </div>
          <ResumeLinks unfinished={unfinished} onlineTables={news?.myTables ?? []} />
        </div>
        <Dailies games={games} now={now} />
        <div class="quincunx">
          <PlayTogetherNote news={news} />
          <ul class="cards">
            {PICTURED_GAMES.map(game => {
              const open = unfinished.find(one => one.saved.record.game === game.id)
              const waiting = news?.waitingCounts.get(game.id)
              const Picture = PICTURES[game.id]!
              return (
                <GameCard
                  key={game.id}
                  game={game}
                  left={waiting ? lobbyWords.playersWaiting(waiting) : open && capitalised(open.summary.line)}
                  right={
                    waiting ? lobbyWords.online : open && lobbyWords.savedAgo(timeAgo(open.savedAt, now))
                  }
                >
                  <Picture />
                </GameCard>
              )
            })}
          </ul>
          <WeeklyGames games={games} now={now} />
        </div>
        {OTHER_GAMES.length > 0 && <LazyComponent load={loadMoreGames} props={{ games: OTHER_GAMES }} />}
        {/* On a phone the bar on top has no room for it. */}
        <Link to="/learn" class="pill lobby-learn">
          {shellWords.learn}
        </Link>
      </Page>
    </>
  )
}

function capitalised(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1)
}
