import { useEffect, useState } from 'preact/hooks'
import { timeAgo } from '#app/text/en/ago.ts'
import { clock } from '../device.ts'
import { useStore } from '../kit/use-store.ts'
import { listPlayedGames } from '../played-games.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Header } from '../shell/header.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { useRefreshCount } from '../shell/use-refresh-count.ts'
import { lobbyText } from '../text/en/shell.ts'
import { webCards } from '../web-cards.ts'
import { Dailies } from './dailies-row.tsx'
import { GameCard } from './game-card.tsx'
import { PlayTogetherNote } from './play-together-note.tsx'
import { ResumeLinks } from './resume-links.tsx'
import { useOnlineOverview } from './use-online-overview.ts'
import { WeeklyGames } from './weekly-games.tsx'
import './lobby.css'

export function Lobby() {
  const [games, setGames] = useState<readonly SavedGameWithSummary[]>([])
  const refreshCount = useRefreshCount()
  const overview = useOnlineOverview(refreshCount)
  const isWide = useStore(watchWidth, () => matchMedia(WIDE).matches)
  const now = clock.now()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at every refresh
  useEffect(() => {
    listPlayedGames().then(setGames)
  }, [refreshCount])
  const unfinished = games.filter(game => !game.finished)
  const dailies = <Dailies games={games} now={now} />
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
        {isWide && dailies}
        <div class="quincunx">
          {isWide && <PlayTogetherNote overview={overview} />}
          <ul class="cards">
            {webCards.map(card => {
              const unfinishedGame = unfinished.find(one => one.saved.record.game === card.id)
              const waiting = overview?.waitingCounts.get(card.id)
              return (
                <GameCard
                  key={card.id}
                  card={card}
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
                />
              )
            })}
          </ul>
          {!isWide && dailies}
          {!isWide && <PlayTogetherNote overview={overview} />}
          <WeeklyGames games={games} now={now} />
        </div>
      </Page>
    </>
  )
}

/** Where the cards stand in a quincunx; on smaller screens they come first. */
const WIDE = '(min-width: 1021px)'

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function capitalised(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1)
}
