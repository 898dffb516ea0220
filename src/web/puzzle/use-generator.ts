import { useEffect, useRef, useState } from 'preact/hooks'
import { generateParams } from '#engine-client/generate.ts'
import type { Progress } from '#kernel/engine.ts'
import { localRejectionWords } from '#table/words.ts'
import { clock, engineClient } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { generatorWords } from './words.ts'

/** What is made quickly is not worth a word. */
const SHOW_PROGRESS_AFTER_MS = 300

export type GenerateResult =
  | { readonly ok: true; readonly setup: object }
  | { readonly ok: false; readonly why: string }

export interface PuzzleGenerator {
  /** Whether one is being made. */
  readonly isBusy: boolean
  /** Set while it takes so long that a person wonders. */
  readonly progress: Progress | undefined
  generate(wish: { readonly setup: object; readonly seed: string }): Promise<GenerateResult>
  cancel(): void
}

/** Makes puzzles in the worker, one at a time; leaving the page calls it off. */
export function useGenerator({ rules, text }: LoadedGame): PuzzleGenerator {
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<Progress>()
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])

  async function generate(wish: { readonly setup: object; readonly seed: string }): Promise<GenerateResult> {
    let latest: Progress = { done: 0 }
    let noticed = false
    let called = false
    setBusy(true)
    const stop = clock.after(SHOW_PROGRESS_AFTER_MS, () => {
      noticed = true
      setProgress(latest)
    })
    const work = generateParams(engineClient, rules, wish, now => {
      latest = now
      if (noticed) setProgress(now)
    })
    cancel.current = () => {
      called = true
      work.cancel()
    }
    try {
      const made = await work.result
      return made.ok
        ? { ok: true, setup: made.value }
        : { ok: false, why: localRejectionWords(made.rejection, text) }
    } catch {
      return { ok: false, why: called ? generatorWords.cancelled : generatorWords.failed }
    } finally {
      stop()
      cancel.current = () => {}
      setBusy(false)
      setProgress(undefined)
    }
  }

  return { isBusy, progress, generate, cancel: () => cancel.current() }
}
