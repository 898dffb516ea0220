import { useState } from 'preact/hooks'
import type { Person } from '#kernel/words.ts'
import type { SavedGame } from '#session/saved.ts'
import type { ParlourGame } from '../parlour.ts'
import { announce } from '../shell/live.tsx'
import { shellWords, tableWords } from '../words.ts'
import { exportFile, type Shared, whatToShare } from './share.ts'
import { ShareSheet } from './share-sheet.tsx'
import { menuWords } from './words.ts'

interface ShareDoorProps {
  readonly parlour: ParlourGame
  readonly saved: SavedGame
  readonly people: readonly Person[]
  /** Whether it has ended; before that it can only be exported. */
  readonly over: boolean
  replayLink(saved: SavedGame): string | undefined | Promise<string | undefined>
}

/** Takes a game that is looked at to elsewhere: to others, or as a file. */
export function ShareDoor({ parlour, saved, people, over, replayLink }: ShareDoorProps) {
  const [shared, setShared] = useState<Shared>()

  async function share(): Promise<void> {
    setShared(await whatToShare({ parlour, saved, people, replay: await replayLink(saved) }))
  }

  return (
    <>
      {over && (
        <button
          type="button"
          class="pill"
          onClick={() => share().catch(() => announce(shellWords.loadFailed, 'assertive'))}
        >
          {tableWords.share}
        </button>
      )}
      <button type="button" class="pill" onClick={() => exportFile(saved)}>
        {menuWords.exportFile}
      </button>
      {shared && <ShareSheet shared={shared} close={() => setShared(undefined)} />}
    </>
  )
}
