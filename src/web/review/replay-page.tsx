import { useState } from 'preact/hooks'
import type { Person } from '#kernel/words.ts'
import { peopleOf } from '#session/player.ts'
import { readSaved, type SavedGame } from '#session/saved.ts'
import { readLinkText } from '../link.ts'
import { useLoaded, Wait } from '../shell/lazy.tsx'
import { announce } from '../shell/live.tsx'
import { Missing } from '../shell/missing.tsx'
import { missingWords } from '../shell/missing-words.ts'
import { Broken } from '../table/broken.tsx'
import { bringIn } from '../table/games.ts'
import { type Opened, type Opening, openSaved, type Unopened } from '../table/open-saved.ts'
import { shellWords } from '../words.ts'
import { ReviewTable } from './review-table.tsx'
import { reviewWords } from './words.ts'

/** A game that the link itself carries: nothing is asked of any server. */
export function ReplayPage({ data }: { readonly data: string }) {
  const [loaded, again] = useLoaded(() => load(data), data)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  if ('why' in loaded.value) return <Missing title={missingWords.brokenTitle} text={loaded.value.why} />
  if (!loaded.value.ok) return <Broken {...loaded.value} again={again} />
  const { value: opened, isForeign } = loaded.value
  return isForeign ? (
    <ReviewTable
      opened={opened}
      people={strangers(opened.saved)}
      title={reviewWords.replay(opened.parlour.words.title)}
    />
  ) : (
    <OwnReplay opened={opened} />
  )
}

type Loaded =
  | (Extract<Opening, { readonly ok: true }> & { readonly isForeign?: true })
  | Unopened
  /** The sentence why another program's game is not taken in. */
  | { readonly ok: false; readonly why: string }

async function load(data: string): Promise<Loaded> {
  const text = await readLinkText(data)
  if (!text.ok)
    return text.rejection.code === 'oversized-link' ? { ok: false, why: missingWords.oversizedLink } : text
  if (!text.value.trimStart().startsWith('{')) {
    const { readForeign } = await import('./foreign.ts')
    const foreign = await readForeign(text.value)
    if (foreign) return foreign.ok ? { ...foreign, isForeign: true } : foreign
  }
  const saved = readSaved(text.value)
  return saved.ok ? openSaved(saved.value) : saved
}

/** The reader of a game need not be one of its players. */
function strangers({ players }: SavedGame): readonly Person[] {
  return peopleOf(players).map(person => ({ ...person, you: false }))
}

/** A game of ours, which can be kept. */
function OwnReplay({ opened }: { readonly opened: Opened }) {
  const [kept, setKept] = useState(false)
  const { parlour, saved } = opened

  async function keepIt(): Promise<void> {
    try {
      await bringIn(parlour, saved)
      setKept(true)
      announce(reviewWords.kept)
    } catch {
      announce(shellWords.shelfFull, 'assertive')
    }
  }

  return (
    <ReviewTable
      opened={opened}
      people={strangers(saved)}
      title={reviewWords.replay(parlour.words.title)}
      replayLink={() => location.href}
    >
      {kept ? (
        <p>{reviewWords.kept}</p>
      ) : (
        <button type="button" class="pill" onClick={keepIt}>
          {reviewWords.keepIt}
        </button>
      )}
    </ReviewTable>
  )
}
