import type { PlayedMove, Report } from './engine.ts'
import type { Result } from './result.ts'
import type { GameTypes, Rules } from './rules.ts'

export interface ToolFlag {
  /** Of a file that is named, the tool gets the text; its bytes are in `files`. */
  readonly kind: 'text' | 'switch' | 'file'
  /** What stands for the value in the usage line, such as N. */
  readonly value?: string
  readonly help: string
}

/** Something a game offers on the command line besides play. */
export interface Tool {
  readonly summary: string
  /** Words that it takes as they are, for the usage line, such as PATTERN; then it reads no files. */
  readonly positionalsUsage?: string
  /** Names of files it reads, for the usage line; none when it reads nothing. */
  readonly inputsUsage?: string
  /** The file it writes, for the usage line; none when it only writes lines. */
  readonly outputUsage?: string
  readonly flags: Readonly<Record<string, ToolFlag>>
  readonly examples: readonly string[]
  run(call: ToolCall): Promise<Result<undefined>>
}

/** What the command line hands to a tool. */
export interface ToolCall {
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
  /** The words it takes. */
  readonly positionals: readonly string[]
  /** By flag: the bytes of the file that it names. */
  readonly files: Readonly<Record<string, Uint8Array>>
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
  /** A game that was saved or exported, from the text of its file. */
  openGame<T extends GameTypes>(game: Rules<T>, text: string): Result<RecordedGame<T>>
}

/** A game that was played, whoever kept it. */
export interface RecordedGame<T extends GameTypes = GameTypes> {
  readonly players: readonly string[]
  readonly moves: readonly PlayedMove<T>[]
  /** After the last move. */
  readonly finalState: T['state']
}
