import { useEffect, useRef, useState } from 'preact/hooks'
import type { EngineTask } from '#engine-client/engine-client.ts'
import { generateDeal } from '#engine-client/generate.ts'
import type { Dealt, Progress, Report } from '#kernel/engine.ts'
import type { Result } from '#kernel/result.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { clock, engineClient } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { createTable, saveNewGame } from '../play/local-games.ts'
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

type TaskResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: string }

export type GenerateResult = TaskResult<Dealt>

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

  const generate = (request: PuzzleRequest) =>
    run(report => generateDeal(engineClient, loadedGame, request, report))

  /** Runs a task with its progress; the reason why it failed is a sentence. */
  async function run<Value>(
    start: (report: Report) => EngineTask<Result<Value>>,
  ): Promise<TaskResult<Value>> {
    let latest: Progress = { done: 0 }
    let isShown = false
    let isCancelled = false
    setBusy(true)
    const stopWaiting = clock.after(SHOW_PROGRESS_AFTER_MS, () => {
      isShown = true
      setProgress(latest)
    })
    const task = start(next => {
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
    const players = [LOCAL_PLAYER]
    const table = await run(report => createTable(loadedGame, { ...request, players }, report))
    if (!table.ok) return table.why
    const started = await saveNewGame(loadedGame, table.value, players)
    if (!started.ok) return shellText.shelfFull
    navigateToNewGame(loadedGame.rules.id, started.id, how)
    return ''
  }

  return { isBusy, progress, generate, play, cancel: () => cancel.current() }
}
