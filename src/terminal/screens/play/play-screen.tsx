import type { ReactNode } from 'react'
import { errorMessage } from '#kernel/errors.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { type ActiveGame, isTimeRunning, savedVariations } from '../../game/active-game.ts'
import { namedCommandsOf } from '../../game/named-commands.ts'
import { shareableResult } from '../../game/share-result.ts'
import { createViewPreferences } from '../../game/view-preferences.ts'
import type { ScreenSize } from '../../kit/grid.ts'
import { cellAt, type MouseEvent } from '../../kit/mouse.ts'
import type { Block } from '../../kit/styled-text.ts'
import { TooSmall } from '../../kit/too-small.tsx'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { shellText } from '../../text/en/shell.ts'
import { createDefineForm, createDefinitionPage } from '../forms/define-form.ts'
import { createCopyPage } from '../pages/copy-text.tsx'
import { createHelp } from '../pages/help.tsx'
import { createReview } from '../pages/review.tsx'
import { createWalkthrough } from '../pages/walkthrough.tsx'
import { layOut, layOutFullScreen } from './board-layout.ts'
import type { Message } from './message-line.ts'
import { typedCommandWords } from './play-keys.ts'
import { PlayModel } from './play-model.ts'
import { PlayView } from './play-view.tsx'
import { drawFullScreen, drawPlayedBoard } from './scene.ts'

export interface PlayOptions {
  /** Begins or requests another game with the same players. */
  readonly again: () => void
}

const TICK_MS = 250
/** Where a frame begins to draw the board: below the title and a blank row. */
const BOARD_ORIGIN = { column: 1, row: 2 }
const SECOND_MS = 1_000

/** The play screen of a local or online game. */
export class PlayScreen implements Screen {
  readonly #shell: Shell
  readonly #activeGame: ActiveGame
  readonly #model: PlayModel
  readonly #unsubscribe: () => void
  #stopTick = () => {}
  #isClosed = false
  /** Whether the board does not fit into the window. */
  #isTooSmall = false
  #leaveWarning: string | undefined
  /** The board as it was drawn last. */
  #board: Block = []

