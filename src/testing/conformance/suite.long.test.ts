import { describe, expect, test } from 'vitest'
import { accept, reject } from '#kernel/result.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import { lampsSubject } from '../sample-games/lamps.ts'
import { type OddsTypes, odds, oddsSubject } from '../sample-games/odds-and-evens.ts'
import type { ConformanceCheck, ConformanceSubject } from './subject.ts'
import { conformanceChecks, describeConformance, runCheck } from './suite.ts'

describeConformance(oddsSubject)
describeConformance(lampsSubject)

interface FaultyGame {
  readonly game: Rules<OddsTypes>
  /** What its author says of it otherwise than of odds. */
  readonly overrides?: Partial<ConformanceSubject<OddsTypes>>
  readonly caughtBy: RegExp
}

let rolls = 0

const faultyGames: Readonly<Record<string, FaultyGame>> = {
  'shows the other’s fingers in a view': {
    game: { ...odds, view: (state, viewer) => ({ ...odds.view(state, viewer), all: state.shown }) },
    caughtBy: /only in what is hidden|look the same/,
  },
  'shows them to spectators only': {
    game: {
      ...odds,
      view: (state, viewer) => ({
        ...odds.view(state, viewer),
        own: state.shown[viewer === 'spectator' ? 0 : viewer]!,
      }),
    },
    caughtBy: /only in what is hidden|look the same/,
  },
  'tells them in a refusal': {
    game: {
      ...odds,
      play: (state, seat, move, random) =>
        'fingers' in move && move.fingers > 5
          ? reject('too-many-fingers', { hands: state.shown.join() })
          : odds.play(state, seat, move, random),
    },
    caughtBy: /every refusal/,
  },
  'tells them in an event': {
    game: {
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
    game: {
      ...odds,
      view: (state, viewer) => {
        const entries = Object.entries(odds.view(state, viewer))
        return Object.fromEntries(state.shown[0]! > 2 ? entries.reverse() : entries) as OddsTypes['view']
      },
    },
    caughtBy: /only in what is hidden/,
  },
  'has secrets and says it has none': {
    game: odds,
    overrides: { randomizeHidden: 'nothing is hidden' },
    caughtBy: /nothing is hidden/,
  },
  'rolls its own dice': {
    game: {
      ...odds,
      begin: (setup, random) => (Math.random() < 2 ? odds.begin(setup, random) : odds.begin(setup, random)),
    },
    caughtBy: /./,
  },
  'reads the clock': {
    game: { ...odds, view: (state, viewer) => ({ ...odds.view(state, viewer), now: Date.now() }) },
    caughtBy: /./,
  },
  'remembers something between games': {
    game: {
      ...odds,
      begin: (setup, random) => ({
        ...odds.begin(setup, random),
        state: { ...odds.begin(setup, random).state, nudge: rolls++ },
      }),
    },
    caughtBy: /same seed give the same game/,
  },
  'accepts an idle seat': {
    game: {
      ...odds,
      play: (state, seat, move, random) =>
        odds.toAct(state).includes(seat)
          ? odds.play(state, seat, move, random)
          : accept({ state, events: [] }),
    },
    caughtBy: /not to act is refused/,
  },
  'makes no legal move for an absent player': {
    game: { ...odds, autoplay: () => ({ fingers: 9 }) },
    caughtBy: /absent player/,
  },
  'times moves with autoplay but has none': {
    game: { ...odds, timing: () => ({ kind: 'per-move', ms: 60_000, onExpiry: 'autoplay' }) },
    caughtBy: /absent player/,
  },
  'is tried with a set-up that it refuses': {
    game: odds,
    overrides: { params: [{ points: 4 }] },
    caughtBy: /every game ends/,
  },
  'reads small letters only': {
    game: {
      ...odds,
      notation: {
        ...odds.notation,
        read: text => (text === text.toLowerCase() ? odds.notation.read(text) : reject('no-number')),
      },
    },
    caughtBy: /in any case/,
  },
  'has no words for a cell': {
    game: odds,
    overrides: { text: { ...oddsSubject.text, cell: () => '' } },
    caughtBy: /spoken of/,
  },
  'has no words for a seat': {
    game: odds,
    overrides: { text: { ...oddsSubject.text, seatSymbol: () => 'undefined' } },
    caughtBy: /spoken of/,
  },
  'calls an option like a flag of the command line': {
    game: {
      ...odds,
      options: { ...odds.options, seed: { kind: 'switch', default: false } } as typeof odds.options,
    },
    overrides: {
      text: {
        ...oddsSubject.text,
        options: {
          ...oddsSubject.text.options,
          seed: { label: 'Seed' },
        } as typeof oddsSubject.text.options,
      },
    },
    caughtBy: /has a name/,
  },
  'writes two moves alike': {
    game: {
      ...odds,
      notation: {
        ...odds.notation,
        write: move => ('ask' in move ? 'ask' : String(Math.min(move.fingers, 4))),
      },
    },
    caughtBy: /reads back|written alike/,
  },
  'reads anything': {
    game: { ...odds, notation: { ...odds.notation, read: text => accept({ fingers: text.length }) } },
    caughtBy: /reads back|is refused/,
  },
  'keeps the turn of a seat that is done': {
    game: {
      ...odds,
      play: (state, seat, move, random) => {
        const played = odds.play(state, seat, move, random)
        return played.ok ? accept({ ...played.value, keepsTurn: true }) : played
      },
    },
    caughtBy: /keeps the turn/,
  },
  'changes a state in place': {
    game: {
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
    game: {
      ...odds,
      begin: (setup, random) => {
        const begun = odds.begin(setup, random)
        return { ...begun, state: { ...begun.state, extra: new Map() } }
      },
    },
    caughtBy: /plain JSON-safe/,
  },
  'never ends': { game: { ...odds, outcome: () => undefined }, caughtBy: /every game ends/ },
  'forgets a sentence': {
    game: {
      ...odds,
      play: (state, seat, move, random) => {
        const played = odds.play(state, seat, move, random)
        return played.ok || played.rejection.code !== 'not-your-turn'
          ? played
          : { ok: false, rejection: { code: 'nope' } }
      },
      notation: {
        ...odds.notation,
        read: text => (text === 'x' ? { ok: false, rejection: { code: 'nope' } } : odds.notation.read(text)),
      },
    },
    caughtBy: /refusal is a sentence/,
  },
  'has a level without a name': {
    game: { ...odds, bots: { ...odds.bots, nameless: odds.bots!.fair! } },
    caughtBy: /has a name/,
  },
  'has a bot that cheats': {
    game: { ...odds, bots: { fair: { choose: () => ({ fingers: 9 }) } } },
    caughtBy: /legal move/,
  },
}

describe('the conformance suite catches a game that', () => {
  test.each(Object.keys(faultyGames))('%s', async fault => {
    const { game: rules, overrides: said, caughtBy } = faultyGames[fault]!
    const suspicious = conformanceChecks.filter(check => caughtBy.test(check.title))
    const verdicts = []
    for (const check of suspicious) verdicts.push(await fails(check, { ...oddsSubject, ...said, rules }))
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
