import { writeCell } from '#kernel/grid.ts'
import { groupDigits } from '#kernel/group-digits.ts'
import { type GameText, subject } from '#kernel/text.ts'
import type { AnalysedMove, Outcome } from '../presentation/position-analysis.ts'
import {
  MAX_SIDE,
  MIN_SIDE,
  type ObstructionTypes,
  type Params,
  type PlacingView,
  type Size,
} from '../rules/types.ts'

/** A generated exercise is won in five marks at most. */
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']

const STARTERS: Readonly<Record<Params['starter'], string>> = {
  drawn: 'First move drawn at random',
  first: 'The first player starts',
  second: 'The second player starts',
}

export const text: GameText<ObstructionTypes> = {
  options: {
    size: {
      label: 'Board size',
      help: 'Each player can secretly propose a size. If the two differ, one is picked at random, and there is no undo.',
      choices: { agreed: 'Choose now', proposed: 'Each player proposes' },
    },
    rows: { label: 'Rows', help: '5 to 10' },
    cols: { label: 'Columns', help: '5 to 10' },
    starter: {
      label: 'Who goes first',
      help: 'The first to move plays X.',
      choices: { drawn: 'Random', first: 'First player', second: 'Second player' },
    },
    clock: { label: 'One minute per move', help: 'Run out of time and you lose. No undo.' },
  },
  levels: {
    novice: { label: 'Novice', help: 'Plays by feel, and often misses even the last winning move.' },
    casual: { label: 'Casual', help: 'Plays by feel and makes mistakes, even late on.' },
    steady: { label: 'Steady', help: 'Plays by feel, but usually gets the last few moves right.' },
    keen: { label: 'Keen', help: 'Gets the endgame right, with a slip now and then.' },
    sharp: { label: 'Sharp', help: 'Hardly ever goes wrong in the endgame.' },
    skilled: { label: 'Skilled', help: 'Starts to calculate when about half the board is open.' },
    strong: { label: 'Strong', help: 'Calculates exactly from the middlegame on.' },
    expert: { label: 'Expert', help: 'Perfect after the opening, which it plays mostly by feel.' },
    master: { label: 'Master', help: 'Perfect after the opening, and knows most openings too.' },
    perfect: { label: 'Perfect', help: 'Never makes a mistake.' },
  },
  describeParams: ({ size, rows, cols, starter, clock }) =>
    [
      size === 'agreed' ? `${describeSize({ rows, cols })} board` : 'Each player proposes a size',
      STARTERS[starter],
      ...(clock ? ['One minute per move'] : []),
    ].join(' · '),
  moveExample: 'a cell such as c3 (column c, row 3)',
  help: () => [
    {
      heading: 'The game',
      paragraphs: [
        'Two players take turns to mark an open cell, one with X and the other with O. A mark blocks every open cell around it, up to eight of them, for both players.',
        'The player who makes the last mark wins. There are no draws.',
      ],
    },
    {
      heading: 'Worth knowing',
      paragraphs: [
        'Both players can mark the same cells, so all that matters is who runs out of moves. As the board fills up, it falls into separate regions, and each region is worth a number of its own.',
        'An example: only a1 and b1 are open in one corner, and only e5 in another. Each region has room for exactly one mark, so two marks are left. If it’s your turn, you take one and your opponent takes the last: you lose. Two regions that are worth the same cancel out.',
        'Now open c1 as well, so that a1, b1 and c1 are in a row. Mark b1, and that region is used up in one move; mark a1, and c1 is still open. You can choose whether one or two marks fit there, so mark a1: that leaves c1 and e5, two single cells, and you make the last mark.',
        'On a board with an odd number of rows and an odd number of columns, the first player can always win: mark the centre, then answer every move with its mirror image through the centre.',
      ],
    },
  ],
  refusals: {
    'unreadable-move': ({ text }) =>
      `“${text}” is not a cell. Type a column letter and a row number, such as c3.`,
    'off-the-board': ({ rows, cols }) => `That cell is outside the ${rows}×${cols} board.`,
    'cell-blocked': ({ cell }) => `${cell} is blocked by a mark next to it. Choose an open cell.`,
    'cell-marked': ({ cell, mark }) => `${cell} already has an ${mark}. Choose an open cell.`,
    'propose-first': () => 'Propose a size first: rows x columns, such as 7x8.',
    'size-is-settled': ({ rows, cols }) =>
      `The board is already ${rows}×${cols}. Mark an open cell, such as c3.`,
    'size-out-of-range': ({ rows, cols, min, max }) =>
      `${rows}×${cols} isn’t possible. Rows and columns go from ${min} to ${max}, as in 7x8.`,
    'size-missing': () =>
      'Give the size of the board, such as --rows 7 --cols 8, or name a file of positions.',
    'line-unreadable': () =>
      `This isn’t a position. Write one JSON object per line, such as {"rows": 7, "cols": 8, "moves": ["c3"]}.`,
    'move-not-possible': ({ number, move }) =>
      `Move ${number}, “${move}”, isn’t an open cell at that point. List the marks in the order they were made, such as "c3 e5".`,
    'no-positions': () => 'The input has no positions. Write one JSON object per line.',
    'lines-refused': ({ refused, given }) =>
      `${refused} of ${given} ${given === 1 ? 'line' : 'lines'} couldn’t be read.`,
  },
  event(event, people) {
    switch (event.kind) {
      case 'proposed':
        return `${subject(people[event.seat])} proposed a size.`
      case 'sized':
        return event.proposals.every(size => sameSize(size, event))
          ? `Both proposed ${describeSize(event)}.`
          : `Proposals: ${event.proposals.map(describeSize).join(' and ')}. Drawn: ${describeSize(event)}.`
      case 'began': {
        const how = event.drawn ? ' (drawn at random)' : ''
        const starter = people[event.starter]
        const first = starter?.you ? 'You are X and go' : `${subject(starter)} is X and goes`
        return `${describeSize(event)} board. ${first} first${how}.`
      }
      case 'marked':
        return `${event.mark} ${writeCell(event.cell)}, ${event.open} open`
    }
  },
  status(view, people) {
    if (view.phase === 'proposing') {
      if (view.acting) return 'Propose a size: rows x columns, each 5 to 10.'
      return view.viewer === 'spectator'
        ? 'Both players are secretly proposing a size.'
        : 'Waiting for your opponent’s proposal.'
    }
    if (view.toMove === null) return 'No open cells are left.'
    const mark = view.marks[view.toMove]
    if (people[view.toMove]?.you) return `Your turn. Place an ${mark}.`
    return `${subject(people[view.toMove])} to place an ${mark}.`
  },
  outcome(outcome, people) {
    const winner = outcome.winners[0]!
    return `${subject(people[winner])} made the last mark.`
  },
  tally(view) {
    if (view.phase === 'proposing') return webText.tallyProposing
    const { open, placed } = view
    return `${open} ${open === 1 ? 'cell' : 'cells'} open, ${placed} ${placed === 1 ? 'mark' : 'marks'} placed`
  },
  describeFacts({ rows, cols, marks }) {
    if (rows === undefined) return 'no board yet'
    const board = describeSize({ rows: Number(rows), cols: Number(cols) })
    return marks === undefined ? board : `${board}, ${marks} ${marks === 1 ? 'mark' : 'marks'}`
  },
  cell(view, cell) {
    const where = writeCell(cell)
    if (view.phase === 'proposing') return where
    return `${describeContent(view, view.board[cell.row]?.[cell.column])}, ${where}`
  },
  exercises: {
    'winning-move': {
      name: 'Find the win',
      explanation: 'One move wins against every defence, and all others lose. Find it.',
      goal: ({ winning }) =>
        winning === 1 ? 'Only one move wins. Find it.' : `${winning} moves win. Find one of them.`,
    },
    'win-in': {
      name: 'Keep the win',
      explanation: 'You have a won game. Play it to the end against the best defence.',
      goal: ({ marks }) => `Win in ${marks}: make the last mark with your ${ORDINALS[Number(marks)]} move.`,
    },
  },
  note({ code, details, move }) {
    const cell = move?.kind === 'mark' ? writeCell(move.cell) : ''
    const others = Number(details?.others ?? 0)
    switch (code) {
      case 'hint-win':
        return `${cell} wins with best play.`
      case 'hint-lost':
        return `Every move loses against best play. ${cell} gives your opponent the fewest winning replies.`
      case 'hint-lost-estimate':
        return `Every move loses against best play. ${cell} is worth a try, though another move may be harder to answer.`
      case 'hint-estimate':
        return `${cell} looks good, but the board is still too open to be sure.`
      case 'hint-propose':
        return 'With an odd number of rows and an odd number of columns, the first player can always win.'
      case 'kept-win':
        return 'Keeps the win.'
      case 'threw-win':
        return `Gives the win away. ${cell}${others > 0 ? ` and ${others} more` : ''} would have kept it.`
      case 'was-lost':
        return 'The position was already lost.'
      case 'unjudged':
        return 'Too open to judge.'
      case 'proposal':
        return 'A proposal.'
      case 'exercise-found':
        return details?.winning === 1 ? `Right: only ${cell} wins.` : `Right: ${cell} wins.`
      case 'exercise-won':
        return 'That was the last mark. You have won.'
      case 'exercise-kept':
        return `${cell} keeps the win. Your opponent answers ${details?.reply}. ${
          details?.marks === 1 ? 'One more mark wins.' : `${details?.marks} more marks win.`
        }`
      case 'exercise-refuted':
        return `${cell} loses. Your opponent answers ${details?.reply} and can make the last mark.`
      case 'exercise-hint-blocks':
        return details?.blocks === 0
          ? 'It blocks no other open cell.'
          : `It blocks ${details?.blocks} open ${details?.blocks === 1 ? 'cell' : 'cells'}.`
      case 'exercise-hint-row':
        return `It is in row ${details?.row}.`
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
  proposeSecret:
    'It stays secret until you have both proposed. If the sizes differ, one is picked at random.',
  waiting: 'You’ve proposed a size. Waiting for your opponent…',
  rows: 'Rows',
  columns: 'Columns',
  propose: 'Propose',
  openCount: (open: number) => `${open} open`,
  tallyProposing: 'Proposing a size',
}

/** The names of cells in an analysis, after their content. */
export const analysedCellText = {
  outcomes: { wins: 'wins', loses: 'loses', unknown: 'not proved' } satisfies Record<Outcome, string>,
  move: ({ outcome, marks }: AnalysedMove) =>
    `, ${analysedCellText.outcomes[outcome]}${marks === undefined ? '' : `, ${countMarks(marks)} to come`}`,
  region: (nimber: number | undefined) => `, region with nimber ${nimber ?? 'unknown'}`,
  nimber: (nimber: number | undefined) => (nimber === undefined ? '∗?' : `∗${nimber}`),
}

export function countMarks(marks: number): string {
  return marks === 1 ? '1 mark' : `${marks} marks`
}

/** The effects of Enter. */
export const terminalText = {
  marks: (cell: string) => `marks ${cell}`,
  proposes: (size: string) => `proposes ${size}`,
}

export const toolText = {
  map: {
    summary: 'Shows which first moves win on each board.',
    line: ({ rows, cols }: Size, { length }: readonly string[]) =>
      `${rows}x${cols}: ${length === 0 ? 'second player wins' : `first player wins (${length} of ${rows * cols} first moves)`}`,
    legend: ({ rows, cols }: Size, { length }: readonly string[]) =>
      length === 0
        ? 'L: a first mark here loses. Every first move loses.'
        : `W: a first mark here wins (${length} of ${rows * cols}). L: it loses.`,
  },
  solve: {
    summary: 'Says who wins a position with best play, and which moves win.',
    flags: {
      rows: `rows of the board, ${MIN_SIDE} to ${MAX_SIDE}`,
      cols: `columns of the board, ${MIN_SIDE} to ${MAX_SIDE}`,
      moves: 'the marks so far (none by default)',
      limit: (usual: number) =>
        `how many positions to search before giving a partial answer (${groupDigits(usual)} by default)`,
    },
    outcome: (outcome: 'win' | 'loss' | 'unknown', toMove: string) =>
      ({
        win: `${toMove} to move wins.`,
        loss: `${toMove} to move loses against best play.`,
        unknown: 'Undecided within the limit. Raise it with --limit.',
      })[outcome],
    winningMoves: (moves: readonly string[], complete: boolean) =>
      `Winning moves${complete ? '' : ' found so far'}: ${moves.join(', ') || 'none'}`,
    line: (line: number, error: string) => `Line ${line}: ${error}`,
    nimber: (nimber: number) => `Nimber: ${nimber}`,
    effort: (positions: number, ms: number) => `${groupDigits(positions)} positions, ${ms} ms`,
  },
}

function describeContent(view: PlacingView, content: string | undefined): string {
  switch (content) {
    case '.':
      return 'open'
    case '#':
      return 'blocked'
    default:
      return content ?? `outside the ${view.rows}×${view.cols} board`
  }
}

function describeSize({ rows, cols }: Size): string {
  return `${rows}×${cols}`
}

function sameSize(one: Size, other: Size): boolean {
  return one.rows === other.rows && one.cols === other.cols
}
