/**
 * The package `quincunx`: games, tables and records. A game's own functions are in `quincunx/obstruction` and so on,
 * words in `quincunx/lexicon`.
 */
import { provideLexicons } from '#games/catalog.ts'
import { openPackagedWords } from './packaged-words.ts'

export { gameCards, gameIds, loadEngine, loadGame } from '#games/catalog.ts'
export type { GameCard, GameEntry } from '#games/game-entry.ts'
export type { Bot, Engine, Note, Report } from '#kernel/engine.ts'
export { type Cell, readCell, writeCell } from '#kernel/grid.ts'
export { defaultParams } from '#kernel/options.ts'
export { commitment, type Random, randomFor } from '#kernel/random.ts'
export { readParams, validateParams } from '#kernel/read-params.ts'
export { accept, type Rejection, type Result } from '#kernel/result.ts'
export type { GameTypes, Outcome, Rules, Seat, Step, Viewer } from '#kernel/rules.ts'
export { act, openTable } from '#table/act.ts'
export { type Action, type Ending, winners } from '#table/action.ts'
export { type LogEntry, logOf } from '#table/log.ts'
export { type ReplayStep, replaySteps } from '#table/replay.ts'
export { readRecord, restore, restoreAnyVersion } from '#table/restore.ts'
export { stateOf, type Table, type TableRecord, toAct, viewFor } from '#table/table.ts'

provideLexicons(openPackagedWords)
