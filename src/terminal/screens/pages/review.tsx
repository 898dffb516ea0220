import { Box } from 'ink'
import type { ReactNode } from 'react'
import { Analysis } from '#app/analysis.ts'
import { canPlayOn } from '#app/play-from-position.ts'
import { type Perspective, playerPerspective } from '#app/review.ts'
import { saveVariationsOf } from '#app/save-variations.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { EngineTask } from '#engine-client/engine-client.ts'
import type { Note, Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { playedMoves, replaySteps } from '#table/replay.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { openErrorText } from '../../game/open-error.ts'
import type { ReviewedGame } from '../../game/reviewed-game.ts'
import { Frame } from '../../kit/frame.tsx'
import type { ScreenSize } from '../../kit/grid.ts'
import { commandFor } from '../../kit/keymap.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { type Block, type StyledLine, styledLine, wrapLine } from '../../kit/styled-text.ts'
import { textPageAt } from '../../kit/text-page.ts'
import { TooSmall } from '../../kit/too-small.tsx'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { createPlayOnForm } from '../forms/play-on-form.ts'
import { type BoardLayout, GAP_COLUMNS, layOut } from '../play/board-layout.ts'
import { EngineFindings } from './engine-findings.ts'
import { createHelp } from './help.tsx'
import { createNotice } from './notice.tsx'
import { runReviewCommand, whyNoMove } from './review-commands.ts'
import { ReviewEntry } from './review-entry.ts'
import { type ReviewCommand, reviewKeys } from './review-keys.ts'
import { judgementLines, legendLine, type ReviewPosition, resultLines, titleLine } from './review-lines.ts'
import { currentMoveLines, moveListLines } from './variation-lines.ts'
import { createWalkthrough } from './walkthrough.tsx'

/** The least rows for the notes on a move, so that the list below does not jump. */
const MIN_JUDGEMENT_ROWS = 7
/** The least rows of the list below; the current move may need more. */
const MIN_LIST_ROWS = 3

/** Steps through a saved game, with the notes of the review; `id` where its variations can be saved with it. */
export function createReview(
  shell: Shell,
  loaded: LoadedGame,
  saved: SavedGame,
  {
    perspective = playerPerspective(saved.players),
    id,
  }: { readonly perspective?: Perspective; readonly id?: string | undefined } = {},
): Screen {
  const table = restoreAnyVersion(loaded, saved.record)
  if (!table.ok) {
    const why = openErrorText(loaded, saved.record.params, table.rejection)
    return createNotice(shell, shellText.cannotOpen, why)
  }
  return createReplay(shell, {
    loaded,
    table: table.value,
    perspective,
    variations: saved.variations,
    ...(id !== undefined && {
      saveVariations: variations => saveVariationsOf(shell.host.savedGames, id, variations),
    }),
  })
}

/** Steps through a restored or imported game. */
export function createReplay(shell: Shell, game: ReviewedGame): Screen {
  return new ReplayScreen(shell, game)
}

class ReplayScreen implements Screen {
  readonly #shell: Shell
  readonly #game: ReviewedGame
  readonly #analysis: Analysis
  readonly #steps: ReviewPosition['steps']
  readonly #review: EngineTask<readonly Note[]>
  readonly #findings: EngineFindings
  readonly #entry = new ReviewEntry()
  #notes: readonly Note[] | undefined
  #progress: Progress | undefined
  #failure: string | undefined
  #message: string | undefined
  #isClosed = false
  /** The first visible row of the notes, where they do not fit. */
  #firstRow = 0
  #page = textPageAt([], 0, 0)

  constructor(shell: Shell, game: ReviewedGame) {
    const { loaded, table, perspective, variations } = game
    this.#shell = shell
    this.#game = game
    this.#analysis = new Analysis({ table, variations, viewer: perspective.viewer })
    if (this.#analysis.isDamaged) this.#message = shellText.review.damaged
    if (!table.ending && variations?.at === undefined) this.#analysis.toStart()
    this.#steps = replaySteps(table, perspective.viewer)
    this.#findings = new EngineFindings(shell, loaded, this.#analysis)
    this.#review = shell.host.engineClient.request(
      { do: 'review', game: loaded.id, line: playedMoves(table) },
      reported => {
        this.#progress = reported
        shell.redraw()
      },
    )
    void this.#awaitNotes()
    this.#findings.ask()
  }

  press(key: string): void {
    if (this.#entry.isOpen) this.#type(key)
    else {
      const command = commandFor(reviewKeys, key)
      this.#message = undefined
      if (command) this.#obey(command)
    }
    this.#findings.ask()
    this.#shell.redraw()
  }

  close(): void {
    this.#isClosed = true
    this.#review.cancel()
    this.#findings.close()
  }

  draw(room: ScreenSize): ReactNode {
    const layout = layOut(room, within => this.#board(within))
    if (layout.kind === 'none')
      return <TooSmall sentence={shellText.tooSmall(layout.neededSize, room)} room={room} />
    const isWide = layout.kind === 'beside'
    const side = this.#sideBlock(layout)
    const { glyphs } = this.#shell.theme
    return (
      <Frame
        size={room}
        title={titleLine(this.#position(), glyphs)}
        keys={reviewKeys.filter(({ command }) => this.#isOffered(command))}
        describe={describeCommand}
      >
        <Box flexDirection="column" flexGrow={1}>
          <Box flexGrow={1} flexDirection={isWide ? 'row' : 'column'} columnGap={GAP_COLUMNS}>
            <StyledLines block={layout.board} />
            <Box flexDirection="column" flexGrow={1} flexShrink={1}>
              <StyledLines block={side} />
            </Box>
          </Box>
          <StyledLines block={[this.#bottomLine(isWide, room.columns - 2)]} />
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

  #type(key: string): void {
    const submitted = this.#entry.press(key)
    if (submitted?.kind === 'comment')
      this.#change(() => this.#analysis.annotate({ comment: submitted.text }))
    else if (submitted) this.#tryMove(submitted.text)
  }

  #tryMove(text: string): void {
    this.#message = undefined
    this.#change(() => {
      const tried = this.#analysis.tryMove(text)
      if (!tried.ok) this.#message = rejectionSentence(tried.rejection, this.#game.loaded.text)
    })
  }

  /** Changes the variations, and saves them. */
  #change(change: () => void): void {
    const { tree } = this.#analysis.snapshot()
    change()
    if (this.#analysis.snapshot().tree === tree) return
    const saving = this.#game.saveVariations?.(this.#analysis.stored())
    if (!saving) {
      this.#message ??= shellText.review.notSaved
      return
    }
    this.#shell.finishBeforeExit(saving)
    saving.catch((error: unknown) => {
      this.#message = shellText.review.unsaved(errorMessage(error))
      this.#shell.redraw()
    })
  }

  #obey(command: ReviewCommand): void {
    const { after, before } = this.#page
    this.#firstRow = command === 'read-on' ? after : command === 'read-back' ? before : 0
    const selected = this.#findings.selected()
    if (command === 'back') this.#shell.back()
    else if (command === 'help') this.#help()
    else if (command === 'try-move') this.#openMoveEntry()
    else if (command === 'comment')
      this.#entry.open('comment', this.#analysis.snapshot().annotation.comment ?? '')
    else if (command === 'next-candidate') this.#findings.step(1)
    else if (command === 'previous-candidate') this.#findings.step(-1)
    else if (command === 'play-on') this.#playOn()
    else if (command === 'explain') this.#explain()
    else if (command === 'next' && selected !== undefined) this.#tryMove(selected)
    else
      this.#change(() => {
        this.#message = runReviewCommand(this.#analysis, command)
      })
  }

  #openMoveEntry(): void {
    this.#message = whyNoMove(this.#analysis)
    if (this.#message === undefined) this.#entry.open('move')
  }

  #playOn(): void {
    const { loaded, table } = this.#game
    this.#message = canPlayOn(table) ? whyNoMove(this.#analysis) : shellText.review.playOn.imported
    if (this.#message === undefined) this.#shell.open(createPlayOnForm(this.#shell, loaded, this.#analysis))
  }

  #explain(): void {
    const { loaded, perspective } = this.#game
    const { view } = this.#analysis.snapshot()
    const options = { loaded, view, people: perspective.people }
    if (loaded.hasWalkthrough) this.#shell.open(createWalkthrough(this.#shell, options))
  }

  #help(): void {
    const paragraphs = [shellText.review.tryMove(this.#game.loaded.text.moveExample)]
    const sections = [{ heading: shellText.help.typing, paragraphs }]
    this.#shell.open(createHelp(this.#shell, { title: shellText.review.keys, sections, keys: reviewKeys }))
  }

  #isOffered(command: ReviewCommand): boolean {
    if (command === 'read-on') return this.#page.isPartial
    if (command === 'explain') return this.#game.loaded.hasWalkthrough === true
    return command !== 'next-candidate' || this.#findings.hasMoves()
  }

  #position(): ReviewPosition {
    const { loaded, perspective } = this.#game
    return {
      loaded,
      people: perspective.people,
      steps: this.#steps,
      notes: this.#notes,
      analysis: this.#analysis,
    }
  }

  #board(room: ScreenSize): Block {
    const { loaded, perspective } = this.#game
    const { view, playedPly } = this.#analysis.snapshot()
    const cells = playedPly ? this.#notes?.[playedPly - 1]?.cells : undefined
    const findings = this.#findings.scene()
    return loaded.face.draw({
      view,
      people: perspective.people,
      cursor: undefined,
      highlight: cells && { cells, as: 'good' },
      ...(findings && { analysis: findings }),
      size: room,
      glyphs: this.#shell.theme.glyphs,
    })
  }

  #judgement(): readonly StyledLine[] {
    const [failure, progress] = [this.#failure, this.#progress]
    if (failure) return [styledLine(shellText.review.failed(failure), { tone: 'medlar' })]
    if (this.#notes) return judgementLines(this.#position(), { hasLines: !this.#findings.scene() })
    const counted = progress ? ` ${shellText.play.lookedAt(progress.done, progress.of)}` : ''
    return [styledLine(shellText.review.working + counted, { tone: 'soft' })]
  }

  /** The text beside the board, or below it in a narrow window. */
  #sideBlock({ kind, columns, rows }: Exclude<BoardLayout, { kind: 'none' }>): Block {
    const { glyphs } = this.#shell.theme
    const results = resultLines(this.#position(), this.#game.table.ending, columns, glyphs)
    const judged = [...results, ...this.#findings.lines(glyphs), ...this.#judgement()].flatMap(spans =>
      wrapLine(spans, columns),
    )
    const half = Math.floor(rows / 2)
    const chosen = currentMoveLines(this.#position(), columns, glyphs).slice(0, Math.max(1, half))
    if (kind === 'above') {
      this.#page = textPageAt(judged, Math.max(1, rows - chosen.length), this.#firstRow)
      return [...chosen, ...this.#page.shown]
    }
    const judgedRows = Math.max(1, rows - 1 - Math.max(MIN_LIST_ROWS, chosen.length))
    this.#page = textPageAt(judged, judgedRows, this.#firstRow)
    const { shown } = this.#page
    // Without notes the list has all the room.
    const isBare = this.#notes?.length === 0 && judged.length === 0
    const free = isBare ? 0 : Math.max(0, MIN_JUDGEMENT_ROWS - shown.length) + 1
    const above = [...shown, ...Array.from({ length: free }, () => [])]
    return [...above, ...moveListLines(this.#position(), { columns, rows: rows - above.length }, glyphs)]
  }

  /** The text that is typed, the last message, or the meaning of the symbols. */
  #bottomLine(isWide: boolean, columns: number): StyledLine {
    const { glyphs } = this.#shell.theme
    if (this.#entry.isOpen) return this.#entry.line(this.#game.loaded.text.moveExample, columns, glyphs)
    if (this.#message !== undefined) return styledLine(this.#message, { tone: 'leaf' })
    return isWide ? legendLine(this.#position()) : []
  }
}
