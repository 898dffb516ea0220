import type { Result } from '#kernel/result.ts'
import type { DictionaryRefusals } from '#lexicon/refusals.ts'
import type { LeftOutLines } from '#lexicon/word-list.ts'

export type CompileRequest =
  /** A built-in file of packed words. */
  | { readonly do: 'unpack'; readonly file: string }
  /** A custom dictionary, with the letters of a reservoir. */
  | { readonly do: 'compile'; readonly bytes: ArrayBuffer; readonly reservoir?: string | undefined }

/** A lexicon file with its graph, and the lines of a custom dictionary that are not words. */
export interface CompiledFile {
  readonly file: ArrayBuffer
  readonly leftOut?: LeftOutLines
}

export type CompileReply =
  | { readonly result: Result<CompiledFile, DictionaryRefusals> }
  | { readonly failure: string }

/** Compiles words in a worker of its own. Rejects where the worker fails. */
export function compileInWorker(order: CompileRequest): Promise<Result<CompiledFile, DictionaryRefusals>> {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<Result<CompiledFile, DictionaryRefusals>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CompileReply>) => {
      if ('result' in data) resolve(data.result)
      else reject(new Error(data.failure))
    }
    worker.onerror = event => {
      event.preventDefault()
      reject(new Error('The words could not be compiled.'))
    }
    worker.postMessage(order, order.do === 'compile' ? [order.bytes] : [])
  })
  return answer.finally(() => worker.terminate())
}
