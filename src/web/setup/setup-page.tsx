import { gameReadyForSetup, loadGameForSetup } from '../parlour.ts'
import { LoadingPage, useLoaded } from '../shell/lazy.tsx'
import './setup.css'

/** What a game shall be like: a form for one, or one for several. */
export function SetupPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => loadGameForSetup(game), game, gameReadyForSetup(game))
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const parlour = loaded.value
  const { solo, several } = parlour
  if (solo) return <solo.PuzzleSetup parlour={parlour} />
  return several ? <several.MultiplayerSetup parlour={parlour} /> : null
}
