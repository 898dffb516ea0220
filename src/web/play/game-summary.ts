import { categoryOf, factsOf } from '#app/category.ts'
import { formatDuration } from '#app/duration.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { GameSummary } from '#app/saved-game-store.ts'
import type { Seat } from '#kernel/rules.ts'
import { type GameText, object, type Person, subject } from '#kernel/text.ts'
import { type Ending, winners } from '#table/action.ts'
import { peopleOf } from '#table/player.ts'
import type { Stopwatch } from '#table/stopwatch.ts'
import { type Table, toAct, viewFor } from '#table/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { tableText } from '../text/en/shell.ts'

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

/** A puzzle in a few words, such as its size and grade; empty for other games. */
export function describePuzzle({ text, puzzle }: LoadedGame, table: Table): string {
  if (!puzzle || !table.rules.facts) return ''
  // While it is played, facts that change would soon be wrong.
  return text.describeFacts?.(table.ending ? factsOf(table) : categoryOf(table)) ?? ''
}

/** The summary of a game in the lobby and the history. */
export function summariseGame(
  input: SummaryInput,
  players: SavedGame['players'],
  { presentation, text }: LoadedGame,
  description = '',
  isImported = false,
): GameSummary {
  // Nobody at this screen has played a game that was imported.
  const people = peopleOf(players).map(person => (isImported ? { ...person, you: false } : person))
  const { ending } = input
  const moves = presentation?.moveCount?.(input.view) ?? input.moves
  if (people.length === 1) return { ...puzzleSummary(input, description, text), moves }
  if (!ending) return { line: turnLine(input, people), moves }
  if (ending.by === 'abort') return { line: tableText.aborted, moves }
  const won = winners(ending, people.length)
  const scored = (line: string, seat: Seat) => scoreLine(line, ending, seat)
  const you = people.findIndex(person => person.you)
  if (people.length > 1 && won.length !== 1)
    return { line: scored(tableText.drawn, 0), moves, ...(you >= 0 && { won: false }) }
  if (you < 0) return { line: scored(tableText.someoneWon(subject(people[won[0]!])), won[0]!), moves }
  return won.includes(you)
    ? { line: scored(tableText.youWon, you), moves, won: true }
    : { line: scored(tableText.youLost, you), moves, won: false }
}

/** A result with the score, where the game has one; the score of this seat comes first. */
function scoreLine(line: string, ending: Ending, seat: Seat): string {
  const scores = ending.by === 'rules' ? ending.outcome.scores : undefined
  const others = scores?.filter((_, other) => other !== seat) ?? []
  return scores && others.length === 1 ? `${line}, ${tableText.score(scores[seat]!, others[0]!)}` : line
}

/** The summary of a puzzle: its description and, once it is over, the time it took. */
function puzzleSummary(
  { ending, stopwatch }: SummaryInput,
  description: string,
  text: GameText,
): Omit<GameSummary, 'moves'> {
  if (!ending) return { line: description || tableText.unfinished }
  const won = winners(ending, 1).length > 0
  const time = stopwatch && formatDuration(stopwatch.ranMs)
  const short = ending.by === 'rules' ? text.puzzleOutcome?.(ending.outcome)?.short : undefined
  const outcome = short ?? (won ? tableText.solved(time) : tableText.givenUp)
  const line = description ? `${description}, ${outcome}` : outcome
  return { line, won, ...(stopwatch && { ms: stopwatch.ranMs }) }
}

function turnLine(input: SummaryInput, people: readonly Person[]): string {
  const acting = input.toAct.map(seat => people[seat]!)
  if (acting.some(person => person.you)) return tableText.yourTurn
  return tableText.othersTurn(object(acting[0]))
}
