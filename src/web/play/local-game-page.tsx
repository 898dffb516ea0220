import { describeOriginInPlay } from '#app/text/en/origin.ts'
import { swapSeats } from '#table/player.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { navigateToNewGame, reviewPath } from '../router.ts'
import { LazyPage, LoadingPage } from '../shell/lazy-page.tsx'
import { announce } from '../shell/live-regions.tsx'
import { shellText, tableText } from '../text/en/shell.ts'
import { createTable, type OpenGame, saveNewGame } from './local-games.ts'
import { PlayScreen } from './play-screen.tsx'
import type { TableCapabilities } from './table-capabilities.ts'
import { useLocalGame } from './use-local-game.ts'

interface LocalGamePageProps {
  readonly game: string
  readonly id: string
}

/** A game that is played on this device. */
export function LocalGamePage({ game, id }: LocalGamePageProps) {
  const { state, isStorageFull, again } = useLocalGame(game, id)
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
    case 'open': {
      const { loadedGame, open } = state
      const Game = loadedGame.puzzle ? LocalPuzzle : LocalMatch
      return <Game key={id} {...{ loadedGame, open, id, isStorageFull }} />
    }
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

/** A game for several players; its rematch has the seats swapped, so that the other player is the first. */
function LocalMatch(props: LocalGameProps) {
  const { loadedGame, open } = props

  async function playRematch(): Promise<void> {
    const { players, record } = open.saved()
    const request = { params: record.params, players: swapSeats(players) }
    const table = await createTable(loadedGame, request).result
    const started = table.ok ? await saveNewGame(loadedGame, table.value, request.players) : table
    if (started.ok) navigateToNewGame(loadedGame.rules.id, started.id)
    else announce(shellText.shelfFull, 'assertive')
  }

  return <LocalGame {...props} rematch={{ label: tableText.rematch, act: playRematch }} />
}

function LocalPuzzle(props: LocalGameProps) {
  return <LocalGame {...props} {...props.loadedGame.puzzle!.useNextPuzzle(props.loadedGame, props.open)} />
}

type NextGame = Pick<TableCapabilities, 'rematch' | 'playAgain' | 'notice'>

function LocalGame({ loadedGame, open, id, isStorageFull, ...nextGame }: LocalGameProps & NextGame) {
  const { rules, text } = loadedGame
  const { origin } = open.saved()
  return (
    <PlayScreen
      loadedGame={loadedGame}
      session={open.session}
      capabilities={{
        id,
        controls: 'all',
        reviewPath: reviewPath(rules.id, id),
        ...nextGame,
        warning: isStorageFull ? shellText.shelfFull : undefined,
        explain: rejection => localRejectionSentence(rejection, text),
        ...(origin && { footnote: describeOriginInPlay(origin) }),
        savedLocation: tableText.savedHere,
        savedGame: open.saved,
        replayLink: async saved => (await import('#app/replay-link.ts')).replayUrl(location.origin, saved),
      }}
    />
  )
}
