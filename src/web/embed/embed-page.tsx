import { dailyRequest, findDailyPuzzle } from '#app/dailies.ts'
import { decodeReplay } from '#app/replay-link.ts'
import type { EmbeddedRoute } from '#app/route.ts'
import { readSetupQuery } from '#app/setup-query.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { validateParams } from '#kernel/read-params.ts'
import type { Rejection } from '#kernel/result.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { openLocalSession } from '#session/local/local-session.ts'
import type { Session } from '#session/session.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { clock, engineClient, randomString } from '../device.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { createTable } from '../play/local-games.ts'
import { type OpenedGame, openSavedGame } from '../play/open-saved-game.ts'
import { PlayScreen } from '../play/play-screen.tsx'
import { dailyPath, setupPath } from '../router.ts'
import { LOCAL_PLAYER } from '../setup/opponents.ts'
import { useLoaded } from '../shell/lazy-page.tsx'
import { Heading } from '../shell/page.tsx'
import { embedText } from '../text/en/embed.ts'
import { EmbeddedReplay } from './embedded-replay.tsx'
import '../shell/embed-bar.css'

interface EmbedPageProps {
  readonly shown: EmbeddedRoute
  /** The game of a replay. */
  readonly data: string
}

type EmbeddedGameRoute = Exclude<EmbeddedRoute, { readonly page: 'exercise' }>

type Embedded =
  | {
      readonly kind: 'puzzle'
      readonly loadedGame: LoadedGame
      readonly session: Session
      readonly path: string
    }
  | { readonly kind: 'replay'; readonly opened: OpenedGame }
  | { readonly kind: 'refused'; readonly why: string }

const loadExercise = async () => (await import('../exercises/exercise-page.tsx')).ExercisePage

/**
 * A puzzle to play, an exercise to solve or a replay to step through in a frame of another site. Nothing is saved, and
 * nobody signs in.
 */
export function EmbedPage({ shown, data }: EmbedPageProps) {
  if (shown.page !== 'exercise') return <EmbeddedGame shown={shown} data={data} />
  const { game, id } = shown
  return (
    <LazyComponent load={loadExercise} props={{ game, id, isFramed: true }}>
      <p class="embed-message">{embedText.preparingExercise}</p>
    </LazyComponent>
  )
}

interface EmbeddedGameProps extends EmbedPageProps {
  readonly shown: EmbeddedGameRoute
}

function EmbeddedGame({ shown, data }: EmbeddedGameProps) {
  const [loaded, again] = useLoaded<Embedded>(
    () => (shown.page === 'replay' ? openReplay(data) : openPuzzle(shown)),
    location.pathname + location.search + data,
  )
  if (loaded.kind === 'loading') return <p class="embed-message">{embedText.preparing}</p>
  if (loaded.kind === 'failed')
    return (
      <main class="embed-message stack">
        <Heading title={embedText.brokenTitle} />
        <p>{embedText.failed}</p>
        <button type="button" class="pill" onClick={again}>
          {embedText.again}
        </button>
      </main>
    )
  const embedded = loaded.value
  if (embedded.kind === 'refused')
    return (
      <main class="embed-message stack">
        <Heading title={embedText.brokenTitle} />
        <p>{embedded.why}</p>
      </main>
    )
  if (embedded.kind === 'replay') return <EmbeddedReplay opened={embedded.opened} path={`/replay#${data}`} />
  const { loadedGame, session, path } = embedded
  return (
    <PlayScreen
      loadedGame={loadedGame}
      session={session}
      capabilities={{
        id: 'embedded',
        controls: 'all',
        fullPagePath: path,
        explain: rejection => localRejectionSentence(rejection, loadedGame.text),
        savedLocation: embedText.notSaved,
        savedGame: () => undefined,
        replayLink: () => undefined,
      }}
    />
  )
}

async function openReplay(data: string): Promise<Embedded> {
  const saved = await decodeReplay(data)
  const opened = saved.ok ? await openSavedGame(saved.value) : saved
  return opened.ok
    ? { kind: 'replay', opened: opened.value }
    : { kind: 'refused', why: rejectionSentence(opened.rejection) }
}

async function openPuzzle(route: Exclude<EmbeddedGameRoute, { readonly page: 'replay' }>): Promise<Embedded> {
  const loadedGame = await loadGame(route.game)
  const refuse = (rejection: Rejection): Embedded => ({
    kind: 'refused',
    why: localRejectionSentence(rejection, loadedGame.text),
  })
  if (!loadedGame.puzzles) return { kind: 'refused', why: embedText.notEmbedded }
  const requested = route.page === 'daily' ? dailyPuzzle(loadedGame, route) : linkedPuzzle(loadedGame)
  if (!requested.ok) return refuse(requested.rejection)
  const { params, seed, path } = requested.value
  const players = [LOCAL_PLAYER]
  const table = await createTable(loadedGame, { params, seed, players }).result
  if (!table.ok) return refuse(table.rejection)
  const session = openLocalSession({ table: table.value, players, engineClient, clock })
  return { kind: 'puzzle', loadedGame, session, path }
}

function dailyPuzzle(
  loadedGame: LoadedGame,
  { game, daily: name, day }: Extract<EmbeddedGameRoute, { page: 'daily' }>,
) {
  const found = findDailyPuzzle(loadedGame, [], clock.now(), { name, day })
  if (!found.ok) return found
  const path = dailyPath(game, found.value.name, day)
  return { ok: true as const, value: { ...dailyRequest(loadedGame, found.value), path } }
}

/** The puzzle that the query of the address carries. */
function linkedPuzzle({ rules }: LoadedGame) {
  const { chosen, seed, rejection } = readSetupQuery(
    new URLSearchParams(location.search),
    rules.options as AnyOptions,
  )
  if (rejection) return { ok: false as const, rejection }
  const params = validateParams<object>(rules, chosen)
  if (!params.ok) return params
  const path = setupPath(rules.id) + location.search
  return { ok: true as const, value: { params: params.value, seed: seed || randomString(12), path } }
}
