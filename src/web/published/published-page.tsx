import { useEffect, useState } from 'preact/hooks'
import { formatDuration } from '#app/duration.ts'
import { reportSolutions, unreportedSolutions } from '#app/published-puzzles.ts'
import { type OptionValues, writeSetupQuery } from '#app/setup-query.ts'
import type { PublishedPuzzle } from '#protocol/api.ts'
import { savedGames } from '../device.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { api } from '../online/api.ts'
import { identity, usePlayer } from '../online/device-identity.ts'
import { serverRejectionText } from '../online/rejection-text.ts'
import { composePath, setupPath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { announce } from '../shell/live-regions.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { publishedText as text } from '../text/en/compose.ts'
import './published.css'

type Order = keyof typeof text.orders

/** The puzzles that players have published on this server. */
export function PublishedPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => loadGame(game), `published ${game}`)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { card } = loaded.value
  return (
    <>
      <Header />
      <Page class="stack published">
        <div>
          <Heading title={text.title(card.title)} />
          <p class="lead">{text.lead}</p>
        </div>
        <Puzzles loadedGame={loaded.value} />
        <Link to={composePath(game)} class="pill">
          {text.compose}
        </Link>
      </Page>
    </>
  )
}

interface PuzzlesState {
  readonly puzzles: readonly PublishedPuzzle[]
  readonly from?: number | undefined
  /** Why there are none to show. */
  readonly refusal?: string
}

function Puzzles({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  const [order, setOrder] = useState<Order>('newest')
  const [state, setState] = useState<PuzzlesState>()
  const game = loadedGame.id

  async function load(from: number, before: readonly PublishedPuzzle[]): Promise<readonly PublishedPuzzle[]> {
    const page = await api.puzzles({ game, order, from })
    if (!page.ok || page.value.isClosed) {
      setState({ puzzles: before, refusal: page.ok ? text.closed : serverRejectionText(page.rejection) })
      return []
    }
    const puzzles = [...before, ...page.value.puzzles]
    setState({ puzzles, from: page.value.from })
    return page.value.puzzles
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the order loads the list again
  useEffect(() => {
    void load(0, []).then(async puzzles => {
      const records = unreportedSolutions(loadedGame, puzzles, await savedGames.list())
      if (records.length === 0) return
      const player = await identity.ensure()
      if (player.ok && (await reportSolutions(api, records))) await load(0, [])
    })
  }, [order, game])

  if (!state) return null
  if (state.refusal && state.puzzles.length === 0) return <p role="status">{state.refusal}</p>
  if (state.puzzles.length === 0) return <p>{text.none}</p>
  const replace = (changed: PublishedPuzzle) =>
    setState({ ...state, puzzles: state.puzzles.map(one => (one.id === changed.id ? changed : one)) })
  return (
    <>
      <label class="published-order soft">
        {text.sortedBy}
        <select value={order} onChange={event => setOrder(event.currentTarget.value as Order)}>
          {(Object.keys(text.orders) as Order[]).map(one => (
            <option key={one} value={one}>
              {text.orders[one]}
            </option>
          ))}
        </select>
      </label>
      <ul class="published-list">
        {state.puzzles.map(puzzle => (
          <PuzzleRow
            key={puzzle.id}
            loadedGame={loadedGame}
            puzzle={puzzle}
            change={replace}
            remove={() => setState({ ...state, puzzles: state.puzzles.filter(({ id }) => id !== puzzle.id) })}
          />
        ))}
      </ul>
      {state.refusal && <p class="message refused">{state.refusal}</p>}
      {state.from !== undefined && (
        <button type="button" class="pill" onClick={() => load(state.from!, state.puzzles)}>
          {text.more}
        </button>
      )}
    </>
  )
}

interface PuzzleRowProps {
  readonly loadedGame: LoadedGame
  readonly puzzle: PublishedPuzzle
  change(puzzle: PublishedPuzzle): void
  remove(): void
}

function PuzzleRow({ loadedGame, puzzle, change, remove }: PuzzleRowProps) {
  const { title, author, facts, likes, mine, params } = puzzle
  const player = usePlayer()
  const isOwn = author !== undefined && author.id === player?.id

  async function toggleLike(): Promise<void> {
    const isLiked = !mine.isLiked
    const liked = await identity.asPlayer(() => api.likePuzzle(puzzle.id, isLiked))
    if (!liked.ok) return announce(serverRejectionText(liked.rejection), 'assertive')
    change({ ...puzzle, likes: likes + (isLiked ? 1 : -1), mine: { ...mine, isLiked } })
  }

  async function removePuzzle(): Promise<void> {
    const removed = await identity.asPlayer(() => api.removePuzzle(puzzle.id))
    if (!removed.ok) return announce(serverRejectionText(removed.rejection), 'assertive')
    announce(text.removed(title))
    remove()
  }

  return (
    <li class="panel-box published-row">
      <div>
        <h2>{title}</h2>
        <p class="soft">
          {[loadedGame.text.describeFacts?.(facts), text.by(author?.name)].filter(Boolean).join(' · ')}
        </p>
        <p class="figures soft">{describeSolvers(puzzle)}</p>
      </div>
      <div class="buttons">
        <Link
          to={`${setupPath(loadedGame.id)}?${writeSetupQuery(params as OptionValues)}&play`}
          class={mine.isSolved || isOwn ? 'pill' : 'pill primary'}
        >
          {mine.isSolved ? text.again : text.solve}
        </Link>
        <button
          type="button"
          class="pill figures"
          aria-pressed={mine.isLiked}
          aria-label={(mine.isLiked ? text.unlike : text.like)(likes)}
          onClick={toggleLike}
        >
          <span aria-hidden="true">{mine.isLiked ? '♥' : '♡'} </span>
          {likes}
        </button>
        {isOwn && (
          <button type="button" class="pill" onClick={removePuzzle}>
            {text.remove}
          </button>
        )}
      </div>
    </li>
  )
}

function describeSolvers({ solved, bestMs, medianMs, mine }: PublishedPuzzle): string {
  const times =
    bestMs !== undefined && medianMs !== undefined
      ? [text.times(formatDuration(bestMs), formatDuration(medianMs))]
      : []
  const own = mine.isSolved ? [text.mine(mine.ms === undefined ? undefined : formatDuration(mine.ms))] : []
  return [text.solved(solved), ...times, ...own].join(' · ')
}
