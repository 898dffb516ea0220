import { useEffect, useState } from 'preact/hooks'
import { type OptionValues, writeSetupQuery } from '#app/setup-query.ts'
import type { Dealt } from '#kernel/engine.ts'
import { copyText } from '../clipboard.ts'
import { clock, engineClient, randomString } from '../device.ts'
import type { ComposerModule, ComposerProps } from '../kit/composer.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { api } from '../online/api.ts'
import { identity } from '../online/device-identity.ts'
import { serverRejectionText } from '../online/rejection-text.ts'
import { preferences } from '../preferences.ts'
import { composePath, navigate, setupPath } from '../router.ts'
import { HeaderBar } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { announce } from '../shell/live-regions.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading } from '../shell/page.tsx'
import { composePageText } from '../text/en/compose.ts'
import { shellText } from '../text/en/shell.ts'
import '../play/play-screen.css'

/** The editor of a game's puzzles. */
export function ComposePage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const loadedGame = await loadGame(game)
    return { loadedGame, composer: await loadedGame.face.loadComposer?.() }
  }, game)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { loadedGame, composer } = loaded.value
  return composer ? (
    <ComposeScreen loadedGame={loadedGame} composer={composer} />
  ) : (
    <NotFound text={composePageText.none} />
  )
}

interface ComposeScreenProps {
  readonly loadedGame: LoadedGame
  readonly composer: ComposerModule
}

function ComposeScreen({ loadedGame, composer: { Composer } }: ComposeScreenProps) {
  const { card, puzzle } = loadedGame
  const [given] = useState(() => new URLSearchParams(location.search).get('puzzle') ?? undefined)
  const [printed, setPrinted] = useState<Dealt>()
  // Otherwise a reload would open the puzzle of the link again, over what was made of it.
  useEffect(() => {
    if (given !== undefined) navigate(composePath(card.id), 'replace')
  }, [given, card.id])
  // The sheet must be on the page before the browser prints it.
  useEffect(() => {
    if (printed) puzzle?.printPuzzle(loadedGame)
  }, [printed, puzzle, loadedGame])
  const publish = usePublishing(card.id)
  const pathTo = (params: object) => `${setupPath(card.id)}?${writeSetupQuery(params as OptionValues)}`
  return (
    <div class="table-screen compose-screen">
      <HeaderBar game={card}>
        <Link to="/learn" class="plain">
          {shellText.learn}
        </Link>
      </HeaderBar>
      <main id="page" class="compose">
        <Heading title={composePageText.title(card.title)} class="visually-hidden" />
        <Composer
          given={given}
          storage={preferences}
          consult={(question, report) =>
            engineClient.request(
              { do: 'consult', game: card.id, question, seed: randomString(12) },
              report ?? (() => {}),
            )
          }
          announce={announce}
          copyText={copyText}
          linkTo={params => location.origin + pathTo(params)}
          play={params => navigate(`${pathTo(params)}&play`)}
          print={setPrinted}
          {...(publish && { publish })}
          now={clock.now}
          newId={() => randomString(10)}
        />
      </main>
      {puzzle && printed && <puzzle.PrintedPuzzle loadedGame={loadedGame} dealt={printed} />}
    </div>
  )
}

/** Publishing on the server of this page, where its host allows it. */
function usePublishing(game: string): ComposerProps['publish'] | undefined {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    api.puzzles({ game }).then(page => setOffered(page.ok && !page.value.isClosed))
  }, [game])
  if (!isOffered) return undefined
  return async (params, title) => {
    const published = await identity.asPlayer(() => api.publishPuzzle({ game, params, title }))
    return published.ok ? undefined : serverRejectionText(published.rejection)
  }
}
