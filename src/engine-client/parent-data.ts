import { errorMessage } from '#kernel/errors.ts'

/** A worker's request for data that the thread which started it has too, such as a lexicon. */
export interface DataRequest {
  readonly kind: 'data'
  readonly name: string
}

export type DataReply =
  | { readonly kind: 'data'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'data-failure'; readonly name: string; readonly message: string }

/** Answers a request in the parent thread. Memory that can be shared is shared with the worker; other data is copied. */
export async function answerDataRequest(
  { name }: DataRequest,
  load: (name: string) => Promise<unknown>,
): Promise<DataReply> {
  try {
    return { kind: 'data', name, value: await load(name) }
  } catch (error) {
    return { kind: 'data-failure', name, message: errorMessage(error) }
  }
}

/** Data of the parent thread, for a worker: large data is loaded and prepared once, not once in each thread. */
export class ParentData {
  readonly #post: (request: DataRequest) => void
  readonly #pending = new Map<string, { resolve(value: unknown): void; reject(error: Error): void }>()

  constructor(post: (request: DataRequest) => void) {
    this.#post = post
  }

  load(name: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#pending.set(name, { resolve, reject })
      this.#post({ kind: 'data', name })
    })
  }

  receive(reply: DataReply): void {
    const pending = this.#pending.get(reply.name)
    this.#pending.delete(reply.name)
    if (reply.kind === 'data') pending?.resolve(reply.value)
    else pending?.reject(new Error(reply.message))
  }
}
