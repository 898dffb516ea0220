import { writeCell } from '#kernel/grid.ts'
import { type GameText, object, subject, subjectWithVerb } from '#kernel/text.ts'
import { MAX_SIDE, MIN_SIDE, type ObstructionTypes, type PlacingView, type Size } from '../rules/types.ts'

export const text: GameText<ObstructionTypes> = {
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
  help: () => [
    {
      heading: 'The game',
      paragraphs: [
        'Two players take turns to mark an open cell, one with X, the other with O. A mark blocks every open cell around it, up to eight, for both players.',
        'Whoever makes the last mark wins. There are no draws.',
      ],
    },
    {
      heading: 'Worth knowing',
      paragraphs: [
        'X and O may mark the same cells, so what counts is only how many more marks fit. As the board falls into separate regions, each region is worth a number of its own, and a position is lost exactly when these numbers cancel out.',
        'On a board with an odd number of rows and of columns the first player wins: mark the centre, then answer every move with its mirror image through the centre.',
      ],
    },
  ],
  refusals: {
    'unreadable-move': ({ text }) =>
      `“${text}” is not a cell. Type a column letter and a row number, such as c3.`,
    'off-the-board': ({ rows, cols }) =>
      `That cell is outside the ${rows} by ${cols} board. Choose an open cell on it.`,
    'cell-blocked': ({ cell }) => `${cell} is blocked by a mark beside it. Choose an open cell.`,
    'cell-marked': ({ cell, mark }) => `${cell} already holds an ${mark}. Choose an open cell.`,
    'propose-first': () => 'The size comes first. Propose one as rows x columns, such as 7x8.',
    'size-is-settled': ({ rows, cols }) =>
      `The board is already ${rows} by ${cols}. Mark an open cell, such as c3.`,
    'size-out-of-range': ({ rows, cols, min, max }) =>
      `${rows} by ${cols} is not possible. Rows and columns go from ${min} to ${max}, as in 7x8.`,
    'size-missing': () => 'Say which board: --rows 7 --cols 8, or name a file of positions.',
    'line-unreadable': ({ line }) =>
      `Line ${line} is no position. Write one JSON object a line, such as {"rows": 7, "cols": 8, "moves": ["c3"]}.`,
    'move-not-possible': ({ number, move }) =>
      `Move ${number}, “${move}”, is not an open cell there. Write the marks in the order they were placed, such as "c3 e5".`,
  },
  event(event, people) {
    switch (event.kind) {
      case 'proposed':
        return `${subjectWithVerb(people[event.seat], 'have', 'has')} proposed a size.`
      case 'sized':
        return event.proposals.every(size => sameSize(size, event))
          ? `Both proposed ${describeSize(event)}.`
          : `Proposed were ${event.proposals.map(describeSize).join(' and ')}; drawn was ${describeSize(event)}.`
      case 'began': {
        const how = event.drawn ? ', by lot' : ''
        return `${describeSize(event)} board. ${subjectWithVerb(people[event.starter], 'begin')} with X${how}.`
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
  tally(view) {
    if (view.phase === 'proposing') return webText.tallyProposing
    const { open, placed } = view
    return `${open} ${open === 1 ? 'cell' : 'cells'} open, ${placed} ${placed === 1 ? 'mark' : 'marks'} placed`
  },
  describeFacts({ rows, cols, marks }) {
    if (rows === undefined) return 'no board yet'
    const board = `${rows}x${cols}`
    return marks === undefined ? board : `${board}, ${marks} ${marks === 1 ? 'mark' : 'marks'}`
  },
  cell(view, cell) {
    const where = writeCell(cell)
    if (view.phase === 'proposing') return where
    return `${describeContent(view, view.board[cell.row]?.[cell.column])}, ${where}`
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

/** Sentences that only the browser needs. */
export const webText = {
  open: 'Open',
  blocked: 'Blocked',
  last: 'Last mark',
  would: 'Would be blocked',
  lastMove: ', last move',
  proposeTitle: (name: string | undefined) => (name ? `${name}, propose a size` : 'Propose a size'),
  proposeSecret: 'It stays secret until both have proposed. If the two differ, one of them is drawn.',
  waiting: 'Your proposal is in. Waiting for the other one.',
  rows: 'Rows',
  columns: 'Columns',
  propose: 'Propose',
  openCount: (open: number) => `${open} open`,
  tallyProposing: 'The size is being proposed',
}

export const toolText = {
  solve: {
    summary: 'Tells who wins a position with best play, and by which moves.',
    flags: {
      rows: `rows of the board, ${MIN_SIDE} to ${MAX_SIDE}`,
      cols: `columns of the board, ${MIN_SIDE} to ${MAX_SIDE}`,
      moves: 'the marks placed so far',
      limit: 'positions to look at before answering with what is known',
    },
    outcome: (outcome: 'win' | 'loss' | 'unknown', toMove: string) =>
      ({
        win: `${toMove} to move wins.`,
        loss: `${toMove} to move loses against best play.`,
        unknown: 'Not decided within the limit; raise it with --limit.',
      })[outcome],
    winningMoves: (moves: readonly string[], complete: boolean) =>
      `Winning moves${complete ? '' : ' known so far'}: ${moves.join(' ') || 'none'}`,
    nimber: (nimber: number) => `Nimber: ${nimber}`,
    effort: (positions: number, ms: number) => `${positions} positions, ${ms} ms`,
  },
}

function describeContent(view: PlacingView, content: string | undefined): string {
  switch (content) {
    case '.':
      return 'open'
    case '#':
      return 'blocked'
    default:
      return content ?? `outside the ${view.rows} by ${view.cols} board`
  }
}

function describeSize({ rows, cols }: Size): string {
  return `${rows} by ${cols}`
}

function sameSize(one: Size, other: Size): boolean {
  return one.rows === other.rows && one.cols === other.cols
}
