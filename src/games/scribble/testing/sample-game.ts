import type { PlayedMove } from '#kernel/engine.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon, type Lexicon } from '#lexicon/lexicon.ts'
import { loadedDictionaries } from '../rules/dictionaries.ts'
import { createRules } from '../rules/rules.ts'
import type { Params, ScribbleTypes, State } from '../rules/types.ts'
import { seatToMove } from '../rules/view.ts'
import { scriptedDraws } from './scripted-draws.ts'

const QUERIED_WORDS = 'TRACE TRACK TRADE TRAIN TREND TRIAL TROLL TRUCK TRUST TRUTH'

/** Enough words for the sample game of the rules document. */
export const sampleLexicon = buildLexicon(`CORN CORNY NAVY ON ZEST ${QUERIED_WORDS}`.split(' '), english)

/** [S18] The letters of the sample game: both bags, then the refills, then the replacements for Q and W. */
export const SAMPLE_DRAWS = 'C O R N F Y O A C K T H P S V G N A Q W E R R T Y Z T'

const MOVES = ['f7 across CORN', 'query TR...', 'h6 down TRACK', 'g8 across NAVY', 'exchange QW']

export function sampleParams(lexicon: Lexicon): Params {
  return {
    sideRuns: 'loose',
    reservoir: 'full',
    ownReservoir: '',
    dictionary: lexicon.hash,
    bags: 'open',
    clock: 0,
  }
}

/** The sample game of the rules document, with any dictionary that has its words. */
export function sampleGame(lexicon: Lexicon = sampleLexicon): {
  readonly moves: readonly PlayedMove<ScribbleTypes>[]
  readonly finalState: State
} {
  const rules = createRules(loadedDictionaries(lexicon))
  const random = scriptedDraws(SAMPLE_DRAWS)
  let { state } = rules.begin(sampleParams(lexicon), null, random)
  const moves = MOVES.map(text => {
    const move = rules.notation.read(text)
    if (!move.ok) throw new Error(move.rejection.code)
    const played = { state, seat: seatToMove(state), move: move.value }
    const next = rules.play(state, played.seat, move.value, random)
    if (!next.ok) throw new Error(next.rejection.code)
    state = next.value.state
    return played
  })
  return { moves, finalState: state }
}
