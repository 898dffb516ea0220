import { Box } from 'ink'
import type { ReactNode } from 'react'
import { type Perspective, playerPerspective } from '#app/review.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { EngineTask } from '#engine-client/engine-client.ts'
import type { Note, Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import { playedMoves, replaySteps } from '#table/replay.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { openErrorText } from '../../game/open-error.ts'
import { type ReviewedGame, reviewKindOf } from '../../game/reviewed-game.ts'
import { Frame } from '../../kit/frame.tsx'
import type { Glyphs } from '../../kit/glyphs.ts'
import type { ScreenSize } from '../../kit/grid.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { type Block, type StyledLine, span, styledLine, wrapLine } from '../../kit/styled-text.ts'
import { textPageAt } from '../../kit/text-page.ts'
import { TooSmall } from '../../kit/too-small.tsx'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { type BoardLayout, GAP_COLUMNS, layOut } from '../play/board-layout.ts'
import { createNotice } from './notice.tsx'
import { judgementLines, moveLines, moveListLines, type ReviewPosition } from './review-lines.ts'

type ReviewCommand = 'step' | 'next' | 'start' | 'last' | 'read-on' | 'read-back' | 'back'

const reviewKeys: KeyMap<ReviewCommand> = [
  { command: 'step', keys: ['left', 'up', 'h', 'k', 'p'], showKeys: glyphs => glyphs.sideways },
  { command: 'next', keys: ['right', 'down', 'l', 'j', 'n', 'space', 'enter'], quiet: true },
  { command: 'read-on', keys: ['pagedown'], showKeys: () => 'PgUp PgDn' },
  { command: 'read-back', keys: ['pageup'], quiet: true },
  { command: 'start', keys: ['home'], showKeys: () => 'Home End' },
  { command: 'last', keys: ['end'], quiet: true },
  { command: 'back', keys: ['escape', 'q'] },
]

/** The least rows for the notes on a move, so that the list below does not jump. */
const MIN_JUDGEMENT_ROWS = 7
/** The least rows of the list below; the current move may need more. */
const MIN_LIST_ROWS = 3

/** Steps through a saved game, with the notes of the review. */
export function createReview(
  shell: Shell,
  loaded: LoadedGame,
  saved: SavedGame,
  perspective: Perspective = playerPerspective(saved.players),
): Screen {
  const table = restoreAnyVersion(loaded, saved.record)
  if (!table.ok) {
    const why = openErrorText(loaded, saved.record.params, table.rejection)
    return createNotice(shell, shellText.cannotOpen, why)
  }
  return createReplay(shell, { loaded, table: table.value, perspective })
}

/** Steps through a restored or imported game. */
export function createReplay(shell: Shell, game: ReviewedGame): Screen {
  return new ReplayScreen(shell, game)
}

class ReplayScreen implements Screen {
  readonly #shell: Shell
  readonly #game: ReviewedGame
  readonly #steps: ReviewPosition['steps']
  readonly #review: EngineTask<readonly Note[]>
  #ply: number
  #notes: readonly Note[] | undefined
  #progress: Progress | undefined
  #failure: string | undefined
  #isClosed = false
  /** The first visible row of the notes, where they do not fit. */
  #firstRow = 0
  #page = textPageAt([], 0, 0)

  constructor(shell: Shell, game: ReviewedGame) {
    const { loaded, table, perspective } = game
    this.#shell = shell
    this.#game = game
    this.#steps = replaySteps(table, perspective.viewer)
    this.#ply = table.ending ? this.#steps.length - 1 : 0
    this.#review = shell.host.engineClient.request(
      { do: 'review', game: loaded.id, line: playedMoves(table) },
      reported => {
        this.#progress = reported
        shell.redraw()
      },
    )
    void this.#awaitNotes()
  }

  press(key: string): void {
    const command = commandFor(reviewKeys, key)
    if (command === 'back') this.#shell.back()
    else if (command) this.#move(command)
    this.#shell.redraw()
  }

  close(): void {
    this.#isClosed = true
    this.#review.cancel()
  }

  draw(room: ScreenSize): ReactNode {
    const layout = layOut(room, within => this.#board(within))
    if (layout.kind === 'none')
      return <TooSmall sentence={shellText.tooSmall(layout.neededSize, room)} room={room} />
    const isWide = layout.kind === 'beside'
    const side = this.#sideBlock(layout)
    const notes = this.#notes ?? []
    const isJudged = notes.some(({ verdict }) => verdict !== undefined)
    const legend = isJudged && isWide ? shellText.review.legends[reviewKindOf(this.#game.loaded, notes)] : ''
    return (
      <Frame
        size={room}
        title={reviewTitle(this.#position(), this.#shell.theme.glyphs)}
        keys={reviewKeys.filter(({ command }) => this.#page.isPartial || command !== 'read-on')}
        describe={describeCommand}
      >
        <Box flexDirection="column" flexGrow={1}>
          <Box flexGrow={1} flexDirection={isWide ? 'row' : 'column'} columnGap={GAP_COLUMNS}>
            <StyledLines block={layout.board} />
            <Box flexDirection="column" flexGrow={1} flexShrink={1}>
              <StyledLines block={side} />
            </Box>
          </Box>
          <StyledLines block={[styledLine(legend, { tone: 'soft' })]} />
        </Box>
      </Frame>
    )
  }

  async #awaitNotes(): Promise<void> {
    try {
      this.#notes = await this.#review.result
    } catch (error) {
      if (!this.#isClosed) this.#failure = errorMessage(error)
    }
    this.#shell.redraw()
  }

  #position(): ReviewPosition {
    const { loaded, perspective } = this.#game
    const [steps, notes, ply] = [this.#steps, this.#notes, this.#ply]
    return { loaded, people: perspective.people, steps, notes, ply }
  }

  #board(room: ScreenSize): Block {
    const { loaded, perspective } = this.#game
    const cells = this.#ply > 0 ? this.#notes?.[this.#ply - 1]?.cells : undefined
    return loaded.face.draw({
      view: this.#steps[this.#ply]!.view,
      people: perspective.people,
      cursor: undefined,
      highlight: cells && { cells, as: 'good' },
      size: room,
      glyphs: this.#shell.theme.glyphs,
    })
  }

  #judgement(): readonly StyledLine[] {
    const [failure, progress] = [this.#failure, this.#progress]
    if (failure) return [styledLine(shellText.review.failed(failure), { tone: 'medlar' })]
    if (this.#notes) return judgementLines(this.#position())
    const counted = progress ? ` ${shellText.play.lookedAt(progress.done, progress.of)}` : ''
    return [styledLine(shellText.review.working + counted, { tone: 'soft' })]
  }

  /** The text beside the board, or below it in a narrow window. */
  #sideBlock({ kind, columns, rows }: Exclude<BoardLayout, { kind: 'none' }>): Block {
    const { glyphs } = this.#shell.theme
    const judged = this.#judgement().flatMap(spans => wrapLine(spans, columns))
    const half = Math.floor(rows / 2)
    const chosen = moveLines(this.#position(), this.#ply, columns, glyphs).slice(0, Math.max(1, half))
    if (kind === 'above') {
      this.#page = textPageAt(judged, Math.max(1, rows - chosen.length), this.#firstRow)
      return [...chosen, ...this.#page.shown]
    }
    const judgedRows = Math.max(1, rows - 1 - Math.max(MIN_LIST_ROWS, chosen.length))
    this.#page = textPageAt(judged, judgedRows, this.#firstRow)
    const { shown } = this.#page
    // Without notes the list has all the room.
    const free = this.#notes?.length === 0 ? 0 : Math.max(0, MIN_JUDGEMENT_ROWS - shown.length) + 1
    const above = [...shown, ...Array.from({ length: free }, () => [])]
    return [...above, ...moveListLines(this.#position(), { columns, rows: rows - above.length }, glyphs)]
  }

  #move(command: ReviewCommand): void {
    const last = this.#steps.length - 1
    const { after, before } = this.#page
    this.#firstRow = command === 'read-on' ? after : command === 'read-back' ? before : 0
    if (command === 'read-on' || command === 'read-back') return
    if (command === 'step') this.#ply = Math.max(0, this.#ply - 1)
    else if (command === 'next') this.#ply = Math.min(last, this.#ply + 1)
    else this.#ply = command === 'start' ? 0 : last
  }
}

function reviewTitle({ loaded, ply, steps }: ReviewPosition, { dot }: Glyphs): StyledLine {
  return [
    span(`${dot} `, { tone: loaded.card.accent }),
    span(`${loaded.card.title}, ${shellText.review.title.toLowerCase()}`, { bold: true }),
    span(`   ${shellText.review.ply(ply, steps.length - 1)}`, { tone: 'soft' }),
  ]
}
