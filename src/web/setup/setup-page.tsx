import { gameReadyForSetup, loadGameForSetup } from '../loaded-game.ts'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import './setup.css'

/** The set-up form of a game: of a puzzle, or of a game for several players. */
export function SetupPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => loadGameForSetup(game), game, gameReadyForSetup(game))
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const loadedGame = loaded.value
  const { puzzle, multiplayer } = loadedGame
  if (puzzle) return <puzzle.PuzzleSetup loadedGame={loadedGame} />
  return multiplayer ? <multiplayer.MultiplayerSetup loadedGame={loadedGame} /> : null
}
