import type { OpenedGame } from '#games/game-entry.ts'
import type { Engine } from '#kernel/engine.ts'
import { accept, rejectWith } from '#kernel/result.ts'
import type { Rules } from '#kernel/rules.ts'
import type { GameText } from '#kernel/text.ts'
import type { ConformanceSubject } from '../conformance/subject.ts'

/** Lamps: a puzzle for one, solved when every lamp of a row is lit. Random switching all but never solves it. */
export interface LampsTypes {
  params: { lamps: number }
  deal: null
  refusals: LampsRefusals
  state: { lit: readonly boolean[] }
  move: { lamp: number }
  event: { kind: 'switched'; lamp: number; on: boolean }
  view: { lit: readonly boolean[] }
}

type LampsRefusals = {
  'no-letter': Record<never, never>
  'no-such-lamp': Record<never, never>
}

const reject = rejectWith<LampsRefusals>()

const isSolved = (lit: readonly boolean[]) => lit.every(on => on)

export const lamps: Rules<LampsTypes> = {
  id: 'lamps',
  version: 1,
  seats: 1,
  options: { lamps: { kind: 'whole', min: 20, max: 26, default: 20 } },
  undo: () => 'free',
  timing: () => ({ kind: 'stopwatch' }),
  begin: setup => ({ state: { lit: Array.from({ length: setup.lamps }, () => false) }, events: [] }),
  toAct: state => (isSolved(state.lit) ? [] : [0]),
  play(state, _seat, { lamp }) {
    const on = !state.lit[lamp]
    if (lamp >= state.lit.length) return reject('no-such-lamp')
    return accept({ state: { lit: state.lit.with(lamp, on) }, events: [{ kind: 'switched', lamp, on }] })
  },
  outcome: state => (isSolved(state.lit) ? { winners: [0], reason: 'solved' } : undefined),
  view: state => state,
  notation: {
    write: move => String.fromCharCode(97 + move.lamp),
    read(text) {
      const letter = text.trim().toLowerCase()
      return /^[a-z]$/.test(letter) ? accept({ lamp: letter.charCodeAt(0) - 97 }) : reject('no-letter')
    },
  },
}

export const lampsEngine: Engine<LampsTypes> = {
  hint: view => ({ code: 'dark', move: { lamp: view.lit.indexOf(false) } }),
  review: moves => {
    const last = moves.at(-1)
    if (!last || !isSolved(last.state.lit.with(last.move.lamp, true)))
      throw new Error('Only a finished game is reviewed')
    return moves.map(() => ({ code: 'switched' }))
  },
}

const text: GameText<LampsTypes> = {
  options: { lamps: { label: 'Lamps' } },
  levels: {},
  moveExample: 'the letter of a lamp, such as c',
  help: () => [{ heading: 'The puzzle', paragraphs: ['Light every lamp.'] }],
  refusals: {
    'no-letter': () => 'Type the letter of a lamp.',
    'no-such-lamp': () => 'There is no such lamp. Type an earlier letter.',
  },
  event: event => `Lamp ${event.lamp + 1} is ${event.on ? 'lit' : 'dark'}.`,
  status: view => (isSolved(view.lit) ? 'All lamps are lit.' : 'Light the dark lamps.'),
  outcome: () => 'Solved.',
  cell: (view, { row, column }) =>
    row > 0 ? '' : `${view.lit[column] ? 'lit' : 'dark'}, lamp ${column + 1}`,
  note: note => (note.code === 'dark' ? 'This lamp is dark.' : 'A switch was turned.'),
}

export const lampsGame: OpenedGame<LampsTypes> = {
  rules: lamps,
  text,
  hasHints: true,
  createEngine: async () => lampsEngine,
  loadFirstSteps: async () => ({ firstSteps: [] }),
  loadTools: async () => ({ tools: {} }),
}

export const lampsSubject: ConformanceSubject<LampsTypes> = {
  game: lampsGame,
  params: [{ lamps: 26 }],
  legalMoves: view => view.lit.map((_, lamp) => ({ lamp })),
  possiblyIllegalMoves: [{ lamp: 3 }, { lamp: 25 }],
  invalidNotations: ['', '1', 'ab'],
  randomizeHidden: 'nothing is hidden',
  ends: 'not by chance',
  maxMoves: 30,
}
