import { useEffect, useRef, useState } from 'preact/hooks'
import type { Progress } from '#kernel/game.ts'
import { prepared } from '#session/prepare.ts'
import { ownTableRejection } from '#session/table-words.ts'
import { clock, thinker } from '../device.ts'
import type { ParlourGame } from '../parlour.ts'
import { makingWords } from './words.ts'

/** What is made quickly is not worth a word. */
const NOTICED_MS = 300

export type Made =
  | { readonly ok: true; readonly setup: object }
  | { readonly ok: false; readonly why: string }

export interface Making {
  /** Whether one is being made. */
  readonly busy: boolean
  /** Set while it takes so long that a person wonders. */
  readonly progress: Progress | undefined
  make(wish: { readonly setup: object; readonly seed: string }): Promise<Made>
  cancel(): void
}

/** Makes puzzles in the worker, one at a time; leaving the page calls it off. */
export function useMaking({ game, words }: ParlourGame): Making {
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<Progress>()
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])

  async function make(wish: { readonly setup: object; readonly seed: string }): Promise<Made> {
    let latest: Progress = { done: 0 }
    let noticed = false
    let called = false
    setBusy(true)
    const stop = clock.after(NOTICED_MS, () => {
      noticed = true
      setProgress(latest)
    })
    const work = prepared(thinker, game, wish, now => {
      latest = now
      if (noticed) setProgress(now)
    })
    cancel.current = () => {
      called = true
      work.cancel()
    }
    try {
      const made = await work.answer
      return made.ok
        ? { ok: true, setup: made.value }
        : { ok: false, why: ownTableRejection(made.rejection, words) }
    } catch {
      return { ok: false, why: called ? makingWords.cancelled : makingWords.failed }
    } finally {
      stop()
      cancel.current = () => {}
      setBusy(false)
      setProgress(undefined)
    }
  }

  return { busy, progress, make, cancel: () => cancel.current() }
}
