import { toAsciiPunctuation } from '../kit/ascii-punctuation.ts'
import type { TerminalHost } from '../shell/host.ts'
import { type LineInput, openLineReader } from './line-reader.ts'

/** A conversation by lines. What is said while an answer is awaited stands by itself, with the prompt again below. */
export interface TextConsole {
  /** Whether the lines come from a pipe: all at once, and unseen. */
  readonly isPiped: boolean
  print(text: string): void
  ask(prompt: string): Promise<LineInput>
  /** Ends the waiting for an answer. */
  interrupt(): void
  close(): void
}

export function openTextConsole({ input, output, capabilities }: TerminalHost): TextConsole {
  const inbox = openLineReader(input)
  const isPiped = input.isTTY !== true
  let prompt: string | undefined
  let isShown = false

  function print(text: string): void {
    if (prompt !== undefined && isShown) {
      output.write('\n')
      isShown = false
      // After all that is said in one go.
      queueMicrotask(() => showPrompt())
    }
    output.write(`${capabilities.hasUnicode ? text : toAsciiPunctuation(text)}\n`)
  }

  function showPrompt(): void {
    if (prompt === undefined || isShown) return
    output.write(prompt)
    isShown = true
  }

  return {
    isPiped,
    print,
    async ask(text) {
      prompt = text
      isShown = false
      showPrompt()
      const input = await inbox.next()
      prompt = undefined
      // What a pipe sends is not seen otherwise, and the output should read as the whole conversation.
      if (input.kind === 'interrupted') output.write('\n')
      else if (isPiped) output.write(`${input.kind === 'line' ? input.text : ''}\n`)
      return input
    },
    interrupt: inbox.interrupt,
    close: inbox.close,
  }
}
