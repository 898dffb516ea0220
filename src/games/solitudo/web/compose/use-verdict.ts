import { useEffect, useRef, useState } from 'preact/hooks'
import type { ComposerProps } from '#web/kit/composer.ts'
import type {
  Answers,
  PuzzleGrade,
  Question,
  Repairs,
  SolutionCount,
} from '../../engine/composer/questions.ts'
import { SHADED } from '../../rules/puzzle.ts'
import { type Draft, writeDraft } from './draft.ts'

/** The engine's knowledge of a draft. Parts that it is still working out are missing. */
export interface Verdict {
  readonly solutions?: SolutionCount
  /** Only for a puzzle with one solution. */
  readonly grade?: PuzzleGrade
  /** Only for a puzzle with none or several. */
  readonly repairs?: Repairs
  /** The steps of the search so far, once it takes so long that a person wonders. */
  readonly steps?: number
  /** Whether the engine could not be asked. */
  readonly isFailed?: true
}

/** An answer that comes sooner replaces the one before without a gap. */
const SHOW_CHECKING_AFTER_MS = 100
/** Replacing the worker takes longer than most checks, so one that is no longer wanted has this long to end by itself. */
const CANCEL_AFTER_MS = 400

type Consult = ComposerProps['consult']

/**
 * Asks the engine about every new draft. The verdict on the draft before stays until the new one is there, but no
 * longer than a person takes to notice, and never on a board of another outline.
 */
export function useVerdict(draft: Draft, consult: Consult): Verdict {
  const [shown, setShown] = useState<{ readonly verdict: Verdict; readonly outline: string }>()
  const outline = outlineOf(draft)
  const latest = useRef(consult)
  latest.current = consult
  const key = writeDraft(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the draft differs
  useEffect(() => {
    const check = new DraftCheck(draft, latest.current, verdict => setShown({ verdict, outline }))
    return () => check.end()
  }, [key])
  return shown?.outline === outline ? shown.verdict : {}
}

function outlineOf({ puzzle, painted }: Draft): string {
  return `${puzzle.shape} ${painted.join('/').replaceAll(SHADED, '.')}`
}

/** One series of questions about one draft. */
class DraftCheck {
  readonly #draft: Draft
  readonly #consult: Consult
  readonly #show: (verdict: Verdict) => void
  readonly #waiting: ReturnType<typeof setTimeout>
  #verdict: Verdict = {}
  #isOver = false
  #cancel = () => {}

  constructor(draft: Draft, consult: Consult, show: (verdict: Verdict) => void) {
    this.#draft = draft
    this.#consult = consult
    this.#show = show
    this.#waiting = setTimeout(() => this.#add({ steps: 0 }), SHOW_CHECKING_AFTER_MS)
    this.#run().catch(() => this.#add({ isFailed: true }))
  }

  end(): void {
    this.#isOver = true
    clearTimeout(this.#waiting)
    this.#cancel()
  }

  async #run(): Promise<void> {
    const { puzzle, painted } = this.#draft
    const solutions = await this.#ask({ ask: 'solutions', puzzle, painted })
    clearTimeout(this.#waiting)
    const { steps: _, ...known } = this.#verdict
    this.#verdict = known
    this.#add({ solutions })
    if (solutions.solutions === 1 && solutions.isProved)
      this.#add({ grade: await this.#ask({ ask: 'grade', puzzle }) })
    else if (solutions.isProved) this.#add({ repairs: await this.#ask({ ask: 'repairs', puzzle, painted }) })
  }

  async #ask<Ask extends Question['ask']>(question: Extract<Question, { ask: Ask }>): Promise<Answers[Ask]> {
    const askedAt = performance.now()
    const task = this.#consult(question, ({ done }) => {
      if (this.#verdict.steps !== undefined) this.#add({ steps: done })
    })
    this.#cancel = () => {
      const leftMs = Math.max(0, askedAt + CANCEL_AFTER_MS - performance.now())
      // Has no effect on a check that has ended meanwhile.
      setTimeout(() => task.cancel(), leftMs)
    }
    // The worker runs our own engine, so its answers need no check.
    const answer = (await task.result) as Answers[Ask]
    if (this.#isOver) throw new Error('The draft has changed meanwhile.')
    return answer
  }

  #add(part: Verdict): void {
    if (this.#isOver) return
    this.#verdict = { ...this.#verdict, ...part }
    this.#show(this.#verdict)
  }
}
