import { defaultLevel } from '#app/game-request.ts'
import type { Note } from '#kernel/engine.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { replaySteps } from '#table/replay.ts'
import { LONGEST_COMMENT } from '#table/variation-format.ts'
import { isSamePath } from '#table/variations/variation-tree.ts'
import { AnalysisBoard, type AnalysisCommand } from '../game/analysis-board.ts'
import { gameFromPosition } from '../game/play-on.ts'
import type { ReviewedGame } from '../game/reviewed-game.ts'
import type { SceneAnalysis } from '../kit/face.ts'
import { ASCII } from '../kit/glyphs.ts'
import { type Block, plainText } from '../kit/styled-text.ts'
import { firstCharacters } from '../kit/width.ts'
import { EngineFindings } from '../screens/pages/engine-findings.ts'
import { judgementLines, legendLine, type ReviewPosition } from '../screens/pages/review-lines.ts'
import { wholeMoveList } from '../screens/pages/variation-lines.ts'
import type { TerminalHost } from '../shell/host.ts'
import type { StartedGame } from '../shell/shell.ts'
import { shellText } from '../text/en/shell.ts'
import { printWalkthrough } from './walkthrough.ts'

/** The words for commands that change nothing but the position. */
const STEP_WORDS: Readonly<Record<string, AnalysisCommand>> = {
  start: 'start',
  end: 'end',
  back: 'step',
  next: 'next',
}

/** The words for commands that change the variations. */
const CHANGE_WORDS: Readonly<Record<string, AnalysisCommand>> = {
  'main line': 'promote',
  delete: 'remove',
  undo: 'restore',
}

const MARK_WORDS: Readonly<Record<string, AnalysisCommand>> = {
  'mark good': 'mark-good',
  'mark dubious': 'mark-dubious',
  'mark blunder': 'mark-blunder',
}

/** Changes after which another position is shown. */
const MOVES_BOARD: readonly AnalysisCommand[] = ['remove', 'restore']

const LIST_COLUMNS = 80
/** A line that begins with `>` would look like a prompt. */
const GLYPHS = { ...ASCII, pointer: '*' }
/** Where nothing has to fit, a board is drawn as small as it can be. */
const MINIMAL_SIZE = { columns: 0, rows: 0 }
const PLAY_FROM_HERE = 'play from here'
const PERSON = 'person'
const OTHER_SIDE = 'other'

export interface TextReviewOptions {
  readonly host: TerminalHost
  readonly game: ReviewedGame
  readonly notes: readonly Note[]
  print(text: string): void
  /** Plays a game that begins in a position of the review, until it is left. */
  playOn(game: StartedGame): Promise<void>
}

/** The analysis board of a finished game in text mode. */
export class TextReview {
  readonly #options: TextReviewOptions
  readonly #board: AnalysisBoard
  readonly #findings: EngineFindings
  #saving: Promise<void> = Promise.resolve()
  #isToldUnsaved = false
  #wake = () => {}

