import { join } from 'node:path'
import { changeSettings, markFirstStepsSeen } from '#app/preferences.ts'
import { gameIds } from '#games/catalog.ts'
import { openFileKeyValueStore } from '#terminal/storage/file-key-value-store.ts'
import { temporaryFolder } from './pipe.ts'

/** How long a screen may take to show the expected text; a busy machine needs many seconds to start the program. */
export const TIMEOUT_MS = 60_000

export interface WindowOptions {
  readonly columns?: number
  readonly rows?: number
  readonly variables?: Readonly<Record<string, string>>
  readonly commandArguments?: readonly string[]
  /** The fault to inject, by its name in faults.ts. */
  readonly fault?: string
  /** A folder with saved games and settings; a new one by default. */
  readonly dataFolder?: string
  /** Whether the introductions to the games are still to come; otherwise they count as seen. */
  readonly isFirstVisit?: boolean
}

/** How the program left the terminal. */
export interface WindowExit {
  readonly code: number
  readonly alternate: boolean
  readonly cursor: boolean
  readonly screen: string
}

export type Expectation = string | RegExp | ((screen: string) => boolean)

/** The program on a terminal. */
export interface Window {
  readonly dataFolder: string
  /** Sends keys by tmux's names (Up, Enter, C-c) in one go. */
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  screen(): Promise<string>
  /** Waits for a screen with this text, or one that passes this check. */
  see(expected: Expectation): Promise<string>
  resize(columns: number, rows: number): Promise<void>
  waitForExit(): Promise<WindowExit>
}

/** The folder for saved games and settings, with the settings that suit a test. */
export async function prepareDataFolder({ dataFolder, isFirstVisit }: WindowOptions): Promise<string> {
  const folder = dataFolder ?? (await temporaryFolder())
  const preferences = openFileKeyValueStore(join(folder, 'remembered'))
  if (!isFirstVisit) for (const id of gameIds) markFirstStepsSeen(preferences, id)
  // Otherwise the computer pauses before its moves, for people to follow them.
  changeSettings(preferences, { pace: 'at-once' })
  return folder
}

/** The environment variables of the program. */
export function programVariables(dataFolder: string, { fault, variables }: WindowOptions) {
  return {
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    QUINCUNX_DATA: dataFolder,
    QUINCUNX_CONFIG: join(dataFolder, 'config'),
    QUINCUNX_SERVER: '',
    FAULT: fault ?? '',
    ...variables,
  }
}

export function isAsExpected(screen: string, expected: Expectation): boolean {
  if (typeof expected === 'function') return expected(screen)
  return typeof expected === 'string' ? screen.includes(expected) : expected.test(screen)
}
