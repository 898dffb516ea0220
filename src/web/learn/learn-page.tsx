import { gameIds } from '#games/catalog.ts'
import { loadGameMetadata } from '../loaded-game.ts'
import { playAtOncePath } from '../router.ts'
import { GameHelp, KeyMap, LessonLinks } from '../sheets/help.tsx'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { learnText } from '../text/en/lessons.ts'
import { setupText } from '../text/en/shell.ts'
import './learn.css'

/** The help of every game, and the keys that all of them share. */
export function LearnPage() {
  const [loaded, again] = useLoaded(() => Promise.all(gameIds.map(loadGameMetadata)), 'learn')
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  return (
    <>
      <Header section="learn" />
      <Page class="learn">
        <Heading title={learnText.title} />
        <p class="lead">{learnText.lead}</p>
        {loaded.value.map(loadedGame => (
          <section key={loadedGame.rules.id} class="panel-box learn-game">
            <h2>{loadedGame.card.title}</h2>
            <GameHelp help={loadedGame.text.help('browser')} />
            <div class="buttons">
              <Link to={playAtOncePath(loadedGame.rules.id)} class="pill primary">
                {setupText.play}
              </Link>
              <LessonLinks loadedGame={loadedGame} />
            </div>
          </section>
        ))}
        <div class="panel-box learn-game">
          <KeyMap />
        </div>
        <p>
          <Link to="/about">{learnText.toAbout}</Link>
        </p>
      </Page>
    </>
  )
}
