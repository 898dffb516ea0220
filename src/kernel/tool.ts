import type { PlayedMove, Report } from './engine.ts'
import type { OptionRefusals } from './read-params.ts'
import type { Refusals, Rejected, Rejection, Result } from './result.ts'
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

interface ToolDescription {
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
}

/** A command-line tool of a game with the refusals `R`, whose text has a sentence for each of them. */
export interface Tool<R extends Refusals> extends ToolDescription {
  run(call: ToolCall): Promise<ToolResult<undefined, R>>
}

/** A tool of any game. */
export interface AnyTool extends ToolDescription {
  run(call: ToolCall): Promise<Result<undefined>>
}

/** The result of a tool or a part of it: refusals of the game, of a flag's value, or of a game's file. */
export type ToolResult<Value, R extends Refusals> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: Rejection<R> | Rejection<OptionRefusals> }
  | UnreadableGame

/** Why the file of a game cannot be opened, for which the command line has sentences. */
export interface UnreadableGame extends Rejected {
  readonly isUnreadable: true
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
  openGame<T extends GameTypes>(
    rules: Rules<T>,
    text: string,
  ): { readonly ok: true; readonly value: RecordedGame<T> } | UnreadableGame
}

/** A game that was played, read from any kind of record. */
export interface RecordedGame<T extends GameTypes = GameTypes> {
  readonly players: readonly string[]
  readonly moves: readonly PlayedMove<T>[]
  /** The state after the last move. */
  readonly finalState: T['state']
}
