import { Box } from 'ink'
import type { ReactNode } from 'react'
import type { Analysis } from '#app/analysis.ts'
import { type Perspective, playerPerspective } from '#app/review.ts'
import { saveVariationsOf } from '#app/save-variations.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { EngineTask } from '#engine-client/engine-client.ts'
import type { Note, Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import { playedMoves, replaySteps } from '#table/replay.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { AnalysisBoard } from '../../game/analysis-board.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { openErrorText } from '../../game/open-error.ts'
import type { ReviewedGame } from '../../game/reviewed-game.ts'
import { Frame } from '../../kit/frame.tsx'
import type { ScreenSize } from '../../kit/grid.ts'
import { commandFor } from '../../kit/keymap.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { type Block, type StyledLine, styledLine } from '../../kit/styled-text.ts'
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
import { ReviewColumn } from './review-column.ts'
import { ReviewEntry } from './review-entry.ts'
import { type ReviewCommand, reviewKeys } from './review-keys.ts'
import { judgementLines, legendLine, type ReviewPosition, titleLine } from './review-lines.ts'
import { createWalkthrough } from './walkthrough.tsx'

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
  readonly #board: AnalysisBoard
  readonly #analysis: Analysis
  readonly #steps: ReviewPosition['steps']
  readonly #review: EngineTask<readonly Note[]>
  readonly #findings: EngineFindings
  readonly #entry = new ReviewEntry()
  readonly #column = new ReviewColumn()
  #notes: readonly Note[] | undefined
  #progress: Progress | undefined
  #failure: string | undefined
  #message: string | undefined
  #isClosed = false

  constructor(shell: Shell, game: ReviewedGame) {
    const { loaded, table, perspective, variations } = game
    this.#shell = shell
    this.#game = game
    this.#board = new AnalysisBoard(game, {
      howToRestore: shellText.review.restoreByKey,
      onSave: saving => shell.finishBeforeExit(saving),
      onUnsaved: sentence => {
        this.#message = sentence
        shell.redraw()
      },
    })
    this.#analysis = this.#board.analysis
    if (this.#analysis.isDamaged) this.#message = shellText.review.damaged
    if (!table.ending && variations?.at === undefined) this.#analysis.toStart()
    this.#steps = replaySteps(table, perspective.viewer)
    this.#findings = new EngineFindings({
      host: shell.host,
      loaded,
      analysis: this.#analysis,
      onChange: shell.redraw,
    })
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
    const layout = layOut(room, within => this.#drawBoard(within))
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
    if (submitted)
      this.#message =
        submitted.kind === 'comment'
          ? this.#board.comment(submitted.text)
          : this.#board.tryMove(submitted.text)
  }

  #obey(command: ReviewCommand): void {
    if (command === 'read-on') this.#column.scroll('on')
    else if (command === 'read-back') this.#column.scroll('back')
    else {
      this.#column.toTop()
      this.#run(command)
    }
  }

  #run(command: Exclude<ReviewCommand, 'read-on' | 'read-back'>): void {
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
    else if (command === 'next' && selected !== undefined) this.#message = this.#board.tryMove(selected)
    else this.#message = this.#board.run(command)
  }

  #openMoveEntry(): void {
    this.#message = this.#board.whyNoMove()
    if (this.#message === undefined) this.#entry.open('move')
  }

  #playOn(): void {
    this.#message = this.#board.whyNotPlayOn()
    if (this.#message === undefined)
      this.#shell.open(createPlayOnForm(this.#shell, this.#game.loaded, this.#analysis))
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
    if (command === 'read-on') return this.#column.isPartial
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

  #drawBoard(room: ScreenSize): Block {
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
    if (this.#notes)
      return judgementLines(this.#position(), { hasLines: !this.#findings.scene(), hasMarks: true })
    const counted = progress ? ` ${shellText.play.lookedAt(progress.done, progress.of)}` : ''
    return [styledLine(shellText.review.working + counted, { tone: 'soft' })]
  }

  #sideBlock(layout: Exclude<BoardLayout, { kind: 'none' }>): Block {
    const { glyphs } = this.#shell.theme
    const content = {
      position: this.#position(),
      ending: this.#game.table.ending,
      findings: this.#findings.lines(glyphs),
      judgement: this.#judgement(),
    }
    return this.#column.draw(content, layout, glyphs)
  }

  /** The text that is typed, the last message, or the meaning of the symbols. */
  #bottomLine(isWide: boolean, columns: number): StyledLine {
    const { glyphs } = this.#shell.theme
    if (this.#entry.isOpen) return this.#entry.line(this.#game.loaded.text.moveExample, columns, glyphs)
    if (this.#message !== undefined) return styledLine(this.#message, { tone: 'leaf' })
    return isWide ? legendLine(this.#position()) : []
  }
}
