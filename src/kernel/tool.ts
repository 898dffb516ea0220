import type { PlayedMove, Report } from './engine.ts'
import type { Result } from './result.ts'
import type { GameTypes, Rules } from './rules.ts'

export interface ToolFlag {
  /** A `file` flag names a file: its text becomes the value, its bytes are in `files`. */
  readonly kind: 'text' | 'switch' | 'file'
  /** The placeholder for the value in the usage line, such as N. */
  readonly value?: string
  /** In a `file` flag: where there is no such file, the value is the name of something that the tool knows. */
  readonly orName?: true
  readonly help: string
}

/** A command-line tool that a game offers. */
export interface Tool {
  readonly summary: string
  /** The literal arguments in the usage line, such as PATTERN. A tool that has them reads no files. */
  readonly positionalsUsage?: string
  /** The input files in the usage line; absent if it reads none. */
  readonly inputsUsage?: string
  /** It reads its input files line by line, so that they may be of any size. */
  readonly readsLines?: true
  /** The output file in the usage line; absent if it only prints lines. */
  readonly outputUsage?: string
  readonly flags: Readonly<Record<string, ToolFlag>>
  readonly examples: readonly string[]
  run(call: ToolCall): Promise<Result<undefined>>
}

/** One call of a tool from the command line. */
export interface ToolCall {
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
  /** The bytes of the named files, by flag. */
  readonly files: Readonly<Record<string, Uint8Array>>
  /** The text of each input file; `-` is standard input. */
  readonly inputs: readonly string[]
  /** The lines of each input file, for a tool that reads lines. */
  readonly lines: readonly AsyncIterable<string>[]
  /** The name of the output file, if one was given. */
  readonly output?: string
  /** Whether to write one JSON object per line instead of text for people. */
  readonly json: boolean
  /** Throws when nobody reads the output any more. */
  write(line: string): void
  /** Writes the output file, completely or not at all; with `isNew`, not over a file that is there. */
  save(content: string | Uint8Array, options?: { readonly isNew: boolean }): Promise<void>
  /** The time in milliseconds, for measurements. */
  now(): number
  /** A short random seed, for a call that names none. */
  newSeed(): string
  readonly report: Report
  /** Opens a saved or exported game from the text of its file. */
  openGame<T extends GameTypes>(rules: Rules<T>, text: string): Result<RecordedGame<T>>
}

/** A game that was played, read from any kind of record. */
export interface RecordedGame<T extends GameTypes = GameTypes> {
  readonly players: readonly string[]
  readonly moves: readonly PlayedMove<T>[]
  /** The state after the last move. */
  readonly finalState: T['state']
}
