import { Analysis } from '#app/analysis.ts'
import { canPlayOn } from '#app/play-from-position.ts'
import { errorMessage } from '#kernel/errors.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { MoveMark } from '#table/variation-format.ts'
import { shellText } from '../text/en/shell.ts'
import type { ReviewedGame } from './reviewed-game.ts'

/** A command of the analysis board. The screen has a key for each, text mode a word. */
export type AnalysisCommand =
  | 'step'
  | 'next'
  | 'branch'
  | 'next-branch'
  | 'start'
  | 'end'
  | 'mark-good'
  | 'mark-dubious'
  | 'mark-blunder'
  | 'promote'
  | 'remove'
  | 'restore'

/** The commands that go to another position. */
const STEPS: Partial<Record<AnalysisCommand, (analysis: Analysis) => void>> = {
  step: analysis => analysis.back(),
  next: analysis => analysis.forward(),
  start: analysis => analysis.toStart(),
  end: analysis => analysis.toEnd(),
  branch: analysis => analysis.switchBranch(-1),
  'next-branch': analysis => analysis.switchBranch(1),
}

const MARKS: Partial<Record<AnalysisCommand, MoveMark>> = {
  'mark-good': 'good',
  'mark-dubious': 'dubious',
  'mark-blunder': 'blunder',
}

export interface AnalysisBoardOptions {
  /** How a deletion is undone, for the sentence about it. */
  readonly howToRestore: string
  /** Called with every attempt to save the variations; the promise never rejects. */
  onSave?(saving: Promise<void>): void
  /** Called if saving fails. */
  onUnsaved(sentence: string): void
}

/** The analysis board of a review, whose variations are saved after every change. */
export class AnalysisBoard {
  readonly analysis: Analysis
  readonly #game: ReviewedGame
  readonly #options: AnalysisBoardOptions

  constructor(game: ReviewedGame, options: AnalysisBoardOptions) {
    const { table, perspective, variations } = game
    this.analysis = new Analysis({ table, variations, viewer: perspective.viewer })
    this.#game = game
    this.#options = options
  }

  /** Tries a typed move. Like the other changes, returns a sentence if there is something to say. */
  tryMove(text: string): string | undefined {
    return this.#change(() => {
      const tried = this.analysis.tryMove(text)
      return tried.ok ? undefined : rejectionSentence(tried.rejection, this.#game.loaded.text)
    })
  }

  comment(comment: string): string | undefined {
    return this.#change(() => {
      this.analysis.annotate({ comment })
      return undefined
    })
  }

  /** Goes to another position, or changes the variations. */
  run(command: AnalysisCommand): string | undefined {
    return this.#change(() => {
      STEPS[command]?.(this.analysis)
      const mark = MARKS[command]
      return mark ? this.#toggleMark(mark) : this.#changeBranch(command)
    })
  }

  /** Why no move can be tried in this position; undefined where one can. */
  whyNoMove(): string | undefined {
    const { canTry, position } = this.analysis.snapshot()
    if (canTry) return undefined
    return position.toAct.length === 0 ? shellText.review.over : shellText.review.unfinished
  }

  /** Why no game can begin in this position; undefined where one can. */
  whyNotPlayOn(): string | undefined {
    return canPlayOn(this.#game.table) ? this.whyNoMove() : shellText.review.playOn.imported
  }

  #toggleMark(mark: MoveMark): string | undefined {
    const { path, annotation } = this.analysis.snapshot()
    if (path.length === 0) return shellText.review.noMark
    this.analysis.annotate({ mark: annotation.mark === mark ? undefined : mark })
    return undefined
  }

  #changeBranch(command: AnalysisCommand): string | undefined {
    const words = shellText.review
    const { canPromote, canRemove, canUndoRemove } = this.analysis.snapshot()
    switch (command) {
      case 'promote':
        this.analysis.promote()
        return canPromote ? words.promoted : words.alreadyMain
      case 'remove':
        this.analysis.remove()
        return canRemove ? words.removed(this.#options.howToRestore) : words.onlyVariation
      case 'restore':
        this.analysis.undoRemove()
        return canUndoRemove ? words.restored : words.nothingToRestore
      default:
        return undefined
    }
  }

  #change(change: () => string | undefined): string | undefined {
    const { tree } = this.analysis.snapshot()
    const sentence = change()
    if (this.analysis.snapshot().tree === tree) return sentence
    const { onSave, onUnsaved } = this.#options
    const saving = this.#game.saveVariations?.(this.analysis.stored())
    if (!saving) return sentence ?? shellText.review.notSaved
    onSave?.(saving.catch((error: unknown) => onUnsaved(shellText.review.unsaved(errorMessage(error)))))
    return sentence
  }
}
