import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { programme } from '#games/programme.ts'
import { clock, shelf } from '../device.ts'
import { Later } from '../kit/later.tsx'
import type { KeptGame } from '../shelf.ts'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { useLookAgain } from '../shell/use-look-again.ts'
import { lobbyWords, shellWords } from '../words.ts'
import { ago } from './ago.ts'
import { Card } from './card.tsx'
import { Dailies } from './dailies-row.tsx'
import { Doors } from './doors.tsx'
import { GuessGoPicture } from './pictures/guessgo.tsx'
import { ObstructionPicture } from './pictures/obstruction.tsx'
import { ScribblePicture } from './pictures/scribble.tsx'
import { SolitudoPicture } from './pictures/solitudo.tsx'
import { WorderlyPicture } from './pictures/worderly.tsx'
import { Together } from './together.tsx'
import { useHouseNews } from './use-house-news.ts'
import { Weeks } from './weeks.tsx'
import './lobby.css'

const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  scribble: ScribblePicture,
  guessgo: GuessGoPicture,
  solitudo: SolitudoPicture,
  worderly: WorderlyPicture,
  obstruction: ObstructionPicture,
}

/** Four corners and one between. */
const CARDS = Object.keys(PICTURES).flatMap(id => programme.find(game => game.id === id) ?? [])

/** Games beyond the five have no picture, but a place. */
const MORE = programme.filter(({ id }) => !PICTURES[id])
const loadMore = async () => (await import('./later/more-games.tsx')).MoreGames

export function Lobby() {
  const [games, setGames] = useState<readonly KeptGame[]>([])
  const looks = useLookAgain()
  const news = useHouseNews(looks)
  const now = clock.now()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at every look
  useEffect(() => {
    shelf.list().then(setGames)
  }, [looks])
  const unfinished = games.filter(game => !game.finished)
  return (
    <>
      <Header place="lobby" />
      <Page class="lobby">
        <div class="lobby-top">
          <div>
            <Heading title={lobbyWords.title} tab="" />
            <p class="lead">{lobbyWords.lead}</p>
          </div>
          <Doors unfinished={unfinished} mine={news?.mine ?? []} />
        </div>
        <Dailies games={games} now={now} />
        <div class="quincunx">
          <Together news={news} />
          <ul class="cards">
            {CARDS.map(game => {
              const open = unfinished.find(one => one.saved.record.game === game.id)
              const waiting = news?.waiting.get(game.id)
              const Picture = PICTURES[game.id]!
              return (
                <Card
                  key={game.id}
                  game={game}
                  left={waiting ? lobbyWords.playersWaiting(waiting) : open && sentence(open.summary.line)}
                  right={waiting ? lobbyWords.online : open && lobbyWords.savedAgo(ago(open.savedAt, now))}
                >
                  <Picture />
                </Card>
              )
            })}
          </ul>
          <Weeks games={games} now={now} />
        </div>
        {MORE.length > 0 && <Later load={loadMore} props={{ games: MORE }} />}
        {/* On a phone the bar on top has no room for it. */}
        <Link to="/learn" class="pill lobby-learn">
          {shellWords.learn}
        </Link>
      </Page>
    </>
  )
}

function sentence(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1)
}
