import type { Rejection } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { Highlight } from '../../kit/face.ts'

/** A message beside the board, and the cells it is about. */
export interface Message {
  readonly text: string
  readonly kind: 'refused' | 'said'
  readonly highlight?: Highlight
}

/** What is said beside the board: the last message, or a question that has to be answered before anything else. */
export class MessageLine {
  readonly #text: GameText
  #message: Message | undefined
  /** The action that an open question would confirm. */
  #pendingConfirmation: (() => void) | undefined

  constructor(text: GameText) {
    this.#text = text
  }

  get message(): Message | undefined {
    return this.#message
  }

  get isConfirming(): boolean {
    return this.#pendingConfirmation !== undefined
  }

  say(message: Message | undefined): void {
    this.#message = message
  }

  showRejection(rejection: Rejection): void {
    const highlight = rejection.cells && { cells: rejection.cells, as: 'refused' as const }
    const text = rejectionSentence(rejection, this.#text)
    this.#message = { text, kind: 'refused', ...(highlight && { highlight }) }
  }

  ask(question: string, agree: () => void): void {
    this.#pendingConfirmation = agree
    this.#message = { text: question, kind: 'said' }
  }

  /** Enter agrees, every other key does not. */
  answer(key: string): void {
    const agree = this.#pendingConfirmation
    this.clear()
    if (key === 'enter' || key === 'y') agree?.()
  }

  clear(): void {
    this.#pendingConfirmation = undefined
    this.#message = undefined
  }
}
