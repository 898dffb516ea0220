import { describe, expect, test } from 'vitest'
import type { OpenedGame } from '#games/game-entry.ts'
import { accept, rejectWith } from '#kernel/result.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import { lampsSubject } from '../sample-games/lamps.ts'
import { type OddsTypes, odds, oddsGame, oddsSubject } from '../sample-games/odds-and-evens.ts'
import type { ConformanceCheck, ConformanceSubject } from './subject.ts'
import { conformanceChecks, describeConformance, runCheck } from './suite.ts'

describeConformance(oddsSubject)
describeConformance(lampsSubject)

interface FaultyGame {
  readonly rules?: Rules<OddsTypes>
  readonly game?: Partial<OpenedGame<OddsTypes>>
  /** How its subject differs from that of odds and evens. */
  readonly overrides?: Partial<ConformanceSubject<OddsTypes>>
  readonly caughtBy: RegExp
}

const reject = rejectWith<OddsTypes['refusals']>()

/** A refusal without a sentence. */
const rejectUndeclared = rejectWith<{ nope: Record<never, never> }>()

const NINE_FINGERS = { choose: () => ({ fingers: 9 }) }

let rolls = 0

const faultyGames: Readonly<Record<string, FaultyGame>> = {
  'shows the other’s fingers in a view': {
    rules: { ...odds, view: (state, viewer) => ({ ...odds.view(state, viewer), all: state.shown }) },
    caughtBy: /only in what is hidden|look the same/,
  },
  'shows them to spectators only': {
    rules: {
      ...odds,
      view: (state, viewer) => ({
        ...odds.view(state, viewer),
        own: state.shown[viewer === 'spectator' ? 0 : viewer]!,
      }),
    },
    caughtBy: /only in what is hidden|look the same/,
  },
  'tells them in a refusal': {
    rules: {
      ...odds,
      play: (state, seat, move, random) =>
        'fingers' in move && move.fingers > 5
          ? reject('too-many-fingers', { fingers: Number(state.shown.join('')) })
          : odds.play(state, seat, move, random),
    },
    caughtBy: /every refusal/,
  },
  'tells them in an event': {
    rules: {
      ...odds,
      play: (state, seat, move, random) => {
        const played = odds.play(state, seat, move, random)
        if (!played.ok || !('fingers' in move)) return played
        const events = played.value.events.map(event => ({ ...event, fingers: [move.fingers] }))
        return accept({ ...played.value, events: events as OddsTypes['event'][] })
      },
    },
    caughtBy: /the same events/,
  },
  'tells them by the order of a view': {
    rules: {
      ...odds,
      view: (state, viewer) => {
        const entries = Object.entries(odds.view(state, viewer))
        return Object.fromEntries(state.shown[0]! > 2 ? entries.reverse() : entries) as OddsTypes['view']
      },
    },
    caughtBy: /only in what is hidden/,
  },
  'has secrets and says it has none': {
    rules: odds,
    overrides: { randomizeHidden: 'nothing is hidden' },
    caughtBy: /nothing is hidden/,
  },
  'rolls its own dice': {
    rules: {
      ...odds,
      begin: (...given) => (Math.random() < 2 ? odds.begin(...given) : odds.begin(...given)),
    },
    caughtBy: /./,
  },
  'reads the clock': {
    rules: { ...odds, view: (state, viewer) => ({ ...odds.view(state, viewer), now: Date.now() }) },
    caughtBy: /./,
  },
  'remembers something between games': {
    rules: {
      ...odds,
      begin: (...given) => ({
        ...odds.begin(...given),
        state: { ...odds.begin(...given).state, nudge: rolls++ },
      }),
    },
    caughtBy: /same seed give the same game/,
  },
  'makes no legal move for an absent player': {
    rules: { ...odds, autoplay: () => ({ fingers: 9 }) },
    caughtBy: /absent player/,
  },
  'times moves with autoplay but has none': {
    rules: { ...odds, timing: () => ({ kind: 'per-move', ms: 60_000, onExpiry: 'autoplay' }) },
    caughtBy: /absent player/,
  },
  'is tried with a set-up that it refuses': {
    rules: odds,
    overrides: { params: [{ points: 4 }] },
    caughtBy: /every game ends/,
  },
  'reads small letters only': {
    rules: {
      ...odds,
      notation: {
        ...odds.notation,
        read: text => (text === text.toLowerCase() ? odds.notation.read(text) : reject('no-number')),
      },
    },
    caughtBy: /in any case/,
  },
  'has no words for a cell': {
    game: { text: { ...oddsGame.text, cell: () => '' } },
    caughtBy: /spoken of/,
  },
  'has no words for a seat': {
    game: { presentation: { seatSymbol: () => 'undefined' } },
    caughtBy: /spoken of/,
  },
  'calls an option like a flag of the command line': {
    rules: {
      ...odds,
      options: { ...odds.options, seed: { kind: 'switch', default: false } } as typeof odds.options,
    },
    game: {
      text: {
        ...oddsGame.text,
        options: { ...oddsGame.text.options, seed: { label: 'Seed' } } as typeof oddsGame.text.options,
      },
    },
    caughtBy: /has a name/,
  },
  'writes two moves alike': {
    rules: {
      ...odds,
      notation: {
        ...odds.notation,
        write: move => ('ask' in move ? 'ask' : String(Math.min(move.fingers, 4))),
      },
    },
    caughtBy: /reads back|written alike/,
  },
  'reads anything': {
    rules: { ...odds, notation: { ...odds.notation, read: text => accept({ fingers: text.length }) } },
    caughtBy: /reads back|is refused/,
  },
  'keeps the turn of a seat that is done': {
    rules: {
      ...odds,
      play: (state, seat, move, random) => {
        const played = odds.play(state, seat, move, random)
        return played.ok ? accept({ ...played.value, keepsTurn: true }) : played
      },
    },
    caughtBy: /keeps the turn/,
  },
  'changes a state in place': {
    rules: {
      ...odds,
      play: (state, seat, move, random) => {
        const played = odds.play(state, seat, move, random)
        if (played.ok) (state as { nudge: number }).nudge = 9
        return played
      },
    },
    caughtBy: /./,
  },
  'keeps a date in its state': {
    rules: {
      ...odds,
      begin: (...given) => {
        const begun = odds.begin(...given)
        return { ...begun, state: { ...begun.state, extra: new Map() } }
      },
    },
    caughtBy: /plain JSON-safe/,
  },
  'never ends': { rules: { ...odds, outcome: () => undefined }, caughtBy: /every game ends/ },
  'forgets a sentence': {
    rules: {
      ...odds,
      notation: {
        ...odds.notation,
        read: text => (text === 'x' ? (rejectUndeclared('nope') as never) : odds.notation.read(text)),
      },
    },
    caughtBy: /refusal is a sentence/,
  },
  'has a level without a name': {
    game: { createEngine: async () => ({ bots: { fair: NINE_FINGERS, nameless: NINE_FINGERS } }) },
    caughtBy: /has a name/,
  },
  'has a bot that cheats': {
    game: { createEngine: async () => ({ bots: { fair: NINE_FINGERS } }) },
    caughtBy: /legal move/,
  },
}

describe('the conformance suite catches a game that', () => {
  test.each(Object.keys(faultyGames))('%s', async fault => {
    const { rules = odds, game, overrides, caughtBy } = faultyGames[fault]!
    const subject = { ...oddsSubject, ...overrides, game: { ...oddsGame, ...game, rules } }
    const suspicious = conformanceChecks.filter(check => caughtBy.test(check.title))
    const verdicts = []
    for (const check of suspicious) verdicts.push(await fails(check, subject))
    expect(verdicts).toContain(true)
  })
})

test('a puzzle that nobody solves by chance fails unless its author says so', async () => {
  const endings = conformanceChecks.find(check => check.title.startsWith('every game ends'))!
  expect(await fails(endings, { ...lampsSubject, ends: 'by chance' })).toBe(true)
})

function fails<T extends GameTypes>(
  check: ConformanceCheck,
  subject: ConformanceSubject<T>,
): Promise<boolean> {
  return runCheck(check, subject).then(
    () => false,
    () => true,
  )
}
