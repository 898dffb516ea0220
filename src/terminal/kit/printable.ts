import { toAsciiPunctuation } from './ascii-punctuation.ts'

// Control characters steer a terminal: they can change its title, its colours or its clipboard. The others reverse the
// direction of a text, so that it reads as something else. Line ends and tabs stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach the terminal
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
const REPLACEMENT = '\ufffd'

/** A text that may come from a file, a server or an argument, safe to print: control characters become `�`. */
export function printable(text: string): string {
  return text.replace(CONTROL, REPLACEMENT)
}

/** JSON that is safe to print and reads back as the same value: control characters become escapes. */
export function printableJson(json: string): string {
  return json.replace(CONTROL, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

interface LineOutput {
  readonly output: Pick<NodeJS.WriteStream, 'write'>
  readonly capabilities: { readonly hasUnicode: boolean }
}

/** A text as this terminal can show it. */
export function forTerminal(text: string, { hasUnicode }: LineOutput['capabilities']): string {
  const safe = printable(text)
  return hasUnicode ? safe : toAsciiPunctuation(safe)
}

/** Prints texts by lines, safely and in the characters of the terminal. */
export function linePrinter({ output, capabilities }: LineOutput): (text: string) => void {
  return text => {
    output.write(`${forTerminal(text, capabilities)}\n`)
  }
}
