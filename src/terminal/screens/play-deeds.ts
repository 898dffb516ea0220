import type { Result } from '#kernel/result.ts'
import type { Step } from '../kit/cursor.ts'
import type { Sitting } from '../sitting.ts'
import type { Wishes } from '../wishes.ts'
import { words } from '../words.ts'
import { hintMessage } from './hint-message.ts'
import type { Message } from './message.ts'
import type { OfferCommand, PlayCommand } from './play-keys.ts'

/** What the screen does that is not the model's: other screens. */
export interface PlayActions {
  readonly redraw: () => void
  readonly help: () => void
  readonly menu: () => void
  readonly review: () => void
  readonly again: () => void
  readonly share: () => void
  readonly copy: (label: string, text: string) => void
  /** Tells what a word means, after asking for it where none is named. */
  readonly define: (word?: string) => void
}

export interface DeedContext {
  readonly sitting: Sitting
  readonly wishes: Wishes
  readonly actions: PlayActions
  say(message: Message | undefined): void
  ask(question: string, agree: () => void): void
  attempt(work: Promise<Result<undefined>>): void
  /** Plays what is typed, or what stands at the cursor. */
  choose(): void
  /** Takes away the last sign of what is typed, or all of it; whether there was any. */
  erase(all?: boolean): boolean
  scroll(by: number): void
  liftCurtain(): void
}

type Deeds = Readonly<Record<Exclude<PlayCommand, Step | OfferCommand>, () => void>>

/** How many lines of the log a key passes. */
const SCROLL = 3

/** What each command does, whichever key or word called for it. */
export function deedsFor(context: DeedContext): Deeds {
  const { sitting, wishes, actions, say, ask, attempt } = context
  const { session, loaded } = sitting

  async function hint(): Promise<void> {
    say({ text: words.play.hinting, kind: 'said' })
    const message = await hintMessage(sitting)
    // A hint for a position that has passed is no help any more.
    if (message) say(message)
  }

  /** Clears what is typed first; then leaves, after a word of warning where there is one. */
  function leave(): void {
    if (context.erase(true)) return
    const parting = sitting.parting()
    if (parting === undefined) actions.menu()
    else ask(parting, actions.menu)
  }

  return {
    choose: () => (session.snapshot().trouble ? session.retry() : context.choose()),
    undo: () => attempt(session.undo()),
    redo: () => attempt(session.redo()),
    hint,
    resign() {
      if (session.snapshot().ending || loaded.game.seats === 1) return
      ask(words.play.resignAsk, () => attempt(session.resign()))
    },
    where: () => say({ text: sitting.where(), kind: 'said' }),
    earlier: () => context.scroll(SCROLL),
    later: () => context.scroll(-SCROLL),
    pause: () => attempt(session.pause()),
    resume: () => attempt(session.resume()),
    time() {
      if (session.snapshot().stopwatch) say({ text: words.play.time(wishes.switchTime()), kind: 'said' })
    },
    lift: context.liftCurtain,
    erase: () => void context.erase(),
    menu: leave,
    help: actions.help,
    define: () => actions.define(),
    review() {
      if (session.snapshot().ending) actions.review()
    },
    share() {
      if (session.snapshot().ending) actions.share()
    },
    again() {
      if (session.snapshot().ending) actions.again()
    },
    // Keys that are a face's own: what they do is decided before a command is looked for.
    cell() {},
    draft() {},
    typed() {},
    entry() {},
  }
}
