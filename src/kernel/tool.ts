import type { Report } from './game.ts'
import type { Result } from './result.ts'

export interface ToolFlag {
  /** The value of `file` is the text of the file that was named. */
  readonly kind: 'text' | 'switch' | 'file'
  /** What stands for the value in the usage line, such as N. */
  readonly value?: string
  readonly help: string
}

/** Something a game offers on the command line besides play. */
export interface Tool {
  readonly summary: string
  /** Names of files it reads, for the usage line; none when it reads nothing. */
  readonly reads?: string
  /** The file it writes, for the usage line; none when it only writes lines. */
  readonly writes?: string
  readonly flags: Readonly<Record<string, ToolFlag>>
  readonly examples: readonly string[]
  run(call: ToolCall): Promise<Result<undefined>>
}

/** What the command line hands to a tool. */
export interface ToolCall {
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
  /** The text of each file that was named, standard input for `-`. */
  readonly inputs: readonly string[]
  /** The file it is to write, where it writes one and it was named. */
  readonly output?: string
  /** Whether to write one JSON object a line instead of text for people. */
  readonly json: boolean
  write(line: string): void
  /** Writes that file, whole or not at all. */
  save(content: string | Uint8Array): Promise<void>
  /** Milliseconds, for measuring. */
  now(): number
  readonly report: Report
}
