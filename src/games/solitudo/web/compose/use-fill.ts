import { useEffect, useRef, useState } from 'preact/hooks'
import type { ComposerProps } from '#web/kit/composer.ts'
import type { FilledNumbers } from '../../engine/composer/questions.ts'
import { BLANK } from '../../rules/puzzle.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import { composeText, verdictText } from '../../text/en-compose.ts'
import { type Draft, withoutNumbers } from './draft.ts'
import { checkPainting } from './painting.ts'

export interface FillRequest {
  /** Whether the numbers on the board stay. */
  readonly keepsNumbers: boolean
  /** Null for any. */
  readonly grade: Grade | null
}

export interface FillControls {
  /** Set while numbers are looked for and a person may wonder. */
  readonly isBusy: boolean
  fill(draft: Draft, request: FillRequest): Promise<void>
  stop(): void
}

interface FillOptions {
  readonly consult: ComposerProps['consult']
  /** Puts the filled board in place of the draft. */
  change(draft: Draft): void
  tell(sentence: string): void
}

/** Most boards are filled sooner, and a progress that flashes would only disturb. */
const SHOW_AFTER_MS = 200

/** Lets the engine fill in numbers, one request at a time; leaving the page cancels it. */
export function useFill({ consult, change, tell }: FillOptions): FillControls {
  const [isBusy, setBusy] = useState(false)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  async function fill(draft: Draft, { keepsNumbers, grade }: FillRequest): Promise<void> {
    const refusal = whyNot(draft, keepsNumbers)
    if (refusal !== undefined) {
      tell(refusal)
      return
    }
    stop.current()
    let isStopped = false
    const { puzzle } = keepsNumbers ? draft : withoutNumbers(draft)
    const task = consult({ ask: 'numbers', puzzle, painted: draft.painted, grade })
    const waiting = setTimeout(() => setBusy(true), SHOW_AFTER_MS)
    stop.current = () => {
      isStopped = true
      task.cancel()
    }
    try {
      const filled = (await task.result) as FilledNumbers
      stop.current = () => {}
      change({ ...draft, puzzle: filled.puzzle })
      tell(filledSentence(filled, grade))
    } catch {
      if (!isStopped) tell(composeText.filled.failed)
    } finally {
      clearTimeout(waiting)
      setBusy(false)
    }
  }

  return { isBusy, fill, stop: () => stop.current() }
}

/** Why a board cannot be filled, if so. */
function whyNot(draft: Draft, keepsNumbers: boolean): string | undefined {
  const { isBegun, broken, repeats } = checkPainting(draft)
  if (!isBegun) return composeText.paintFirst
  if (broken.length > 0) return verdictText.broken(broken[0]!, 0)
  // Numbers that will be replaced break nothing.
  if (keepsNumbers && repeats.length > 0) return verdictText.repeats(repeats[0]!, 1)
  if (keepsNumbers && !draft.puzzle.cells.some(row => row.includes(BLANK))) return composeText.nothingBlank
  return undefined
}

function filledSentence({ isUnique, grade }: FilledNumbers, wanted: Grade | null): string {
  if (!isUnique) return composeText.filled.several
  if (wanted !== null && grade !== wanted) return composeText.filled.otherGrade(wanted, grade)
  return composeText.filled.unique(grade)
}
