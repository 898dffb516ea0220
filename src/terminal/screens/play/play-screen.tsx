import { commandsOfKind } from '#kernel/commands.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Snapshot } from '#session/session.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { type ActiveGame, isTimeRunning } from '../../game/active-game.ts'
import { namedCommandsOf } from '../../game/named-commands.ts'
import { shareableResult } from '../../game/share-result.ts'
import { createViewPreferences } from '../../game/view-preferences.ts'
import type { ScreenSize } from '../../kit/grid.ts'
import { TooSmall } from '../../kit/too-small.tsx'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { shellText } from '../../text/en/shell.ts'
import { createDefineForm, createDefinitionPage } from '../forms/define-form.ts'
import { createCopyPage } from '../pages/copy-text.tsx'
import { createHelp } from '../pages/help.tsx'
import { createReview } from '../pages/review.tsx'
import { layOut, layOutFullScreen } from './board-layout.ts'
import type { Message } from './message.ts'
import { typedCommandWords } from './play-keys.ts'
import { PlayModel } from './play-model.ts'
import { PlayView } from './play-view.tsx'
import { drawFullScreen, drawPlayedBoard } from './scene.ts'

export interface PlayScreen extends Screen {
  say(message: Message): void
  /** Whether the game fits into a window of this size. */
  fits(room: ScreenSize): boolean
}

export interface PlayOptions {
  /** Begins or requests another game with the same players. */
  readonly again: () => void
}

const TICK_MS = 250
const SECOND_MS = 1_000

/** The play screen of a local or online game. */
export function createPlayScreen(shell: Shell, activeGame: ActiveGame, { again }: PlayOptions): PlayScreen {
  const { session, loaded } = activeGame
  const { clock } = shell.host
  const viewPreferences = createViewPreferences(
    shell.host.preferences,
    loaded.id,
    commandsOfKind(loaded.commands, 'toggle'),
  )
  const model = new PlayModel(activeGame, viewPreferences, {
    redraw: shell.redraw,
    menu: shell.back,
    help: () =>
      shell.open(
        createHelp(shell, {
          sections: sections(),
          keys: model.keys(),
          enterCloses: loaded.face.input.kind === 'typed',
        }),
      ),
    review,
    again,
    share,
    define,
    copy: (label, text) => shell.open(createCopyPage(shell, label, text)),
  })
  const unsubscribe = session.subscribe(() => {
    model.onTableChange()
    tick()
  })
  let stopTick = () => {}
  let closed = false
  let hidden = false
  let leaving: string | undefined
  tick()

  /** Redraws while a countdown or a visible stopwatch is running. */
  function tick(): void {
    stopTick()
    const snapshot = session.snapshot()
    const isTimed = isTimeRunning(snapshot) && viewPreferences.isTimeShown
    if (closed || (snapshot.deadlines.length === 0 && !isTimed)) return
    stopTick = clock.after(isTimed ? untilNextSecond(snapshot) : TICK_MS, () => {
      shell.redraw()
      tick()
    })
  }

  function untilNextSecond({ stopwatch }: Snapshot): number {
    return stopwatch ? SECOND_MS - (elapsedMs(stopwatch, clock.now()) % SECOND_MS) : SECOND_MS
  }

  function review(): void {
    const record = session.record()
    const snapshot = session.snapshot()
    if (record) shell.open(createReview(shell, loaded, { players: snapshot.players, record }, snapshot))
    else model.say({ text: shellText.play.reviewSoon, kind: 'said' })
  }

  async function share(): Promise<void> {
    const text = await shareableResult(shell.host, activeGame).catch(errorMessage)
    if (text !== undefined) shell.open(createCopyPage(shell, shellText.play.share, text))
    else model.say({ text: shellText.play.reviewSoon, kind: 'said' })
  }

  async function define(word?: string): Promise<void> {
    const { params } = session.snapshot()
    if (word === undefined) return shell.open(createDefineForm(shell, loaded, params))
    const showError = (error: unknown) => model.say({ text: errorMessage(error), kind: 'refused' })
    await createDefinitionPage(shell, { loaded, params, word }).then(shell.open, showError)
  }

  function sections() {
    const { text: gameText } = loaded
    const shortcutWords = namedCommandsOf(loaded).map(({ word }) => word)
    const { typed: typedAlways, typedAfterColon } = shellText.help
    const typingHelp = loaded.face.input.kind === 'draft' ? typedAfterColon : typedAlways
    const typed = typingHelp(gameText.moveExample, [
      ...typedCommandWords(loaded, session.snapshot().params),
      ...shortcutWords,
    ])
    return [{ heading: shellText.help.typing, paragraphs: typed }, ...gameText.help('terminal')]
  }

  /** While the board does not fit, the player can only leave. */
  function pressUnseen(key: string): void {
    const agreed = leaving !== undefined && key === 'enter'
    const asks = leaving === undefined && (key === 'q' || key === 'escape')
    leaving = asks ? activeGame.leaveWarning() : undefined
    if (agreed || (asks && leaving === undefined)) shell.back()
    else shell.redraw()
  }

  function laidOut(room: ScreenSize) {
    const props = { activeGame, model, theme: shell.theme, now: clock.now() }
    const layout = loaded.face.drawFullScreen
      ? layOutFullScreen(room, within => drawFullScreen({ ...props, size: within }))
      : layOut(room, within => drawPlayedBoard({ ...props, size: within }))
    return { props, layout }
  }

  return {
    say: message => model.say(message),
    fits: room => laidOut(room).layout.kind !== 'none',
    draw(room: ScreenSize) {
      const { props, layout } = laidOut(room)
      hidden = layout.kind === 'none'
      if (hidden && leaving) return <TooSmall sentence={leaving} room={room} />
      return <PlayView {...props} size={room} layout={layout} />
    },
    press(key) {
      if (hidden) pressUnseen(key)
      else model.press(key)
      // The key may have switched the stopwatch on.
      tick()
    },
    close() {
      closed = true
      stopTick()
      unsubscribe()
      activeGame.close()
    },
  }
}
