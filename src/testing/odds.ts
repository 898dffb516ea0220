import type { Game, Seat } from '#kernel/game.ts'
import type { Random } from '#kernel/random.ts'
import { accept, reject } from '#kernel/result.ts'
import type { GameWords } from '#kernel/words.ts'
import type { Subject } from './conformance/subject.ts'

/** Odds and evens: both show fingers at once; an even sum is a point for the first, an odd one for the second. */
export interface OddsTypes {
  setup: { points: number; clock: boolean }
  state: { points: number; shown: readonly (number | null)[]; scores: readonly number[]; nudge: number }
  move: { fingers: number }
  event: { kind: 'ready'; seat: Seat } | { kind: 'shown'; fingers: readonly number[]; nudge: number }
  view: { own: number | null; ready: readonly boolean[]; scores: readonly number[]; acting: boolean }
}

type State = OddsTypes['state']

export const odds: Game<OddsTypes> = {
  id: 'odds',
  version: 1,
  seats: 2,
  options: {
    points: { kind: 'whole', min: 1, max: 5, default: 3 },
    clock: { kind: 'switch', default: false },
  },
  checkSetup: setup => (setup.points === 4 ? { code: 'unlucky-number' } : undefined),
  undo: setup => (setup.clock ? 'never' : 'free'),
  timing: setup =>
    setup.clock ? { kind: 'per-move', ms: 60_000, onExpiry: 'forfeit' } : { kind: 'untimed' },
  begin: setup => ({
    state: { points: setup.points, shown: [null, null], scores: [0, 0], nudge: 0 },
    events: [],
  }),
  toAct,
  play(state, seat, { fingers }, random) {
    if (!toAct(state).includes(seat)) return reject('not-your-turn')
    if (fingers > 5) return reject('too-many-fingers', { fingers })
    const shown = state.shown.with(seat, fingers)
    const ready = { kind: 'ready', seat } as const
    if (shown.includes(null)) return accept({ state: { ...state, shown }, events: [ready] })
    return accept(count(state, shown as number[], random, ready))
  },
  outcome(state) {
    const winner = state.scores.indexOf(state.points)
    return winner < 0 ? undefined : { winners: [winner], scores: state.scores, reason: 'points' }
  },
  view: (state, viewer) => ({
    own: viewer === 'spectator' ? null : state.shown[viewer]!,
    ready: state.shown.map(fingers => fingers !== null),
    scores: state.scores,
    acting: viewer !== 'spectator' && toAct(state).includes(viewer),
  }),
  notation: {
    write: move => String(move.fingers),
    read: text => (/^\s*[1-9]\s*$/.test(text) ? accept({ fingers: Number(text) }) : reject('no-number')),
  },
  bots: { fair: { choose: (_view, random) => ({ fingers: 1 + random.below(5) }) } },
}

function toAct(state: State): readonly Seat[] {
  return state.scores.includes(state.points) ? [] : [0, 1].filter(seat => state.shown[seat] === null)
}

// A drawn nudge is added to the sum, so that this game has dice too.
function count(state: State, shown: readonly number[], random: Random, ready: OddsTypes['event']) {
  const nudge = random.below(2)
  const winner = (shown[0]! + shown[1]! + nudge) % 2
  const scores = state.scores.with(winner, state.scores[winner]! + 1)
  const events: readonly OddsTypes['event'][] = [ready, { kind: 'shown', fingers: shown, nudge }]
  return { state: { ...state, shown: [null, null], scores, nudge }, events }
}

const words: GameWords<OddsTypes> = {
  title: 'Odds and evens',
  tagline: 'Show fingers.',
  options: { points: { label: 'Points' }, clock: { label: 'Clock' } },
  levels: { fair: { label: 'Fair' } },
  moveExample: 'a number from 1 to 5',
  help: [{ heading: 'The game', paragraphs: ['Both show fingers at once.'] }],
  rejection({ code, details }) {
    if (code === 'no-number') return 'Type a number from 1 to 5.'
    return code === 'too-many-fingers'
      ? `Nobody has ${details?.fingers} fingers on a hand. Show 1 to 5.`
      : undefined
  },
  event: (event, people) =>
    event.kind === 'ready'
      ? `${people[event.seat]?.name} is ready.`
      : `Shown: ${event.fingers.join(' and ')}.`,
  status: view => (view.acting ? 'Show 1 to 5 fingers.' : 'Wait.'),
  outcome: (outcome, people) => `${people[outcome.winners[0]!]?.name} has the points.`,
  cell: () => 'no cells here',
  note: note => note.code,
}

export const oddsSubject: Subject<OddsTypes> = {
  game: odds,
  words,
  setups: [{ points: 1, clock: true }, { points: 5 }],
  moves: () => [1, 2, 3, 4, 5].map(fingers => ({ fingers })),
  doubtful: [{ fingers: 3 }, { fingers: 9 }],
  nonsense: ['', 'x', '0', '10', '1.5', '-1'],
  disguise: (state, viewer, random) => ({
    ...state,
    shown: state.shown.map((fingers, seat) =>
      seat === viewer || fingers === null ? fingers : 1 + random.below(5),
    ),
  }),
  longest: 20,
}
