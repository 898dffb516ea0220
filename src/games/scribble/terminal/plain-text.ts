import { columnLetters } from '#kernel/grid.ts'
import type { Person } from '#kernel/text.ts'
import { padEndTo } from '#terminal/kit/width.ts'
import { SIDE, type View } from '../rules/types.ts'
import { scoreWords } from '../text/en.ts'
import { terminalText } from '../text/en-terminal.ts'
import { letterWidth } from './board.ts'

const { text: words, found } = terminalText

/** The table in plain text: the board, then scores with the bags that may be seen, then the last query. */
export function writeTable(view: View, people: readonly Person[]): readonly string[] {
  const width = letterWidth(view)
  const names = Array.from({ length: SIDE }, (_, column) => padEndTo(columnLetters(column), width))
  const rows = view.board.map((letters, row) => {
    const cells = letters.map(letter => padEndTo(letter ?? '.', width))
    return `${`${row + 1}`.padStart(2)} ${cells.join(' ')}`.trimEnd()
  })
  const { answer } = view
  return [
    `   ${names.join(' ')}`.trimEnd(),
    ...rows,
    ...writePlayers(view, people),
    words.left(view.left),
    ...(answer ? [`${words.answer(answer)} (${found(answer).join(', ')})`] : []),
  ]
}

/** A line for each player: the score, and the bag if it may be seen. */
export function writePlayers(view: View, people: readonly Person[]): readonly string[] {
  return view.bags.map((bag, seat) => {
    const score = words.player(people[seat], seat, scoreWords(view, seat))
    return score + (bag ? words.bag(bag) : '')
  })
}
