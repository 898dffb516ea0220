import type { Person } from '#kernel/words.ts'
import type { Snapshot } from '#session/session.ts'
import { shown } from '../kit/figures.ts'
import type { ParlourGame } from '../parlour.ts'
import { tableWords } from '../words.ts'
import type { Play } from './use-play.ts'

interface StatusProps {
  readonly parlour: ParlourGame
  readonly play: Play
  readonly warning?: string | undefined
  retry(): void
}

/** One line under the board: what was refused, what was advised, or whose turn it is. */
export function Status({ parlour, play, warning, retry }: StatusProps) {
  const { snapshot, people, message } = play
  const line = snapshot.thinking ? <Thinking play={play} /> : turnLine(parlour, snapshot, people)
  if (snapshot.trouble)
    return (
      <div class="status">
        <p class="message refused">{tableWords.trouble(snapshot.trouble)}</p>
        <button type="button" class="pill" onClick={retry}>
          {tableWords.retry}
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

function turnLine({ words }: ParlourGame, { view, sending }: Snapshot, people: readonly Person[]): string {
  return sending === undefined ? words.status(view, people) : tableWords.sending(sending)
}

function Thinking({ play }: { readonly play: Play }) {
  const progress = play.snapshot.thinking?.progress
  return (
    <>
      <span class="thinking-dots" aria-hidden="true" />
      {tableWords.thinking}
      {progress && (
        <span class="soft figures thinking-count">{tableWords.positions(shown(progress.done))}</span>
      )}
    </>
  )
}
