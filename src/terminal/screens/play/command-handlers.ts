import { errorMessage } from '#kernel/errors.ts'
import type { Result } from '#kernel/result.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import type { ViewPreferences } from '../../game/view-preferences.ts'
import type { CursorStep } from '../../kit/cursor.ts'
import { words } from '../../text/words.ts'
import type { Message } from './message.ts'
import type { PlayCommand, ShortcutCommand } from './play-keys.ts'

/** What the screen does that is not the model's: other screens. */
export interface PlayNavigation {
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

export interface CommandContext {
  readonly activeGame: ActiveGame
  readonly viewPreferences: ViewPreferences
  readonly navigation: PlayNavigation
  say(message: Message | undefined): void
  ask(question: string, agree: () => void): void
  submit(work: Promise<Result<undefined>>): void
  /** Plays what is typed, or what stands at the cursor. */
  choose(): void
  /** Takes away the last sign of what is typed, or all of it; whether there was any. */
  erase(all?: boolean): boolean
  scroll(by: number): void
  dismissPassDevice(): void
}

export type CommandHandlers = Readonly<Record<Exclude<PlayCommand, CursorStep | ShortcutCommand>, () => void>>

/** How many lines of the log a key passes. */
const SCROLL_LINES = 3

/** What each command does, whichever key or word called for it. */
export function commandHandlers(context: CommandContext): CommandHandlers {
  const { activeGame, viewPreferences, navigation, say, ask, submit } = context
  const { session, loaded } = activeGame

  async function hint(): Promise<void> {
    say({ text: words.play.hinting, kind: 'said' })
    const message = await fetchHintMessage(activeGame)
    // A hint for a position that has passed is no help any more.
    if (message) say(message)
  }

  /** Clears what is typed first; then leaves, after a word of warning where there is one. */
  function leave(): void {
    if (context.erase(true)) return
    const warning = activeGame.leaveWarning()
    if (warning === undefined) navigation.menu()
    else ask(warning, navigation.menu)
  }

  return {
    choose: () => (session.snapshot().computerError ? session.retry() : context.choose()),
    undo: () => submit(session.undo()),
    redo: () => submit(session.redo()),
    hint,
    resign() {
      if (session.snapshot().ending || loaded.rules.seats === 1) return
      ask(words.play.resignAsk, () => submit(session.resign()))
    },
    where: () => say({ text: activeGame.savedLocation(), kind: 'said' }),
    earlier: () => context.scroll(SCROLL_LINES),
    later: () => context.scroll(-SCROLL_LINES),
    pause: () => submit(session.pause()),
    resume: () => submit(session.resume()),
    time() {
      if (session.snapshot().stopwatch)
        say({ text: words.play.time(viewPreferences.toggleTimeShown()), kind: 'said' })
    },
    lift: context.dismissPassDevice,
    erase: () => void context.erase(),
    menu: leave,
    help: navigation.help,
    define: () => navigation.define(),
    review() {
      if (session.snapshot().ending) navigation.review()
    },
    share() {
      if (session.snapshot().ending) navigation.share()
    },
    again() {
      if (session.snapshot().ending) navigation.again()
    },
    // Keys that are a face's own: what they do is decided before a command is looked for.
    cell() {},
    draft() {},
    typed() {},
    entry() {},
  }
}

/** The hint as a message; undefined once the game has gone on from the position it is about. */
async function fetchHintMessage({ loaded, session }: ActiveGame): Promise<Message | undefined> {
  if (!loaded.hasHints) return { text: words.play.noHint, kind: 'refused' }
  if (!session.snapshot().canHint) return { text: words.play.hintUnfair, kind: 'refused' }
  const requestedAt = session.snapshot().log.length
  const message = await session.hint().then(
    (note): Message => {
      const text = note ? loaded.text.note(note) : words.play.noHint
      return {
        text: note?.next ? `${text} ${words.play.more}` : text,
        kind: 'said',
        ...(note?.cells && { highlight: { cells: note.cells, as: 'good' } }),
      }
    },
    (error: unknown): Message => ({ text: errorMessage(error), kind: 'refused' }),
  )
  return session.snapshot().log.length === requestedAt ? message : undefined
}
