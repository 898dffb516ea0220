import { useEffect, useState } from 'preact/hooks'
import { ExerciseSeries } from '#app/exercises/exercise-series.ts'
import { type KeyValueStore, openKeyValueStore } from '#app/key-value-store.ts'
import { exerciseRefusalText, exerciseText } from '#app/text/en/exercises.ts'
import type { Exercise } from '#kernel/exercise.ts'
import { sentenceFor } from '#kernel/result.ts'
import { analysisEngine, clock, randomString } from '../device.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { exercisesPath, navigate } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { exercisesPageText } from '../text/en/exercises.ts'
import { shellText } from '../text/en/shell.ts'
import { ExerciseScreen } from './exercise-screen.tsx'

const SEED_LETTERS = 6

interface ExercisePageProps {
  readonly game: string
  /** The name of a series, or the id of an exercise. */
  readonly id: string
  /** In a frame of another site, where nothing is stored. */
  readonly isFramed?: boolean
}

/** Exercises one after the other. */
export function ExercisePage({ game, id, isFramed = false }: ExercisePageProps) {
  const [loaded, again] = useLoaded(() => loadGame(game), `exercise ${game}`)
  const [round, setRound] = useState(0)
  if (loaded.kind !== 'here')
    return <Loading isFramed={isFramed} failed={loaded.kind === 'failed'} again={again} />
  if (!loaded.value.exercises) return <NotFound />
  return (
    <Series
      key={round}
      loadedGame={loaded.value}
      start={id}
      isFramed={isFramed}
      restart={() => setRound(round + 1)}
    />
  )
}

/** Results in a frame last as long as its page. */
const unstored = () =>
  openKeyValueStore({
    get: () => undefined,
    set() {
      throw new Error('A frame stores nothing.')
    },
    remove() {},
    keys: () => [],
  })

interface LoadingProps {
  readonly isFramed: boolean
  readonly failed: boolean
  again(): void
}

function Loading({ isFramed, failed, again }: LoadingProps) {
  if (!isFramed) return <LoadingPage failed={failed} again={again} />
  return (
    <main class="embed-message stack">
      <p>{failed ? shellText.loadFailed : exerciseText.making}</p>
      {failed && (
        <button type="button" class="pill" onClick={again}>
          {shellText.tryAgain}
        </button>
      )}
    </main>
  )
}

interface SeriesProps {
  readonly loadedGame: LoadedGame
  readonly start: string
  readonly isFramed: boolean
  restart(): void
}

type Shown =
  | { readonly kind: 'making' }
  | { readonly kind: 'ready'; readonly id: string; readonly exercise: Exercise }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'failed' }

function Series({ loadedGame, start, isFramed, restart }: SeriesProps) {
  const [series] = useState(() => openSeries(loadedGame, start, isFramed ? unstored() : preferences))
  const [shown, setShown] = useState<Shown>({ kind: 'making' })

  async function show(): Promise<void> {
    const { id } = series
    if (id === undefined) return setShown({ kind: 'refused', why: nothingLeft(series) })
    setShown({ kind: 'making' })
    try {
      const loaded = await series.load().result
      if (loaded.ok) setShown({ kind: 'ready', id, exercise: loaded.value })
      else setShown({ kind: 'refused', why: sentenceFor(loaded.rejection, exerciseRefusalText) ?? '' })
    } catch {
      setShown({ kind: 'failed' })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    show()
    return () => series.close()
  }, [])

  function next(): void {
    series.advance()
    if (series.id === undefined) navigate(exercisesPath(loadedGame.id))
    else show()
  }

  if (shown.kind === 'failed') return <Loading isFramed={isFramed} failed again={show} />
  if (shown.kind !== 'ready') {
    const sentence = shown.kind === 'making' ? exerciseText.making : shown.why
    return isFramed ? (
      <p class="embed-message" role="status">
        {sentence}
      </p>
    ) : (
      <Waiting loadedGame={loadedGame} sentence={sentence} />
    )
  }
  return (
    <ExerciseScreen
      key={shown.id}
      loadedGame={loadedGame}
      series={series}
      id={shown.id}
      exercise={shown.exercise}
      isFramed={isFramed}
      next={next}
      restart={restart}
    />
  )
}

interface WaitingProps {
  readonly loadedGame: LoadedGame
  readonly sentence: string
}

/** While an exercise is made, or where there is none. */
function Waiting({ loadedGame: { id, card }, sentence }: WaitingProps) {
  return (
    <>
      <Header section="learn" />
      <Page class="stack">
        <Heading title={exerciseText.ofGame(card.title)} />
        <p role="status">{sentence}</p>
        <div class="buttons">
          <Link to={exercisesPath(id)} class="pill">
            {exercisesPageText.overview}
          </Link>
        </div>
      </Page>
    </>
  )
}

function openSeries(game: LoadedGame, start: string, store: KeyValueStore): ExerciseSeries {
  const kind = new URLSearchParams(location.search).get('kind')
  return new ExerciseSeries({
    game,
    preferences: store,
    clock,
    generator: analysisEngine,
    newSeed: () => randomString(SEED_LETTERS),
    start,
    kind: kind !== null && Object.hasOwn(game.exercises!, kind) ? kind : undefined,
  })
}

function nothingLeft({ name }: ExerciseSeries): string {
  return name === 'bookmarks' ? exerciseText.none.bookmarks : exerciseText.none.mistakes
}
