import type { TableReference } from '#protocol/api.ts'
import type { TestConnection, TestTableService } from '../fixtures/table-service.ts'
import type { PlayedGame } from '../online-play/online-play.ts'
import type { SeededRandom } from '../simulation/seeded-random.ts'

/** A table of Ann's at which Ben has not sat down yet. */
export interface Stage {
  readonly server: TestTableService
  readonly random: SeededRandom
  readonly table: TableReference
  readonly ann: TestConnection
  readonly ben: TestConnection
  /** Ben sits down, and the game begins. */
  begin(): Promise<void>
  /** Plays random moves until the game is over, or at most this many. */
  play(moves?: number): Promise<void>
  /** Plays until both players have made a move of the game itself. */
  playUntilBothMoved(): Promise<void>
  /** Another server opens on the same data. */
  restart(): Promise<void>
}

/** A game that ends in a certain way, or does not end. */
export interface Scenario {
  readonly game: PlayedGame
  /** The reason of the result, or the phase of a table without one. */
  readonly ends: string
  readonly name: string
  /** Options instead of those of a short random setup. */
  readonly setup?: object
  /** More of the request for the table, such as the level of a computer. */
  readonly request?: object
  run(stage: Stage): Promise<void>
}

const GRACE_MS = 31_000

/** Endings of the table itself, the same in every game. */
const TABLE_ENDINGS: Readonly<Record<string, Pick<Scenario, 'ends' | 'run'>>> = {
  resignation: {
    ends: 'resignation',
    async run({ begin, playUntilBothMoved, ben }) {
      await begin()
      await playUntilBothMoved()
      await ben.send({ do: 'resign' })
    },
  },
  'resignation-then-rematch': {
    ends: 'resignation',
    async run({ begin, playUntilBothMoved, ann, ben }) {
      await begin()
      await playUntilBothMoved()
      await ann.send({ do: 'resign' })
      await ann.send({ do: 'rematch' })
      await ben.send({ do: 'rematch' })
    },
  },
  abandonment: {
    ends: 'abandonment',
    async run({ begin, playUntilBothMoved, ben, server }) {
      await begin()
      await playUntilBothMoved()
      await ben.leave()
      await server.advance(GRACE_MS)
    },
  },
  abort: {
    ends: 'abort',
    async run({ begin, ann, server }) {
      await begin()
      await ann.leave()
      await server.advance(GRACE_MS)
    },
  },
  'closed-before-begun': {
    ends: 'closed',
    async run({ ann }) {
      await ann.send({ do: 'stand' })
    },
  },
  reopened: {
    ends: 'playing',
    async run({ begin, playUntilBothMoved, restart }) {
      await begin()
      await playUntilBothMoved()
      await restart()
    },
  },
  'in-play': {
    ends: 'playing',
    async run({ begin, playUntilBothMoved }) {
      await begin()
      await playUntilBothMoved()
    },
  },
}

const GAMES_WITH_SECRETS = ['guessgo', 'scribble'] as const

const tableScenarios = GAMES_WITH_SECRETS.flatMap(game =>
  Object.entries(TABLE_ENDINGS).map(([name, scenario]): Scenario => ({ game, name, ...scenario })),
)

async function playToTheEnd({ begin, play }: Stage): Promise<void> {
  await begin()
  await play()
}

/** Nobody does anything, and the rules move instead whenever a clock runs out. */
async function letClocksRunOut({ begin, server, ann }: Stage): Promise<void> {
  await begin()
  while (ann.state().phase === 'playing') await server.advance(60_000)
}

/** Logs of Obstruction were written by hand when there was nothing else; the others are written by these. */
export const SCENARIOS: readonly Scenario[] = [
  ...tableScenarios,
  { game: 'guessgo', name: 'line', ends: 'line', run: playToTheEnd },
  {
    game: 'guessgo',
    name: 'line-with-shown-hits',
    ends: 'line',
    setup: { showHits: true },
    run: playToTheEnd,
  },
  {
    ...{ game: 'guessgo', name: 'hitword', ends: 'hitword' },
    setup: { size: 11, pool: 0, hitwords: 'literal', starter: 'tossed' },
    run: playToTheEnd,
  },
  {
    ...{ game: 'guessgo', name: 'no-words-left', ends: 'no-words' },
    setup: { size: 3, pool: 9, once: true },
    run: playToTheEnd,
  },
  { game: 'guessgo', name: 'clocks-run-out', ends: 'line', setup: { clock: 60 }, run: letClocksRunOut },
  {
    ...{ game: 'guessgo', name: 'against-the-computer', ends: 'line', request: { computer: 'random' } },
    run: playToTheEnd,
  },
  {
    ...{ game: 'guessgo', name: 'in-filling', ends: 'playing' },
    async run({ begin, play }) {
      await begin()
      await play(2)
    },
  },
  { game: 'scribble', name: 'reservoir-empty', ends: 'reservoir-empty', run: playToTheEnd },
  {
    ...{ game: 'scribble', name: 'four-passes-draw', ends: 'four-passes' },
    async run({ begin, ann, ben }) {
      await begin()
      for (const player of [ann, ben, ann, ben]) await player.send({ do: 'move', text: 'pass' })
    },
  },
  {
    ...{ game: 'scribble', name: 'four-passes', ends: 'four-passes' },
    async run({ begin, playUntilBothMoved, ann, ben }) {
      await begin()
      await playUntilBothMoved()
      for (let pass = 0; pass < 8 && ann.state().phase === 'playing'; pass++)
        await (pass % 2 === 0 ? ann : ben).send({ do: 'move', text: 'pass' })
    },
  },
  {
    game: 'scribble',
    name: 'clocks-run-out',
    ends: 'four-passes',
    setup: { clock: 60 },
    run: letClocksRunOut,
  },
  {
    ...{ game: 'scribble', name: 'against-the-computer', ends: 'reservoir-empty' },
    request: { computer: 'novice' },
    run: playToTheEnd,
  },
  {
    ...{ game: 'scribble', name: 'loose-side-runs', ends: 'reservoir-empty', setup: { sideRuns: 'loose' } },
    run: playToTheEnd,
  },
]
