import { loadGameMetadata } from '../loaded-game.ts'
import { composePath, exercisesPath, mapPath, playAtOncePath, positionPath } from '../router.ts'
import { GameHelp, KeyMap, LessonLinks } from '../sheets/help.tsx'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { learnText } from '../text/en/lessons.ts'
import { lobbyText, tableText } from '../text/en/shell.ts'
import { webCards } from '../web-cards.ts'
import './learn.css'

/** The help of every game in the order of the lobby, and the keys that all of them share. */
export function LearnPage() {
  const [loaded, again] = useLoaded(
    () => Promise.all(webCards.map(({ id }) => loadGameMetadata(id))),
    'learn',
  )
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  return (
    <>
      <Header section="learn" />
      <Page class="learn">
        <Heading title={learnText.title} />
        <p class="lead">{learnText.lead}</p>
        <nav class="buttons" aria-label={learnText.contents}>
          {webCards.map(({ id, title }) => (
            <a key={id} class="pill" href={`#${id}`}>
              {title}
            </a>
          ))}
          <a class="pill" href="#keys">
            {learnText.keys}
          </a>
        </nav>
        {webCards.map(({ id, title, accent, composes, hasExercises, Picture }, index) => {
          const loadedGame = loaded.value[index]!
          return (
            <section key={id} id={id} class="panel-box learn-game">
              <svg
                class="learn-picture"
                viewBox="0 0 303 112"
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
                style={{ background: `var(--${accent}-fill)` }}
              >
                <Picture />
              </svg>
              <h2>{title}</h2>
              <div class="buttons">
                <Link to={playAtOncePath(id)} class="pill primary" label={lobbyText.playOf(title)}>
                  {lobbyText.play}
                </Link>
                <LessonLinks loadedGame={loadedGame} />
                {hasExercises && (
                  <Link to={exercisesPath(id)} class="pill" label={lobbyText.exercisesOf(title)}>
                    {tableText.exercises}
                  </Link>
                )}
                {loadedGame.face.loadPositionEditor && (
                  <Link to={positionPath(id)} class="pill" label={lobbyText.positionOf(title)}>
                    {tableText.position}
                  </Link>
                )}
                {loadedGame.face.loadFirstMoveMap && (
                  <Link to={mapPath(id)} class="pill">
                    {tableText.map}
                  </Link>
                )}
                {composes && (
                  <Link to={composePath(id)} class="pill" label={lobbyText.composeOf(title)}>
                    {tableText.compose}
                  </Link>
                )}
              </div>
              <GameHelp help={loadedGame.text.help('browser')} />
            </section>
          )
        })}
        <div class="panel-box learn-game" id="keys">
          <KeyMap />
        </div>
        <p>
          <Link to="/about">{learnText.toAbout}</Link>
        </p>
      </Page>
    </>
  )
}
