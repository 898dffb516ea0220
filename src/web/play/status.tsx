import type { Person } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'
import { formatCount } from '../kit/format-count.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { tableText } from '../text/en/shell.ts'
import type { PlayControls } from './use-play.ts'

interface StatusProps {
  readonly loadedGame: LoadedGame
  readonly play: PlayControls
  readonly warning?: string | undefined
  retry(): void
}

/** One line under the board: a refusal, a hint, or whose turn it is. */
export function Status({ loadedGame, play, warning, retry }: StatusProps) {
  const { snapshot, people, message } = play
  const line = snapshot.thinking ? <Thinking play={play} /> : turnLine(loadedGame, snapshot, people)
  if (snapshot.computerError)
    return (
      <div class="status">
        <p class="message refused">{tableText.trouble(snapshot.computerError)}</p>
        <button type="button" class="pill" onClick={retry}>
          {tableText.retry}
        </button>
      </div>
    )
  return (
    <div class="status">
      {message ? <p class={`message ${message.kind}`}>{message.text}</p> : <p class="turn-line">{line}</p>}
      {warning && <p class="message refused">{warning}</p>}
    </div>
  )
}

function turnLine({ text }: LoadedGame, { view, pendingMove }: Snapshot, people: readonly Person[]): string {
  return pendingMove === undefined ? text.status(view, people) : tableText.sending(pendingMove)
}

function Thinking({ play }: { readonly play: PlayControls }) {
  const progress = play.snapshot.thinking?.progress
  return (
    <>
      <span class="thinking-dots" aria-hidden="true" />
      {tableText.thinking}
      {progress && (
        <span class="soft figures thinking-count">{tableText.positions(formatCount(progress.done))}</span>
      )}
    </>
  )
}
