import { describe, expect, it } from 'vitest'
import type { Report } from '#kernel/engine.ts'
import { defaultParams } from '#kernel/options.ts'
import { randomFor } from '#kernel/random.ts'
import { type Alphabet, alphabetOf } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon, type Lexicon } from '#lexicon/lexicon.ts'
import { loadedDictionaries } from '../../rules/dictionaries.ts'
import { createRules } from '../../rules/rules.ts'
import type { Params, State } from '../../rules/types.ts'
import { text } from '../../text/en.ts'
import { createBots } from './bots.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'
import { createSearchContextCache } from './search-context-cache.ts'

const ENGLISH =
  'AT ATE ATES EAT EATS TEA TEAS SEAT SATE EAST AS TEE TEES SEE SET SETS TAT TATS ASSET TASTE STATE TEST NET NETS ' +
  'TEN TENS ANT ANTS TAN TANS NEAT SANE SEEN TEEN TEENS SENSE TENSE NEST NESTS EATEN SENATE TENETS AN EN ET ES'
const TURKISH = alphabetOf('A C Ç I İ K L Ş T')
const SPANISH = alphabetOf('A C CH E L LL O R RR S')

const tables: readonly { name: string; lexicon: Lexicon; params: Partial<Params> }[] = [
  table('English, loose', english, ENGLISH, 'A 1 6\nE 1 9\nT 1 6\nS 2 5\nN 3 5\n', {}),
  table('English, strict, open bags', english, ENGLISH, 'A 1 6\nE 1 9\nT 1 6\nS 2 5\nN 3 5\n', {
    sideRuns: 'strict',
    bags: 'open',
  }),
  table(
    'Turkish',
    TURKISH,
    'AÇ AÇI AÇIK TAŞ TAŞLI KIL KIŞ İLK ALT ALTI AT AL',
    'A 1 6\nÇ 4 3\nI 2 4\nİ 1 4\nK 1 4\nL 1 5\nŞ 4 3\nT 1 4\n',
    {},
  ),
  table(
    'Spanish, with letters of two characters',
    SPANISH,
    'A|L A|LL|A C|A|LL|E C|A|L|L|E CH|A|L O|L|A O|LL|A R|E|S',
    'A 1 7\nC 3 3\nCH 5 3\nE 1 5\nL 1 5\nLL 8 3\nO 1 4\nR 1 4\nS 1 4\n',
    {},
  ),
]

function table(
  name: string,
  alphabet: Alphabet,
  list: string,
  ownReservoir: string,
  params: Partial<Params>,
) {
  const lexicon = buildLexicon(list.split(' '), alphabet)
  return { name, lexicon, params: { reservoir: 'own', ownReservoir, ...params } as const }
}

describe.each(tables)('the computer: $name', { timeout: 60_000 }, ({ lexicon, params }) => {
  const dictionaries = loadedDictionaries(lexicon)
  const rules = createRules(dictionaries)
  // A worker can interrupt a long search; here after twenty continuations.
  const report: Report = ({ done }) => done < 20
  const bots = createBots({ contextFor: createSearchContextCache({ dictionaries, report }), report })

  function play(first: LevelName, second: typeof first, seed: string): State {
    let { state } = rules.begin(
      { ...defaultParams<Params>(rules.options), ...params },
      null,
      randomFor(seed, 0),
    )
    for (let ply = 0; rules.toAct(state).length > 0; ply++) {
      const seat = rules.toAct(state)[0]!
      const move = bots[seat === 0 ? first : second].choose(
        rules.view(state, seat),
        randomFor(seed, ply, 'bot'),
      )
      const typed = rules.notation.read(rules.notation.write(move))
      if (!typed.ok) throw new Error(typed.rejection.code)
      const played = rules.play(state, seat, typed.value, randomFor(seed, ply + 1))
      if (!played.ok) throw new Error(`${rules.notation.write(move)}: ${played.rejection.code}`)
      state = played.value.state
      expect(ply).toBeLessThan(400)
    }
    return state
  }

  it.each(
    LEVEL_NAMES.map((level, index) => [level, LEVEL_NAMES[(index + 1) % LEVEL_NAMES.length]!] as const),
  )(
    '[S19] %s plays a whole game against %s by the rules, the same one from the same seed',
    (first, second) => {
      const state = play(first, second, 'plum')
      expect(state.ended).not.toBeNull()
      expect(Math.max(...state.scores)).toBeGreaterThan(0)
      expect(play(first, second, 'plum')).toEqual(state)
    },
  )
})

it('every level has its text', () => {
  expect(Object.keys(text.levels)).toEqual([...LEVEL_NAMES])
})
