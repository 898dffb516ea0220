import { importGame } from '#app/import-game.ts'
import { encodeReplayText, replayPath } from '#app/replay-link.ts'
import { clock } from '../device.ts'
import { loadGame } from '../loaded-game.ts'
import { navigate } from '../router.ts'
import { HeaderBar } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { announce } from '../shell/live-regions.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading } from '../shell/page.tsx'
import { positionPageText } from '../text/en/position.ts'
import { shellText } from '../text/en/shell.ts'
import '../play/play-screen.css'
import '../play/panel.css'
import '../play/narrow.css'

/** The editor of a game's positions. The analysis of a position is the replay of a game that begins with it. */
export function PositionPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const { card, face } = await loadGame(game)
    return { card, editor: await face.loadPositionEditor?.() }
  }, game)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { card, editor } = loaded.value
  if (!editor) return <NotFound text={positionPageText.none} />
  return (
    <div class="table-screen position-screen">
      <HeaderBar game={card}>
        <Link to="/learn" class="plain">
          {shellText.learn}
        </Link>
      </HeaderBar>
      <main id="page" class={`table ${card.id}-position`}>
        <Heading title={positionPageText.title(card.title)} class="visually-hidden" />
        <editor.PositionEditor analyse={analyse} announce={announce} />
      </main>
    </div>
  )
}

async function analyse(text: string): Promise<string | undefined> {
  const imported = await importGame(text, clock.now())
  if (!imported) return positionPageText.unknown
  if (typeof imported === 'string') return imported
  navigate(replayPath(await encodeReplayText(text)))
  return undefined
}
