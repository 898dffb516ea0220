import { formatDuration } from '#app/duration.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Seat } from '#kernel/rules.ts'
import { type GameText, object, type Person, subject } from '#kernel/text.ts'
import { type Ending, winners } from '#table/action.ts'
import { peopleOf } from '#table/player.ts'
import type { Stopwatch } from '#table/stopwatch.ts'
import { type Table, toAct, viewFor } from '#table/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import type { GameSummary } from '../saved-games.ts'
import { tableWords } from '../words.ts'

/** As much of a table or of a session's snapshot as a summary needs. */
export interface SummaryInput {
  readonly view: object
  readonly toAct: readonly Seat[]
  readonly ending?: Ending | undefined
  readonly moves: number
  readonly stopwatch?: Stopwatch | undefined
}

export function summaryInputOfTable(table: Table): SummaryInput {
  const { ending, cursor, stopwatch } = table
  return { view: viewFor(table, 'spectator'), toAct: toAct(table), ending, moves: cursor, stopwatch }
}

/** What the lobby and the history will say of this game. */
export function summariseGame(
  standing: SummaryInput,
  players: SavedGame['players'],
  { face, text }: LoadedGame,
  about = '',
): GameSummary {
  const people = peopleOf(players)
  const { ending } = standing
  const moves = face.moveCount?.(standing.view) ?? standing.moves
  if (people.length === 1) return { ...puzzleSummary(standing, about, text), moves }
  if (!ending) return { line: turnLine(standing, people), moves }
  if (ending.by === 'abort') return { line: tableWords.aborted, moves }
  const won = winners(ending, people.length)
  const you = people.findIndex(person => person.you)
  if (people.length > 1 && won.length !== 1)
    return { line: tableWords.drawn, moves, ...(you >= 0 && { won: false }) }
  if (you < 0) return { line: tableWords.someoneWon(subject(people[won[0]!])), moves }
  return won.includes(you)
    ? { line: tableWords.youWon, moves, won: true }
    : { line: tableWords.youLost, moves, won: false }
}

/** Of a puzzle for one: what it is, and how long it took. */
function puzzleSummary(
  { ending, stopwatch }: SummaryInput,
  about: string,
  words: GameText,
): Omit<GameSummary, 'moves'> {
  if (!ending) return { line: about || tableWords.unfinished }
  const won = winners(ending, 1).length > 0
  const time = stopwatch && formatDuration(stopwatch.ranMs)
  const own = ending.by === 'rules' ? words.shortOutcome?.(ending.outcome) : undefined
  const how = own ?? (won ? tableWords.solved(time) : tableWords.givenUp)
  const line = about ? `${about}, ${how}` : how
  return { line, won, ...(stopwatch && { ms: stopwatch.ranMs }) }
}

function turnLine(standing: SummaryInput, people: readonly Person[]): string {
  const acting = standing.toAct.map(seat => people[seat]!)
  if (acting.some(person => person.you)) return tableWords.yourTurn
  return tableWords.othersTurn(object(acting[0]))
}
