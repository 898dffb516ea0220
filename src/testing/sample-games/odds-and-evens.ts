import type { OpenedGame } from '#games/game-entry.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result, rejectWith } from '#kernel/result.ts'
import type { Rules, Seat, Step } from '#kernel/rules.ts'
import type { GameText } from '#kernel/text.ts'
import type { ConformanceSubject } from '../conformance/subject.ts'

/** Odds and evens: both show fingers at once; an even sum is a point for the first, an odd one for the second. */
export interface OddsTypes {
  params: { points: number; clock: boolean }
  deal: null
  refusals: OddsRefusals
  state: {
    points: number
    shown: readonly (number | null)[]
    scores: readonly number[]
    nudge: number
    last: Round | null
    asked: readonly boolean[]
  }
  move: { fingers: number } | { ask: 'nudge' }
  event:
    | { kind: 'ready'; seat: Seat }
    | ({ kind: 'shown' } & Round)
    | { kind: 'asked'; seat: Seat; nudge: number }
  view: {
    own: number | null
    ready: readonly boolean[]
    scores: readonly number[]
    last: Round | null
    asked: readonly boolean[]
    acting: boolean
    mayAsk: boolean
  }
}

type OddsRefusals = {
  'unlucky-number': Record<never, never>
  'asked-before': Record<never, never>
  'too-many-fingers': { readonly fingers: number }
  'no-number': Record<never, never>
}

const reject = rejectWith<OddsRefusals>()

interface Round {
  readonly fingers: readonly number[]
  readonly nudge: number
}

type State = OddsTypes['state']

export const odds: Rules<OddsTypes> = {
  id: 'odds',
  version: 1,
  seats: 2,
  options: {
    points: { kind: 'whole', min: 1, max: 5, default: 3 },
    clock: { kind: 'switch', default: false },
  },
  checkParams: setup => (setup.points === 4 ? reject('unlucky-number').rejection : undefined),
  undo: setup => (setup.clock ? 'never' : 'free'),
  timing: setup =>
    setup.clock ? { kind: 'per-move', ms: 60_000, onExpiry: 'forfeit' } : { kind: 'untimed' },
  begin: setup => ({
    state: {
      points: setup.points,
      shown: [null, null],
      scores: [0, 0],
      nudge: 0,
      last: null,
      asked: [false, false],
    },
    events: [],
  }),
  toAct,
  play(state, seat, move, random) {
    if ('ask' in move) return askForNudge(state, seat)
    const { fingers } = move
    if (fingers > 5) return reject('too-many-fingers', { fingers })
    const shown = state.shown.with(seat, fingers)
    const ready = { kind: 'ready', seat } as const
    if (shown.includes(null)) return accept({ state: { ...state, shown }, events: [ready] })
    return accept(scoreRound(state, shown as number[], random, ready))
  },
  outcome(state) {
    const winner = state.scores.indexOf(state.points)
    return winner < 0 ? undefined : { winners: [winner], scores: state.scores, reason: 'points' }
  },
  view: (state, viewer) => ({
    own: viewer === 'spectator' ? null : state.shown[viewer]!,
    ready: state.shown.map(fingers => fingers !== null),
    scores: state.scores,
    last: state.last,
    asked: state.asked,
    acting: viewer !== 'spectator' && toAct(state).includes(viewer),
    mayAsk: viewer !== 'spectator' && toAct(state).includes(viewer) && !state.asked[viewer],
  }),
  notation: {
    write: move => ('ask' in move ? 'ask' : String(move.fingers)),
    read(text) {
      if (/^\s*ask\s*$/i.test(text)) return accept({ ask: 'nudge' })
      return /^\s*[1-9]\s*$/.test(text) ? accept({ fingers: Number(text) }) : reject('no-number')
    },
  },
}

function toAct(state: State): readonly Seat[] {
  return state.scores.includes(state.points) ? [] : [0, 1].filter(seat => state.shown[seat] === null)
}

// Once a game each may ask what the last nudge was, which takes no turn.
function askForNudge(state: State, seat: Seat): Result<Step<OddsTypes>, OddsRefusals> {
  if (state.asked[seat]) return reject('asked-before')
  return accept({
    state: { ...state, asked: state.asked.with(seat, true) },
    events: [{ kind: 'asked', seat, nudge: state.nudge }],
    keepsTurn: true,
  })
}

// A drawn nudge is added to the sum, so that this game has dice too.
function scoreRound(state: State, shown: readonly number[], random: Random, ready: OddsTypes['event']) {
  const nudge = random.below(2)
  const winner = (shown[0]! + shown[1]! + nudge) % 2
  const scores = state.scores.with(winner, state.scores[winner]! + 1)
  const last: Round = { fingers: shown, nudge }
  const events: readonly OddsTypes['event'][] = [ready, { kind: 'shown', ...last }]
  return { state: { ...state, shown: [null, null], scores, nudge, last }, events }
}

const text: GameText<OddsTypes> = {
  options: { points: { label: 'Points' }, clock: { label: 'Clock' } },
  levels: { fair: { label: 'Fair' } },
  moveExample: 'a number from 1 to 5',
  help: () => [{ heading: 'The game', paragraphs: ['Both show fingers at once.'] }],
  refusals: {
    'unlucky-number': () => 'Four is unlucky. Choose another number.',
    'asked-before': () => 'You have asked already. Show 1 to 5.',
    'no-number': () => 'Type a number from 1 to 5.',
    'too-many-fingers': ({ fingers }) => `Nobody has ${fingers} fingers on a hand. Show 1 to 5.`,
  },
  event(event, people) {
    if (event.kind === 'shown') return `Shown: ${event.fingers.join(' and ')}.`
    const name = people[event.seat]?.name
    return event.kind === 'ready' ? `${name} is ready.` : `${name} asks; ${event.nudge} was added.`
  },
  status: view => (view.acting ? 'Show 1 to 5 fingers.' : 'Wait.'),
  outcome: (outcome, people) => `${people[outcome.winners[0]!]?.name} has the points.`,
  cell: () => 'no cells here',
  note: note => note.code,
}

export const oddsGame: OpenedGame<OddsTypes> = {
  rules: odds,
  text,
  createEngine: async () => ({
    bots: { fair: { choose: (_view, random) => ({ fingers: 1 + random.below(5) }) } },
  }),
  loadFirstSteps: async () => ({ firstSteps: [] }),
  loadTools: async () => ({ tools: {} }),
}

export const oddsSubject: ConformanceSubject<OddsTypes> = {
  game: oddsGame,
  params: [{ points: 1, clock: true }, { points: 5 }],
  legalMoves: view => [
    ...[1, 2, 3, 4, 5].map(fingers => ({ fingers })),
    ...(view.mayAsk ? [{ ask: 'nudge' } as const] : []),
  ],
  possiblyIllegalMoves: [{ fingers: 3 }, { fingers: 9 }, { ask: 'nudge' }],
  invalidNotations: ['', 'x', '0', '10', '1.5', '-1'],
  randomizeHidden: (state, viewer, random) => ({
    ...state,
    shown: state.shown.map((fingers, seat) =>
      seat === viewer || fingers === null ? fingers : 1 + random.below(5),
    ),
  }),
  maxMoves: 21,
}
