import { forTerminal, linePrinter } from '../kit/printable.ts'
import type { TerminalHost } from '../shell/host.ts'
import { type LineInput, openLineReader } from './line-reader.ts'

/** Input and output by lines. A line that is printed while an answer is awaited is followed by the prompt again. */
export interface TextConsole {
  /** Whether the lines come from a pipe. */
  readonly isPiped: boolean
  print(text: string): void
  ask(prompt: string): Promise<LineInput>
  /** Ends the wait for an answer. */
  interrupt(): void
  close(): void
}

export function openTextConsole({ input, output, capabilities }: TerminalHost): TextConsole {
  const printLine = linePrinter({ output, capabilities })
  const inbox = openLineReader(input)
  const isPiped = input.isTTY !== true
  let prompt: string | undefined
  let isShown = false

  function print(text: string): void {
    if (prompt !== undefined && isShown) {
      output.write('\n')
      isShown = false
      // After all lines that are printed in one go.
      queueMicrotask(() => showPrompt())
    }
    printLine(text)
  }

  function showPrompt(): void {
    if (prompt === undefined || isShown) return
    output.write(forTerminal(prompt, capabilities))
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
      // Piped input is echoed, so that the output is a complete transcript.
      if (input.kind === 'interrupted') output.write('\n')
      else if (isPiped) printLine(input.kind === 'line' ? input.text : '')
      return input
    },
    interrupt: inbox.interrupt,
    close: inbox.close,
  }
}
