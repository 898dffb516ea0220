import { localRejectionWords } from '#table/words.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { navigate, reviewPath, tablePath } from '../router.ts'
import { LazyPage, LoadingPage } from '../shell/lazy-page.tsx'
import { announce } from '../shell/live-regions.tsx'
import { shellWords, tableWords } from '../words.ts'
import { type OpenGame, startRematch } from './local-games.ts'
import { PlayScreen } from './play-screen.tsx'
import { useLocalGame } from './use-local-game.ts'

interface LocalGamePageProps {
  readonly game: string
  readonly id: string
}

/** A table on this device. */
export function LocalGamePage({ game, id }: LocalGamePageProps) {
  const { state, full, again } = useLocalGame(game, id)
  switch (state.kind) {
    case 'missing':
    case 'broken':
      return (
        <LazyPage
          name={state.kind}
          load={async () => (await import('./cannot-open.tsx')).UnopenedGame}
          props={{ state, again }}
        />
      )
    case 'open':
      return (
        <LocalGame key={id} loadedGame={state.loadedGame} open={state.open} id={id} isStorageFull={full} />
      )
    default:
      return <LoadingPage failed={state.kind === 'failed'} again={again} />
  }
}

interface LocalGameProps {
  readonly loadedGame: LoadedGame
  readonly open: OpenGame
  readonly id: string
  readonly isStorageFull: boolean
}

function LocalGame({ loadedGame, open, id, isStorageFull: full }: LocalGameProps) {
  const { rules, text } = loadedGame

  async function again(): Promise<void> {
    const { players, record } = open.saved()
    const params =
      (await loadedGame.multiplayer?.applyLearning(rules, record.params, players)) ?? record.params
    const started = await startRematch(loadedGame, { players, record: { ...record, params } })
    if (started.ok) navigate(tablePath(rules.id, started.id))
    else announce(shellWords.shelfFull, 'assertive')
  }

  return (
    <PlayScreen
      loadedGame={loadedGame}
      session={open.session}
      capabilities={{
        id,
        controls: 'all',
        reviewPath: reviewPath(rules.id, id),
        rematch: { label: tableWords.rematch, act: again },
        // A puzzle is hardly ever wanted twice: another one like it is made.
        ...loadedGame.puzzle?.nextPuzzleActions(loadedGame, open.saved(), again),
        warning: full ? shellWords.shelfFull : undefined,
        explain: rejection => localRejectionWords(rejection, text),
        savedGame: open.saved,
        replayLink: async saved => (await import('../replay-link.ts')).replayLink(saved),
      }}
    />
  )
}
