import { localRejectionWords } from '#session/table-words.ts'
import type { LoadedGame } from '../parlour.ts'
import { navigate, reviewPath, tablePath } from '../router.ts'
import { LazyPage, LoadingPage } from '../shell/lazy.tsx'
import { announce } from '../shell/live.tsx'
import { shellWords, tableWords } from '../words.ts'
import { type OpenGame, startRematch } from './games.ts'
import { PlayScreen } from './table.tsx'
import { useLocalGame } from './use-game.ts'

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
          load={async () => (await import('./broken.tsx')).UnopenedGame}
          props={{ state, again }}
        />
      )
    case 'open':
      return <LocalGame key={id} parlour={state.parlour} open={state.open} id={id} isStorageFull={full} />
    default:
      return <LoadingPage failed={state.kind === 'failed'} again={again} />
  }
}

interface LocalGameProps {
  readonly parlour: LoadedGame
  readonly open: OpenGame
  readonly id: string
  readonly isStorageFull: boolean
}

function LocalGame({ parlour, open, id, isStorageFull: full }: LocalGameProps) {
  const { game, words } = parlour

  async function again(): Promise<void> {
    const { players, record } = open.saved()
    const setup = (await parlour.several?.applyLearning(game, record.setup, players)) ?? record.setup
    const started = await startRematch(parlour, { players, record: { ...record, setup } })
    if (started.ok) navigate(tablePath(game.id, started.id))
    else announce(shellWords.shelfFull, 'assertive')
  }

  return (
    <PlayScreen
      parlour={parlour}
      session={open.session}
      capabilities={{
        id,
        controls: 'all',
        reviewPath: reviewPath(game.id, id),
        rematch: { label: tableWords.rematch, act: again },
        // A puzzle is hardly ever wanted twice: another one like it is made.
        ...parlour.solo?.nextPuzzleActions(parlour, open.saved(), again),
        warning: full ? shellWords.shelfFull : undefined,
        explain: rejection => localRejectionWords(rejection, words),
        savedGame: open.saved,
        replayLink: async saved => (await import('../link.ts')).replayLink(saved),
      }}
    />
  )
}
