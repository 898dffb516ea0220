import type { Message } from './message.ts'

/** A question that is to be answered before anything else is done. */
export interface Confirmation {
  isOpen(): boolean
  ask(text: string, agree: () => void): void
  /** Enter agrees, every other key does not. */
  answer(key: string): void
  cancel(): void
}

export function createConfirmation(say: (message: Message | undefined) => void): Confirmation {
  let asking: (() => void) | undefined
  return {
    isOpen: () => asking !== undefined,
    ask(text, agree) {
      asking = agree
      say({ text, kind: 'said' })
    },
    answer(key) {
      const agree = asking
      asking = undefined
      say(undefined)
      if (key === 'enter' || key === 'y') agree?.()
    },
    cancel() {
      asking = undefined
    },
  }
}
