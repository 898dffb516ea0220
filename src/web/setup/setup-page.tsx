import { loadSetup, setupHere } from '../parlour.ts'
import { useLoaded, Wait } from '../shell/lazy.tsx'
import './setup.css'

/** What a game shall be like: a form for one, or one for several. */
export function SetupPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => loadSetup(game), game, setupHere(game))
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  const parlour = loaded.value
  const { solo, several } = parlour
  if (solo) return <solo.SoloSetup parlour={parlour} />
  return several ? <several.SetupForm parlour={parlour} /> : null
}
