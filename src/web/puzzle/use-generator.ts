import { useEffect, useRef, useState } from 'preact/hooks'
import { generateDeal } from '#engine-client/generate.ts'
import type { Dealt, Progress } from '#kernel/engine.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { clock, engineClient } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { startGame } from '../play/local-games.ts'
import { navigateToNewGame } from '../router.ts'
import { LOCAL_PLAYER } from '../setup/opponents.ts'
import { generatorText } from '../text/en/puzzle.ts'
import { shellText } from '../text/en/shell.ts'

/** Progress of a puzzle that is ready sooner would only flicker. */
const SHOW_PROGRESS_AFTER_MS = 300

/** A puzzle to generate: checked params and a seed. */
interface PuzzleRequest {
  readonly params: object
  readonly seed: string
}

export type GenerateResult =
  | { readonly ok: true; readonly value: Dealt }
  | { readonly ok: false; readonly why: string }

export interface PuzzleGenerator {
  readonly isBusy: boolean
  /** Set once it takes so long that a person wonders. */
  readonly progress: Progress | undefined
  generate(request: PuzzleRequest): Promise<GenerateResult>
  /** Generates a puzzle and goes to its page; resolves to the reason why that failed, or to ''. */
  play(request: PuzzleRequest, how?: 'push' | 'replace'): Promise<string>
  cancel(): void
}

/** Generates puzzles in the worker, one at a time; leaving the page cancels the work. */
export function useGenerator(
  loadedGame: LoadedGame,
  words: { readonly cancelled: string; readonly failed: string } = generatorText,
): PuzzleGenerator {
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<Progress>()
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])

  async function generate(request: PuzzleRequest): Promise<GenerateResult> {
    let latest: Progress = { done: 0 }
    let isShown = false
    let isCancelled = false
    setBusy(true)
    const stopWaiting = clock.after(SHOW_PROGRESS_AFTER_MS, () => {
      isShown = true
      setProgress(latest)
    })
    const task = generateDeal(engineClient, loadedGame, request, next => {
      latest = next
      if (isShown) setProgress(next)
    })
    cancel.current = () => {
      isCancelled = true
      task.cancel()
    }
    try {
      const generated = await task.result
      return generated.ok
        ? generated
        : { ok: false, why: localRejectionSentence(generated.rejection, loadedGame.text) }
    } catch {
      return { ok: false, why: isCancelled ? words.cancelled : words.failed }
    } finally {
      stopWaiting()
      cancel.current = () => {}
      setBusy(false)
      setProgress(undefined)
    }
  }

  async function play(request: PuzzleRequest, how?: 'push' | 'replace'): Promise<string> {
    const generated = await generate(request)
    if (!generated.ok) return generated.why
    const started = await startGame(loadedGame, generated.value, [LOCAL_PLAYER], request.seed)
    if (!started.ok) return shellText.shelfFull
    navigateToNewGame(loadedGame.rules.id, started.id, how)
    return ''
  }

  return { isBusy, progress, generate, play, cancel: () => cancel.current() }
}
