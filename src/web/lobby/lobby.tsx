import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { programme, titleOf } from '#games/programme.ts'
import { clock, shelf } from '../device.ts'
import { roomPath, setupPath, tablePath } from '../router.ts'
import type { KeptGame } from '../shelf.ts'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { lobbyWords, moreWords, shellWords } from '../words.ts'
import { ago } from './ago.ts'
import { Card } from './card.tsx'
import { Dailies } from './dailies-row.tsx'
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

export function Lobby() {
  const [games, setGames] = useState<readonly KeptGame[]>([])
  const now = clock.now()
  const news = useHouseNews()
  useEffect(() => {
    shelf.list().then(setGames)
  }, [])
  const unfinished = games.filter(game => !game.finished)
  const last = unfinished[0]
  return (
    <>
      <Header place="lobby" />
      <Page class="lobby">
        <div class="lobby-top">
          <div>
            <Heading title={lobbyWords.title} tab="" />
            <p class="lead">{lobbyWords.lead}</p>
          </div>
          <div class="buttons lobby-doors">
            {news?.mine.map(({ id, code, phase }) => (
              <Link key={id} to={roomPath(code)} class="pill primary">
                {lobbyWords.table(code, phase === 'playing')}
              </Link>
            ))}
            {last && (
              <Link to={tablePath(last.saved.record.game, last.id)} class="pill primary">
                {lobbyWords.resume(titleOf(last.saved.record.game), last.summary.line)}
              </Link>
            )}
          </div>
        </div>
        <Dailies games={games} now={now} />
        <div class="quincunx">
          <Together trouble={news?.trouble} />
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
        <MoreGames />
        {/* On a phone the bar on top has no room for it. */}
        <Link to="/learn" class="pill lobby-learn">
          {shellWords.learn}
        </Link>
      </Page>
    </>
  )
}

/** Games beyond the five have no picture, but a place. */
function MoreGames() {
  const more = programme.filter(({ id }) => !PICTURES[id])
  if (more.length === 0) return null
  return (
    <section class="more-games" aria-labelledby="more">
      <h2 id="more">{moreWords.title}</h2>
      {more.map(({ id, title }) => (
        <Link key={id} to={setupPath(id)} class="pill">
          {title}
        </Link>
      ))}
    </section>
  )
}

function sentence(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1)
}
