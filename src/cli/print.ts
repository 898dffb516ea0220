import { UserError } from '#kernel/errors.ts'
import { writeLine as writeUnlessClosed } from '#node/broken-pipe.ts'
import { forTerminal, printable, printableJson } from '#terminal/kit/printable.ts'
import { detectCapabilities } from '#terminal/kit/theme.ts'
import { wrapText } from '#terminal/kit/width.ts'

/** The name before an error, as other programs have it. */
const PROGRAM = 'quincunx'
/** The narrowest window for which errors are wrapped. */
const MIN_COLUMNS = 20

/** Everything that the command line prints goes through here, so that nothing in it can steer the terminal. */
export function print(text: string): void {
  console.log(safeText(text))
}

/** Prints a value as one line of JSON. */
export function printJson(value: unknown): void {
  console.log(printableJson(JSON.stringify(value)))
}

/** Writes a line of a tool; JSON keeps its characters. Throws once nobody reads it any more. */
export function writeLine(line: string, isJson: boolean): void {
  writeUnlessClosed(isJson ? printableJson(line) : safeText(line))
}

/** Prints a remark beside the output. */
export function warn(sentence: string): void {
  process.stderr.write(`${safeText(sentence)}\n`)
}

/** An error for standard error: a user's mistake as a sentence, wrapped at words; anything else with its stack. */
export function errorText(error: unknown, columns: number | undefined): string {
  if (!(error instanceof UserError)) return printable((error as Error)?.stack ?? String(error))
  const sentence = safeText(`${PROGRAM}: ${error.message}`)
  if (columns === undefined || columns < MIN_COLUMNS) return sentence
  return sentence
    .split('\n')
    .flatMap(line => wrapText(line, columns))
    .join('\n')
}

function safeText(text: string): string {
  return forTerminal(text, detectCapabilities(process.env, process.platform))
}
