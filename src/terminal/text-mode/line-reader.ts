import { createInterface } from 'node:readline'

export type LineInput =
  | { readonly kind: 'line'; readonly text: string }
  /** There are no more lines. */
  | { readonly kind: 'end' }
  /** Something else has happened that comes first; what was typed is heard later. */
  | { readonly kind: 'interrupted' }

/** Lines from outside, one at a time. */
export interface LineReader {
  next(): Promise<LineInput>
  /** Ends the waiting of whoever waits for the next line. */
  interrupt(): void
  close(): void
}

export function openLineReader(input: NodeJS.ReadableStream): LineReader {
  // Lines may all be there at once or come hours apart, and none may be lost between two calls.
  const waiting: string[] = []
  let ended = false
  let interrupted = false
  let wake: (() => void) | undefined
  const reader = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY })
  reader.on('line', text => {
    waiting.push(text)
    wake?.()
  })
  reader.on('close', () => {
    ended = true
    wake?.()
  })
  return {
    async next() {
      interrupted = false
      while (waiting.length === 0 && !ended && !interrupted)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      wake = undefined
      const text = waiting.shift()
      if (text !== undefined) return { kind: 'line', text }
      return { kind: interrupted ? 'interrupted' : 'end' }
    },
    interrupt() {
      interrupted = true
      wake?.()
    },
    close: () => reader.close(),
  }
}
