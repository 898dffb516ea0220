import { decodeReplayText, encodeReplay, isLinkLength, replayPath, replayUrl } from '#app/replay-link.ts'
import { spectatorPerspective } from '#app/review.ts'
import { withVariations } from '#app/save-variations.ts'
import { readSavedGame, type SavedGame } from '#app/saved-game-format.ts'
import { CannotOpen } from '../play/cannot-open.tsx'
import { type OpenedGame, type OpenFailure, type OpenResult, openSavedGame } from '../play/open-saved-game.ts'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { notFoundText } from '../text/en/not-found.ts'
import { reviewText } from '../text/en/review.ts'
import { PlayYourself } from './play-yourself.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { useSavableReplay } from './save-replay.tsx'

/** The replay of a game that the link itself contains; no server is involved. */
export function ReplayPage({ data }: { readonly data: string }) {
  const [loaded, again] = useLoaded(() => load(data), data)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  if ('why' in loaded.value) return <NotFound title={notFoundText.brokenTitle} text={loaded.value.why} />
  if (!loaded.value.ok) return <CannotOpen {...loaded.value} again={again} />
  const { value: opened, isImported } = loaded.value
  return isImported ? (
    <ReviewScreen
      opened={opened}
      people={spectatorPerspective(opened.saved.players).people}
      title={reviewText.replay(opened.loadedGame.card.title)}
    />
  ) : (
    <SavableReplay opened={opened} />
  )
}

type Loaded =
  | (Extract<OpenResult, { readonly ok: true }> & { readonly isImported?: true })
  | OpenFailure
  /** Why a game of another program cannot be imported. */
  | { readonly ok: false; readonly why: string }

async function load(data: string): Promise<Loaded> {
  const text = await decodeReplayText(data)
  if (!text.ok) return text
  const { readImportedGame } = await import('./read-imported-game.ts')
  const imported = await readImportedGame(text.value)
  if (typeof imported === 'string') return { ok: false, why: imported }
  if (imported) return { ok: true, value: imported, isImported: true }
  const saved = readSavedGame(text.value)
  return saved.ok ? openSavedGame(saved.value) : saved
}

/** A replay of a game of Quincunx, which can be saved. */
function SavableReplay({ opened }: { readonly opened: OpenedGame }) {
  const { loadedGame, saved } = opened
  const { saveButton, saveVariations } = useSavableReplay(opened)
  return (
    <ReviewScreen
      opened={opened}
      people={spectatorPerspective(saved.players).people}
      title={reviewText.replay(loadedGame.card.title)}
      replayLink={game => replayUrl(location.origin, game)}
      saveVariations={async variations => {
        await saveVariations(variations)
        await putIntoAddress(withVariations(saved, variations))
      }}
    >
      <PlayYourself loadedGame={loadedGame} record={saved.record} />
      {saveButton}
    </ReviewScreen>
  )
}

/** Puts the variations into the link in the address bar, so that a reload or a bookmark keeps them. */
async function putIntoAddress(saved: SavedGame): Promise<void> {
  const data = await encodeReplay(saved)
  // Not `navigate`: the page shows this game already.
  if (isLinkLength(data) && location.pathname === '/replay')
    history.replaceState(history.state, '', replayPath(data))
}
