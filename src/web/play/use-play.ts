import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Cell, readCell, writeCell } from '#kernel/grid.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { Person } from '#kernel/text.ts'
import type { Session, Snapshot } from '#session/session.ts'
import type { CellHighlight, Message } from '../kit/face.ts'
import { useStore } from '../kit/use-store.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableWords } from '../words.ts'

/** What the page does with a session, and what it has to say about it. */
export interface PlayControls {
  readonly snapshot: Snapshot
  readonly people: readonly Person[]
  readonly message: Message | undefined
  readonly highlight: CellHighlight | undefined
  /** Whether a hint was given for this position that has more to say. */
  readonly hasMoreHints: boolean
  showMessage(message: Message): void
  move(text: string): void
  /** The same, telling in the end why it was refused. */
  tryMove(text: string): Promise<string | undefined>
  undo(): void
  redo(): void
  hint(): void
  resign(): void
  askToTouchAgain(cell: Cell): void
}

export function usePlay(
  { text: words }: LoadedGame,
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

  // A sentence about one position says nothing about the next; cleared before anything can be said of that.
  // Only a refusal is still true when somebody else acts meanwhile, and would else go unread.
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleared whenever the position changes
  useLayoutEffect(() => {
    const seat = log.at(-1)?.seat ?? acting
    const meanwhile = seat !== acting && acting === before.current && !ending
    before.current = acting
    setMessage(said => (meanwhile && said?.kind === 'refused' ? said : undefined))
    setHasMore(false)
  }, [position, session])

  function showMessage(said: Message): void {
    setMessage(said)
    announce(said.text, said.kind === 'refused' ? 'assertive' : 'polite')
  }

  async function attempt(action: Promise<Result<undefined>>): Promise<string | undefined> {
    // What was said of the last try is answered by this one.
    setMessage(undefined)
    const result = await action
    if (result.ok) return undefined
    const text = explain(result.rejection)
    showMessage({ kind: 'refused', text, cells: result.rejection.cells })
    return text
  }

  const move = (text: string) => attempt(session.play(text))

  async function hint(): Promise<void> {
    if (!snapshot.canHint) return showMessage({ kind: 'refused', text: tableWords.hintUnfair })
    const asked = current.current
    showMessage({ kind: 'note', text: tableWords.hinting })
    const note = await session.hint().catch(() => undefined)
    if (current.current !== asked) return
    if (note === undefined) return showMessage({ kind: 'refused', text: tableWords.hintFailed })
    setHasMore(note?.next !== undefined)
    showMessage({ kind: 'hint', text: note ? words.note(note) : tableWords.noHint, cells: note?.cells })
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
      showMessage({ kind: 'note', text: tableWords.touchAgain(writeCell(cell)), cells: [cell] }),
  }
}

/** A game with a stopwatch that stands, and is not over. */
export function isPaused({ stopwatch, ending }: Snapshot): boolean {
  return !ending && stopwatch?.since === null
}

function highlightOf(message: Message | undefined, sending: string | undefined): CellHighlight | undefined {
  const sent = sending === undefined ? undefined : readCell(sending)
  if (sent) return { why: 'sending', cells: [sent] }
  if (!message?.cells) return undefined
  return { why: message.kind === 'refused' ? 'refused' : 'hint', cells: message.cells }
}
