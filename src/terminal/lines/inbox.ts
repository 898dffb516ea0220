import { createInterface } from 'node:readline'

/** Lines from outside, one at a time; undefined once there are no more. */
export interface Inbox {
  next(): Promise<string | undefined>
  close(): void
}

export function openInbox(input: NodeJS.ReadableStream): Inbox {
  // Lines may all be there at once or come hours apart, and none may be lost between two calls.
  const waiting: string[] = []
  let ended = false
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
      while (waiting.length === 0 && !ended)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      return waiting.shift()
    },
    close: () => reader.close(),
  }
}
