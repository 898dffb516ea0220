import { object, type Person, subject } from '#kernel/text.ts'
import { type Ending, winners } from '#table/action.ts'
import { formatDuration } from '../../duration.ts'

/** A finished game, for sharing its result. */
export interface ResultSummary {
  /** The title of the game. */
  readonly title: string
  readonly people: readonly Person[]
  readonly ending: Ending
  readonly moves: number
  /** For a puzzle: its description and the solving time. */
  readonly puzzle?: { readonly about: string; readonly ms: number } | undefined
}

/** The sentence for sharing a result, in the words of the player. */
export function describeResult({ title, people, ending, moves, puzzle }: ResultSummary): string {
  const won = winners(ending, people.length)
  if (puzzle) {
    const time = formatDuration(puzzle.ms)
    return won.length > 0
      ? `I solved ${title}, ${puzzle.about}, in ${time}.`
      : `${title}, ${puzzle.about}, was too much for me after ${time}.`
  }
  const winner = won.length === 1 ? people[won[0]!] : undefined
  const loser = people.find((_, seat) => !won.includes(seat))
  const count = `in ${moves} ${moves === 1 ? 'move' : 'moves'}`
  if (!winner) return `A game of ${title}, ${count}.`
  if (loser?.you) return `${subject(winner)} beat me at ${title}, ${count}.`
  const against = loser ? ` against ${object(loser)}` : ''
  return `${winner.you ? 'I' : subject(winner)} won at ${title}${against}, ${count}.`
}
