import { createInterface } from 'node:readline'

export type LineInput =
  | { readonly kind: 'line'; readonly text: string }
  /** The input has ended. */
  | { readonly kind: 'end' }
  /** The wait was interrupted; typed lines are read later. */
  | { readonly kind: 'interrupted' }

/** Reads lines one at a time. */
export interface LineReader {
  next(): Promise<LineInput>
  /** Ends the wait for the next line. */
  interrupt(): void
  close(): void
}

export function openLineReader(input: NodeJS.ReadableStream): LineReader {
  // Lines may arrive all at once or hours apart, and none may be lost between two calls.
  const waiting: string[] = []
  // A stream that ended before does not say so again.
  let ended = (input as NodeJS.ReadableStream & { readonly readableEnded?: boolean }).readableEnded === true
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