  constructor(options: TextReviewOptions) {
    const { host, game, print } = options
    this.#options = options
    this.#board = new AnalysisBoard(game, {
      howToRestore: shellText.review.restoreByWord,
      onSave: saving => {
        this.#saving = saving
      },
      onUnsaved: print,
    })
    const onChange = () => this.#wake()
    this.#findings = new EngineFindings({
      host,
      loaded: game.loaded,
      analysis: this.#board.analysis,
      onChange,
    })
  }

  /** Executes a typed command; false if it isn't one. */
  async execute(typed: string): Promise<boolean> {
    const text = typed.trim().replace(/^:/, '')
    const [word = '', ...rest] = text.split(/\s+/)
    const argument = text.slice(word.length).trim()
    const lower = text.toLowerCase().replaceAll(/\s+/g, ' ')
    const step = STEP_WORDS[lower]
    const change = CHANGE_WORDS[lower]
    const mark = MARK_WORDS[lower]
    if (step) this.#run(step, { showsPosition: true })
    else if (change) this.#run(change, { showsPosition: MOVES_BOARD.includes(change) })
    else if (mark) this.#mark(mark)
    else if (lower === PLAY_FROM_HERE || lower.startsWith(`${PLAY_FROM_HERE} `))
      await this.#playOn(lower.slice(PLAY_FROM_HERE.length).trim())
    else if (!(await this.#runWord(word.toLowerCase(), argument, rest.length))) return false
    await this.#saving
    return true
  }

  /** Tries a move in the position of the review. */
  async tryMove(text: string): Promise<void> {
    const { path } = this.#board.analysis.snapshot()
    this.#say(this.#board.whyNoMove() ?? this.#board.tryMove(text))
    if (!isSamePath(path, this.#board.analysis.snapshot().path)) this.printPosition()
    await this.#saving
  }

  printHelp(): void {
    const { loaded } = this.#options.game
    for (const line of shellText.textMode.review.commands)
      if (
        (loaded.face.analysis || !line.startsWith('engine')) &&
        (loaded.hasWalkthrough || !line.startsWith('explain'))
      )
        this.#options.print(line)
  }

  printPosition(): void {
    const { print, game } = this.#options
    const { ply, plies, playedPly, view, path, position, annotation } = this.#board.analysis.snapshot()
    const words = shellText.review
    const place = playedPly === undefined ? words.variation(ply, plies) : words.ply(ply, plies)
    const events = position.events.map(event => game.loaded.text.event(event, game.perspective.people))
    const move = path.length === 0 ? words.opening : events.join(' ') || path.at(-1)!.text
    const mark = annotation.mark ? ` ${words.marks[annotation.mark]}` : ''
    print(`${place}: ${move}${mark}`)
    this.#printLines(judgementLines(this.#position(), { hasLines: true, hasMarks: false }))
    this.#printBoard(view)
  }

  close(): void {
    this.#findings.close()
  }

  async #runWord(word: string, argument: string, words: number): Promise<boolean> {
    const texts = shellText.textMode.review
    const { loaded } = this.#options.game
    switch (word) {
      case 'go':
        this.#go(argument)
        return true
      case 'try':
        if (argument === '') this.#options.print(texts.tryWhat(loaded.text.moveExample))
        else await this.tryMove(argument)
        return true
      case 'branch':
        this.#branch(argument)
        return true
      case 'comment':
        this.#comment(argument)
        return true
      case 'mark':
        this.#options.print(texts.markHow)
        return true
    }
    if (words > 0) return false
    switch (word) {
      case 'moves':
        this.#printMoves()
        return true
      case 'board':
        this.printPosition()
        return true
      case 'engine':
        await this.#askEngine()
        return true
      case 'explain':
        await this.#explain()
        return true
      default:
        return false
    }
  }

  #run(command: AnalysisCommand, { showsPosition }: { readonly showsPosition: boolean }): void {
    this.#say(this.#board.run(command))
    if (showsPosition) this.printPosition()
  }

  #mark(command: AnalysisCommand): void {
    const texts = shellText.textMode.review
    const refused = this.#board.run(command)
    const { path, annotation } = this.#board.analysis.snapshot()
    if (path.length > 0) this.#options.print(annotation.mark ? texts.marked(annotation.mark) : texts.unmarked)
    this.#say(refused)
  }

  #comment(text: string): void {
    const texts = shellText.textMode.review
    const unsaved = this.#board.comment(firstCharacters(text, LONGEST_COMMENT))
    this.#options.print(text === '' ? texts.uncommented : texts.commented)
    this.#say(unsaved)
  }

  #go(argument: string): void {
    const { analysis } = this.#board
    const { plies } = analysis.snapshot()
    const ply = /^\d{1,9}$/.test(argument) ? Number(argument) : plies + 1
    if (ply > plies) this.#options.print(shellText.textMode.review.goWhere(plies))
    else {
      analysis.toPly(ply)
      this.printPosition()
    }
  }

  /** Lists the moves that were tried in the position before, or goes to one of them. */
  #branch(argument: string): void {
    const { print } = this.#options
    const { analysis } = this.#board
    const { branches, path } = analysis.snapshot()
    const texts = shellText.textMode.review
    const chosen = branches[Number(argument) - 1]
    if (branches.length < 2) print(texts.noBranch)
    else if (chosen) {
      analysis.goTo(chosen)
      this.printPosition()
    } else if (argument !== '') print(texts.branchWhich(branches.length))
    else
      branches.forEach((branch, index) => {
        const pointer = isSamePath(branch, path) ? GLYPHS.pointer : ' '
        print(`${pointer} ${index + 1}. ${branch.at(-1)!.text}`)
      })
  }

  #printMoves(): void {
    const position = this.#position()
    const legend = legendLine(position)
    this.#printLines([
      ...wholeMoveList(position, LIST_COLUMNS, GLYPHS),
      ...(plainText(legend) === '' ? [] : [legend]),
    ])
  }

  async #askEngine(): Promise<void> {
    const { print, game } = this.#options
    const texts = shellText.textMode.review
    if (!game.loaded.face.analysis) return print(texts.noEngine)
    this.#findings.ask()
    while (this.#findings.status.status === 'working')
      await new Promise<void>(resolve => {
        this.#wake = resolve
      })
    const { failure } = this.#findings.status
    const lines = this.#findings.lines(GLYPHS)
    if (failure !== undefined) print(shellText.review.failed(failure))
    else if (lines.length === 0) print(texts.nothingFound)
    else this.#printLines(this.#boardWithFindings())
    this.#printLines(lines)
  }

  /** The board with what the engine says of its cells; nothing where the board doesn't show that. */
  #boardWithFindings(): Block {
    const plain = this.#drawBoard(undefined)
    const board = this.#drawBoard(this.#findings.scene())
    return board.map(plainText).join() === plain.map(plainText).join() ? [] : board
  }

  #drawBoard(analysis: SceneAnalysis | undefined): Block {
    const { loaded, perspective } = this.#options.game
    return loaded.face.draw({
      view: this.#board.analysis.snapshot().view,
      people: perspective.people,
      cursor: undefined,
      highlight: undefined,
      ...(analysis && { analysis }),
      size: MINIMAL_SIZE,
      glyphs: GLYPHS,
    })
  }

  async #explain(): Promise<void> {
    const { host, game, print } = this.#options
    const { view } = this.#board.analysis.snapshot()
    await printWalkthrough({ host, loaded: game.loaded, view, print })
  }

  async #playOn(argument: string): Promise<void> {
    const { host, game, print, playOn } = this.#options
    const { loaded } = game
    const texts = shellText.textMode.review
    const refusal = this.#board.whyNotPlayOn()
    if (refusal !== undefined) return print(refusal)
    const words = argument.split(' ').filter(Boolean)
    const isOtherSide = words.at(-1) === OTHER_SIDE
    const [opponent = defaultLevel(loaded), extra] = isOtherSide ? words.slice(0, -1) : words
    const levels = Object.keys(loaded.text.levels)
    const isAlone = loaded.rules.seats === 1
    const isKnown = isAlone ? words.length === 0 : opponent === PERSON || levels.includes(opponent ?? '')
    if (!isKnown || extra !== undefined) return print(texts.playOnHow(levels))
    const level = isAlone || opponent === PERSON ? undefined : opponent
    const begun = gameFromPosition(host, { loaded, analysis: this.#board.analysis, level, isOtherSide })
    if (!begun.ok) return print(rejectionSentence(begun.rejection, loaded.text))
    print(texts.playsOn)
    await playOn(begun.value)
    print(texts.backInReview)
    this.printPosition()
  }

  #position(): ReviewPosition {
    const { loaded, table, perspective } = this.#options.game
    return {
      loaded,
      people: perspective.people,
      steps: replaySteps(table, perspective.viewer),
      notes: this.#options.notes,
      analysis: this.#board.analysis,
    }
  }

  #say(sentence: string | undefined): void {
    const isUnsaved = sentence === shellText.review.notSaved
    if (sentence !== undefined && !(isUnsaved && this.#isToldUnsaved)) this.#options.print(sentence)
    this.#isToldUnsaved ||= isUnsaved
  }

  #printLines(lines: Block): void {
    for (const line of lines) this.#options.print(plainText(line).trimEnd())
  }

  #printBoard(view: object): void {
    const { loaded, perspective } = this.#options.game
    for (const row of loaded.face.text(view, perspective.people)) this.#options.print(row)
  }
}
