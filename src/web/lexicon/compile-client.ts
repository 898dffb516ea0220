import type { Result } from '#kernel/result.ts'
import type { DictionaryRefusals } from '#lexicon/refusals.ts'

export type CompileRequest =
  /** A built-in file of packed words. */
  | { readonly do: 'unpack'; readonly file: string }
  /** A custom dictionary, with the letters of a reservoir. */
  | { readonly do: 'compile'; readonly bytes: ArrayBuffer; readonly reservoir?: string | undefined }

/** A lexicon file with its graph, or the reason for a refusal. */
export type CompileReply =
  | { readonly result: Result<{ readonly file: ArrayBuffer }, DictionaryRefusals> }
  | { readonly failure: string }

/** Compiles words in a worker of its own. Rejects where the worker fails. */
export function compileInWorker(
  order: CompileRequest,
): Promise<Result<{ readonly file: ArrayBuffer }, DictionaryRefusals>> {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<Result<{ readonly file: ArrayBuffer }, DictionaryRefusals>>(
    (resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<CompileReply>) => {
        if ('result' in data) resolve(data.result)
        else reject(new Error(data.failure))
      }
      worker.onerror = event => {
        event.preventDefault()
        reject(new Error('The words could not be compiled.'))
      }
      worker.postMessage(order, order.do === 'compile' ? [order.bytes] : [])
    },
  )
  return answer.finally(() => worker.terminate())
}
