import { object, type Person, subject } from '#kernel/words.ts'
import { peopleOf } from '#session/player.ts'
import type { SavedGame } from '#session/saved.ts'
import { winners } from '#table/action.ts'
import { type Table, toAct, viewFor } from '#table/table.ts'
import type { ParlourGame } from '../parlour.ts'
import type { Summary } from '../shelf.ts'
import { tableWords } from '../words.ts'

/** What the lobby and the history will say of this game. */
export function summarise(table: Table, players: SavedGame['players'], { face }: ParlourGame): Summary {
  const people = peopleOf(players)
  const moves = face.moves?.(viewFor(table, 'spectator')) ?? table.cursor
  if (!table.ending) return { line: turnLine(table, people), moves }
  if (table.ending.by === 'abort') return { line: tableWords.aborted, moves }
  const winner = people[winners(table.ending, people.length)[0] ?? -1]
  const line = winner?.you ? tableWords.youWon : tableWords.someoneWon(subject(winner))
  if (!people.some(person => person.you)) return { line, moves }
  return winner?.you ? { line, moves, won: true } : { line: tableWords.youLost, moves, won: false }
}

function turnLine(table: Table, people: readonly Person[]): string {
  const acting = toAct(table).map(seat => people[seat]!)
  if (acting.some(person => person.you)) return tableWords.yourTurn
  return tableWords.othersTurn(object(acting[0]))
}
