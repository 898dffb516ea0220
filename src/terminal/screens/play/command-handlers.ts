import type { InspectAction } from '#app/inspect-board.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Result } from '#kernel/result.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import type { ViewPreferences } from '../../game/view-preferences.ts'
import type { CursorStep } from '../../kit/cursor.ts'
import { shellText } from '../../text/en/shell.ts'
import type { Message } from './message-line.ts'
import type { PlayCommand, ShortcutCommand } from './play-keys.ts'

/** Opens other screens. */
export interface PlayNavigation {
  readonly redraw: () => void
  readonly help: () => void
  /** Explains the position step by step. */
  readonly explain: () => void
  readonly menu: () => void
  readonly review: () => void
  readonly again: () => void
  readonly share: () => void
  readonly copy: (label: string, text: string) => void
  /** Shows the definition of a word, after asking for it where none is given. */
  readonly define: (word?: string) => void
}

export interface CommandContext {
  readonly activeGame: ActiveGame
  readonly viewPreferences: ViewPreferences
  readonly navigation: PlayNavigation
  say(message: Message | undefined): void
  ask(question: string, agree: () => void): void
  submit(work: Promise<Result<undefined>>): void
  /** Executes the entry, or plays at the cursor. */
  choose(): void
  /** Erases the last character of the entry, or all of it; whether there was anything to erase. */
  erase(all?: boolean): boolean
  scroll(by: number): void
  /** Says what is on the board. */
  inspect(action: InspectAction): void
  /** Hides what the last move has brought, before the screen is passed on. */
  coverScreen(): void
  dismissPassDevice(): void
}

export type CommandHandlers = Readonly<Record<Exclude<PlayCommand, CursorStep | ShortcutCommand>, () => void>>

/** How many lines of the log a key scrolls. */
const SCROLL_LINES = 3

/** The handler of each command, whether it was invoked by a key or a word. */
export function commandHandlers(context: CommandContext): CommandHandlers {
  const { activeGame, viewPreferences, navigation, say, ask, submit } = context
  const { session, loaded } = activeGame

  async function hint(): Promise<void> {
    say({ text: shellText.play.hinting, kind: 'said' })
    const message = await fetchHintMessage(activeGame)
    // A hint for an earlier position is useless.
    if (message) say(message)
  }

  /** Clears the entry first; then leaves, after a warning where there is one. */
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
    explain() {
      const { canHint, acting } = session.snapshot()
      if (!loaded.hasWalkthrough) say({ text: shellText.walkthrough.none, kind: 'refused' })
      else if (canHint && acting !== undefined) navigation.explain()
    },
    resign() {
      if (session.snapshot().ending || loaded.rules.seats === 1) return
      ask(shellText.play.resignAsk, () => submit(session.resign()))
    },
    this: () => context.inspect('this'),
    around: () => context.inspect('around'),
    last: () => context.inspect('last'),
    standing: () => context.inspect('standing'),
    where: () => say({ text: activeGame.savedLocation(), kind: 'said' }),
    earlier: () => context.scroll(SCROLL_LINES),
    later: () => context.scroll(-SCROLL_LINES),
    pause: () => submit(session.pause()),
    resume: () => submit(session.resume()),
    time() {
      if (session.snapshot().stopwatch)
        say({ text: shellText.play.time(viewPreferences.toggleTimeShown()), kind: 'said' })
    },
    cover: context.coverScreen,
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
    // Keys of the face are handled before commands.
    cell() {},
    draft() {},
    typed() {},
    entry() {},
  }
}

/** The hint as a message; undefined once the game has gone on from the position it is about. */
async function fetchHintMessage({ loaded, session }: ActiveGame): Promise<Message | undefined> {
  if (!loaded.hasHints) return { text: shellText.play.noHint, kind: 'refused' }
  if (!session.snapshot().canHint) return { text: shellText.play.hintUnfair, kind: 'refused' }
  const requestedAt = session.snapshot().log.length
  const message = await session.hint().then(
    (note): Message => {
      const text = note ? loaded.text.note(note) : shellText.play.noHint
      return {
        text: note?.next ? `${text} ${shellText.play.more}` : text,
        kind: 'said',
        ...(note?.cells && { highlight: { cells: note.cells, as: 'good' } }),
      }
    },
    (error: unknown): Message => ({ text: errorMessage(error), kind: 'refused' }),
  )
  return session.snapshot().log.length === requestedAt ? message : undefined
}