  constructor(shell: Shell, activeGame: ActiveGame, { again }: PlayOptions) {
    const { session, loaded } = activeGame
    this.#shell = shell
    this.#activeGame = activeGame
    const viewPreferences = createViewPreferences(
      shell.host.preferences,
      loaded,
      () => session.snapshot().view,
    )
    this.#model = new PlayModel(activeGame, viewPreferences, {
      redraw: shell.redraw,
      menu: shell.back,
      help: () => this.#help(),
      explain: () => this.#explain(),
      review: () => void this.#review(),
      again,
      share: () => void this.#share(),
      define: word => void this.#define(word),
      copy: (label, text) => shell.open(createCopyPage(shell, label, text)),
    })
    this.#unsubscribe = session.subscribe(() => {
      this.#model.onTableChange()
      this.#tick()
    })
    this.#tick()
  }

  say(message: Message): void {
    this.#model.say(message)
  }

  /** Whether the game fits into a window of this size. */
  fits(room: ScreenSize): boolean {
    return this.#layOut(room).layout.kind !== 'none'
  }

  draw(room: ScreenSize): ReactNode {
    const { props, layout } = this.#layOut(room)
    this.#isTooSmall = layout.kind === 'none'
    this.#board = layout.kind === 'none' ? [] : layout.board
    if (this.#isTooSmall && this.#leaveWarning) return <TooSmall sentence={this.#leaveWarning} room={room} />
    return <PlayView {...props} size={room} layout={layout} />
  }

  press(key: string): void {
    if (this.#isTooSmall) this.#pressUnseen(key)
    else this.#model.press(key)
    // The key may have switched the stopwatch on.
    this.#tick()
  }

  /** A click goes to a cell, a second one plays there; the wheel turns the pages of the log. */
  mouse({ kind, column, row }: MouseEvent): void {
    if (kind === 'click') {
      const cell = cellAt(this.#board, column - BOARD_ORIGIN.column, row - BOARD_ORIGIN.row)
      if (cell) this.#model.click(cell)
      this.#tick()
    } else this.press(kind === 'wheel-up' ? 'pageup' : 'pagedown')
  }

  exitMessage(): string | undefined {
    return this.#activeGame.leaveMessage?.()
  }

  close(): void {
    this.#isClosed = true
    this.#stopTick()
    this.#unsubscribe()
    this.#activeGame.close()
  }

  /** Redraws while a countdown or a visible stopwatch is running. */
  #tick(): void {
    this.#stopTick()
    const { clock } = this.#shell.host
    const snapshot = this.#activeGame.session.snapshot()
    const { stopwatch } = snapshot
    const isTimed = isTimeRunning(snapshot) && this.#model.viewPreferences.isTimeShown
    if (this.#isClosed || (snapshot.deadlines.length === 0 && !isTimed)) return
    const untilNextSecond = SECOND_MS - (stopwatch ? elapsedMs(stopwatch, clock.now()) % SECOND_MS : 0)
    this.#stopTick = clock.after(isTimed ? untilNextSecond : TICK_MS, () => {
      this.#shell.redraw()
      this.#tick()
    })
  }

  #explain(): void {
    const { loaded, session } = this.#activeGame
    const { view, people } = session.snapshot()
    const onNewStep = session.recordHint
    this.#shell.open(
      createWalkthrough(this.#shell, { loaded, view, people, ...(onNewStep && { onNewStep }) }),
    )
  }

  async #review(): Promise<void> {
    const { session, loaded, savedId } = this.#activeGame
    const record = session.record()
    const perspective = session.snapshot()
    if (!record) return this.say({ text: shellText.play.reviewSoon, kind: 'said' })
    const variations = await savedVariations(this.#shell.host, this.#activeGame)
    const saved = { players: perspective.players, record, ...(variations && { variations }) }
    this.#shell.openIfOnTop(this, createReview(this.#shell, loaded, saved, { perspective, id: savedId?.() }))
  }

  async #share(): Promise<void> {
    const text = await shareableResult(this.#shell.host, this.#activeGame).catch(errorMessage)
    if (text !== undefined) this.#shell.open(createCopyPage(this.#shell, shellText.play.share, text))
    else this.say({ text: shellText.play.reviewSoon, kind: 'said' })
  }

  async #define(word?: string): Promise<void> {
    const { loaded, session } = this.#activeGame
    const { params } = session.snapshot()
    if (word === undefined) return this.#shell.open(createDefineForm(this.#shell, loaded, params))
    const showError = (error: unknown) => this.say({ text: errorMessage(error), kind: 'refused' })
    await createDefinitionPage(this.#shell, { loaded, params, word }).then(this.#shell.open, showError)
  }

  #help(): void {
    const { loaded, session } = this.#activeGame
    const { typed: typedAlways, typedAfterColon } = shellText.help
    const typingHelp = loaded.face.input.kind === 'draft' ? typedAfterColon : typedAlways
    const paragraphs = typingHelp(loaded.text.moveExample, [
      ...typedCommandWords(loaded, session.snapshot().params),
      ...namedCommandsOf(loaded).map(({ word }) => word),
    ])
    const help = createHelp(this.#shell, {
      sections: [{ heading: shellText.help.typing, paragraphs }, ...loaded.text.help('terminal')],
      keys: this.#model.keys(),
      enterCloses: loaded.face.input.kind === 'typed',
    })
    this.#shell.open(help)
  }

  /** While the board does not fit, the player can only leave. */
  #pressUnseen(key: string): void {
    const hasAgreed = this.#leaveWarning !== undefined && key === 'enter'
    const asks = this.#leaveWarning === undefined && (key === 'q' || key === 'escape')
    this.#leaveWarning = asks ? this.#activeGame.leaveWarning() : undefined
    if (hasAgreed || (asks && this.#leaveWarning === undefined)) this.#shell.back()
    else this.#shell.redraw()
  }

  #layOut(room: ScreenSize) {
    const { theme, host } = this.#shell
    const props = { activeGame: this.#activeGame, model: this.#model, theme, now: host.clock.now() }
    const layout = this.#activeGame.loaded.face.drawFullScreen
      ? layOutFullScreen(room, within => drawFullScreen({ ...props, size: within }))
      : layOut(room, within => drawPlayedBoard({ ...props, size: within }))
    return { props, layout }
  }
}
