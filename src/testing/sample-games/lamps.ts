import type { Game } from '#kernel/game.ts'
import { accept, reject } from '#kernel/result.ts'
import type { GameWords } from '#kernel/words.ts'
import type { ConformanceSubject } from '../conformance/subject.ts'

/** Lamps: a puzzle for one, solved when every lamp of a row is lit. Random switching all but never solves it. */
export interface LampsTypes {
  setup: { lamps: number }
  state: { lit: readonly boolean[] }
  move: { lamp: number }
  event: { kind: 'switched'; lamp: number; on: boolean }
  view: { lit: readonly boolean[] }
}

const isSolved = (lit: readonly boolean[]) => lit.every(on => on)

export const lamps: Game<LampsTypes> = {
  id: 'lamps',
  version: 1,
  seats: 1,
  options: { lamps: { kind: 'whole', min: 20, max: 26, default: 20 } },
  undo: () => 'free',
  timing: () => ({ kind: 'stopwatch' }),
  begin: setup => ({ state: { lit: Array.from({ length: setup.lamps }, () => false) }, events: [] }),
  toAct: state => (isSolved(state.lit) ? [] : [0]),
  play(state, seat, { lamp }) {
    if (seat !== 0 || isSolved(state.lit)) return reject('not-your-turn')
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
  hasHints: true,
  hint: view => ({ code: 'dark', move: { lamp: view.lit.indexOf(false) } }),
  review: line => {
    const last = line.at(-1)
    if (!last || !isSolved(last.state.lit.with(last.move.lamp, true)))
      throw new Error('Only a finished game is reviewed')
    return line.map(() => ({ code: 'switched' }))
  },
}

const words: GameWords<LampsTypes> = {
  title: 'Lamps',
  tagline: 'Light them all.',
  options: { lamps: { label: 'Lamps' } },
  levels: {},
  moveExample: 'the letter of a lamp, such as c',
  loadHelp: async () => [{ heading: 'The puzzle', paragraphs: ['Light every lamp.'] }],
  rejection({ code }) {
    if (code === 'no-letter') return 'Type the letter of a lamp.'
    return code === 'no-such-lamp' ? 'There is no such lamp. Type an earlier letter.' : undefined
  },
  event: event => `Lamp ${event.lamp + 1} is ${event.on ? 'lit' : 'dark'}.`,
  status: view => (isSolved(view.lit) ? 'All lamps are lit.' : 'Light the dark lamps.'),
  outcome: () => 'Solved.',
  cell: (view, { row, column }) =>
    row > 0 ? '' : `${view.lit[column] ? 'lit' : 'dark'}, lamp ${column + 1}`,
  note: note => (note.code === 'dark' ? 'This lamp is dark.' : 'A switch was turned.'),
}

export const lampsSubject: ConformanceSubject<LampsTypes> = {
  game: lamps,
  words,
  setups: [{ lamps: 26 }],
  legalMoves: view => view.lit.map((_, lamp) => ({ lamp })),
  possiblyIllegalMoves: [{ lamp: 3 }, { lamp: 25 }],
  invalidNotations: ['', '1', 'ab'],
  randomizeHidden: 'nothing is hidden',
  ends: 'not by chance',
  maxMoves: 30,
}
