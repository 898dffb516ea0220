import { writeCell } from '#kernel/grid.ts'
import { type GameText, object, subject, subjectWithVerb } from '#kernel/text.ts'
import type { ObstructionTypes, Size, View } from './rules/types.ts'

export const words: GameText<ObstructionTypes> = {
  title: 'Obstruction',
  tagline: 'Place a mark, block its neighbours. Last to move wins.',
  options: {
    size: {
      label: 'Board size',
      help: 'Proposed: each player names a size in secret; if they differ, one of the two is drawn. Moves are final then.',
      choices: { agreed: 'Agreed now', proposed: 'Proposed by each' },
    },
    rows: { label: 'Rows', help: '5 to 10' },
    cols: { label: 'Columns', help: '5 to 10' },
    starter: {
      label: 'Who begins',
      help: 'Whoever begins plays X.',
      choices: { drawn: 'Drawn by lot', first: 'First player', second: 'Second player' },
    },
    clock: { label: 'A minute a move', help: 'Time up loses the game, and moves cannot be taken back.' },
  },
  levels: {
    casual: { label: 'Casual', help: 'Plays by eye and slips even at the end.' },
    steady: { label: 'Steady', help: 'Plays by eye, and finishes well.' },
    strong: { label: 'Strong', help: 'Counts the regions out from the middle of the game on.' },
    perfect: { label: 'Perfect', help: 'Never lets a won game go.' },
  },
  moveExample: 'a cell such as c3 (column c, row 3)',
  loadHelp: async () => (await import('./help-words.ts')).help,
  rejection({ code, details }) {
    switch (code) {
      case 'unreadable-move':
        return `“${details?.text}” is not a cell. Type a column letter and a row number, such as c3.`
      case 'off-the-board':
        return `That cell is outside the ${details?.rows} by ${details?.cols} board. Choose an open cell on it.`
      case 'cell-blocked':
        return `${details?.cell} is blocked by a mark beside it. Choose an open cell.`
      case 'cell-marked':
        return `${details?.cell} already holds an ${details?.mark}. Choose an open cell.`
      case 'propose-first':
        return 'The size comes first. Propose one as rows x columns, such as 7x8.'
      case 'size-is-settled':
        return `The board is already ${details?.rows} by ${details?.cols}. Mark an open cell, such as c3.`
      case 'size-out-of-range':
        return `${details?.rows} by ${details?.cols} is not possible. Rows and columns go from ${details?.min} to ${details?.max}, as in 7x8.`
      case 'size-missing':
        return 'Say which board: --rows 7 --cols 8, or name a file of positions.'
      case 'line-unreadable':
        return `Line ${details?.line} is no position. Write one JSON object a line, such as {"rows": 7, "cols": 8, "moves": ["c3"]}.`
      case 'move-not-possible':
        return `Move ${details?.number}, “${details?.move}”, is not an open cell there. Write the marks in the order they were placed, such as "c3 e5".`
      default:
        return undefined
    }
  },
  event(event, people) {
    switch (event.kind) {
      case 'proposed':
        return `${subjectWithVerb(people[event.seat], 'have', 'has')} proposed a size.`
      case 'sized':
        return event.proposals.every(size => sameSize(size, event))
          ? `Both proposed ${sizeWords(event)}.`
          : `Proposed were ${event.proposals.map(sizeWords).join(' and ')}; drawn was ${sizeWords(event)}.`
      case 'began': {
        const how = event.drawn ? ', by lot' : ''
        return `${sizeWords(event)} board. ${subjectWithVerb(people[event.starter], 'begin')} with X${how}.`
      }
      case 'marked':
        return `${event.mark} ${writeCell(event.cell)}, ${event.open} open`
    }
  },
  status(view, people) {
    if (view.phase === 'proposing') {
      if (view.acting) return 'Propose a size: rows x columns, each 5 to 10.'
      return view.viewer === 'spectator'
        ? 'Both propose a size in secret.'
        : 'Waiting for the other player’s proposal.'
    }
    if (view.toMove === null) return 'No open cell is left.'
    const mark = view.marks[view.toMove]
    if (people[view.toMove]?.you) return `Your turn. Place your ${mark}.`
    return `${subject(people[view.toMove])} to place ${mark}.`
  },
  outcome(outcome, people) {
    const winner = outcome.winners[0]!
    return `No open cell is left, and ${object(people[winner])} made the last mark.`
  },
  describeFacts({ rows, cols, marks }) {
    if (rows === undefined) return 'no board yet'
    const board = `${rows}x${cols}`
    return marks === undefined ? board : `${board}, ${marks} ${marks === 1 ? 'mark' : 'marks'}`
  },
  seatSymbol: (view, seat) => (view.phase === 'placing' ? view.marks[seat]! : ''),
  cell(view, cell) {
    const where = writeCell(cell)
    if (view.phase === 'proposing') return where
    return `${contents(view, view.board[cell.row]?.[cell.column])}, ${where}`
  },
  note({ code, details, move }) {
    const cell = move?.kind === 'mark' ? writeCell(move.cell) : ''
    const others = Number(details?.others ?? 0)
    switch (code) {
      case 'hint-win':
        return `${cell} wins with best play.`
      case 'hint-lost':
        return `Every move loses against best play. ${cell} leaves the fewest ways to win.`
      case 'hint-lost-estimate':
        return `Every move loses against best play. ${cell} is worth a try, though another may leave fewer ways to win.`
      case 'hint-estimate':
        return `${cell} looks good, but this position is too wide open to be sure.`
      case 'hint-propose':
        return 'With an odd number of rows and of columns the player who begins can always win.'
      case 'kept-win':
        return 'Keeps the win.'
      case 'threw-win':
        return `Gives the win away. ${cell}${others > 0 ? ` and ${others} more` : ''} would have kept it.`
      case 'was-lost':
        return 'The position was already lost.'
      case 'unjudged':
        return 'Too wide open to judge.'
      case 'proposal':
        return 'A proposal.'
      default:
        return code
    }
  },
}

function contents(view: View & { phase: 'placing' }, content: string | undefined): string {
  switch (content) {
    case '.':
      return 'open'
    case '#':
      return 'blocked'
    default:
      return content ?? `outside the ${view.rows} by ${view.cols} board`
  }
}

function sizeWords({ rows, cols }: Size): string {
  return `${rows} by ${cols}`
}

function sameSize(one: Size, other: Size): boolean {
  return one.rows === other.rows && one.cols === other.cols
}
