import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { moveWithToggles, viewWithToggles } from '#kernel/commands.ts'
import { type Cell, readCell, writeCell } from '#kernel/grid.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { Person } from '#kernel/text.ts'
import type { Session, Snapshot } from '#session/session.ts'
import type { CellHighlight, Message } from '../kit/face.ts'
import { useStore } from '../kit/use-store.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableText } from '../text/en/shell.ts'

/** A session with the messages about it. */
export interface PlayControls {
  readonly snapshot: Snapshot
  readonly people: readonly Person[]
  readonly message: Message | undefined
  readonly highlight: CellHighlight | undefined
  /** Whether the last hint for this position has another one after it. */
  readonly hasMoreHints: boolean
  showMessage(message: Message): void
  move(text: string): void
  /** The same; resolves to the reason for a refusal. */
  tryMove(text: string): Promise<string | undefined>
  undo(): void
  redo(): void
  hint(): void
  resign(): void
  askToTouchAgain(cell: Cell): void
}

export function usePlay(
  { text }: LoadedGame,
  session: Session,
  explain: (rejection: Rejection) => string,
): PlayControls {
  const snapshot = useStore(session.subscribe, session.snapshot)
  const { people, log, acting, ending } = snapshot
  const [message, setMessage] = useState<Message>()
  const [hasMoreHints, setHasMore] = useState(false)
  const position = `${log.length} ${ending?.by ?? ''} ${isPaused(snapshot)}`
  const current = useRef(position)
  current.current = position
  const before = useRef(acting)

  // A message about one position says nothing about the next: it is cleared before a message about that one comes.
  // Only a refusal stays while somebody else acts, because it is still true and would go unread.
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleared whenever the position changes
  useLayoutEffect(() => {
    const seat = log.at(-1)?.seat ?? acting
    const isOthersAction = seat !== acting && acting === before.current && !ending
    before.current = acting
    setMessage(shown => (isOthersAction && shown?.kind === 'refused' ? shown : undefined))
    setHasMore(false)
  }, [position, session])

  function showMessage(next: Message): void {
    setMessage(next)
    announce(next.text, next.kind === 'refused' ? 'assertive' : 'polite')
  }

  async function attempt(action: Promise<Result<undefined>>): Promise<string | undefined> {
    // The message about the last try is out of date.
    setMessage(undefined)
    const result = await action
    if (result.ok) return undefined
    const why = explain(result.rejection)
    showMessage({ kind: 'refused', text: why, cells: result.rejection.cells })
    return why
  }

  const move = (typed: string) => attempt(session.play(typed))

  async function hint(): Promise<void> {
    if (!snapshot.canHint) return showMessage({ kind: 'refused', text: tableText.hintUnfair })
    const requestedAt = current.current
    showMessage({ kind: 'note', text: tableText.hinting })
    const note = await session.hint().catch(() => undefined)
    if (current.current !== requestedAt) return
    if (note === undefined) return showMessage({ kind: 'refused', text: tableText.hintFailed })
    setHasMore(note?.next !== undefined)
    showMessage({ kind: 'hint', text: note ? text.note(note) : tableText.noHint, cells: note?.cells })
  }

  return {
    snapshot,
    people,
    message,
    highlight: highlightOf(message, snapshot.pendingMove),
    hasMoreHints,
    showMessage,
    move,
    tryMove: move,
    undo: () => attempt(session.undo()),
    redo: () => attempt(session.redo()),
    resign: () => attempt(session.resign()),
    hint,
    askToTouchAgain: cell =>
      showMessage({ kind: 'note', text: tableText.touchAgain(writeCell(cell)), cells: [cell] }),
  }
}

/** The controls of a board with these toggles on: its view as they show it, its moves as they complete them. */
export function withToggles(
  play: PlayControls,
  { commands }: LoadedGame,
  toggles: ReadonlySet<string>,
): PlayControls {
  const { snapshot } = play
  const complete = (move: string) => moveWithToggles(commands, toggles, snapshot.view, move)
  return {
    ...play,
    snapshot: { ...snapshot, view: viewWithToggles(commands, toggles, snapshot.view) },
    move: text => play.move(complete(text)),
    tryMove: text => play.tryMove(complete(text)),
  }
}

/** Whether the stopwatch of a game stands though the game is not over. */
export function isPaused({ stopwatch, ending }: Snapshot): boolean {
  return !ending && stopwatch?.since === null
}

function highlightOf(
  message: Message | undefined,
  pendingMove: string | undefined,
): CellHighlight | undefined {
  const pending = pendingMove === undefined ? undefined : readCell(pendingMove)
  if (pending) return { why: 'sending', cells: [pending] }
  if (!message?.cells) return undefined
  const why = message.isFault ? 'fault' : message.kind === 'refused' ? 'refused' : 'hint'
  return { why, cells: message.cells }
}
