import { defaultParams } from '#kernel/options.ts'
import { rules } from '../rules/rules.ts'
import type { Deal, Params } from '../rules/types.ts'

const PLANET =
  'aelnpt.531426.b2a53162_c4a53146_c6a52613_e8a53142_i10a32156_h12a53216_c6d51423_e8d52413_d11a6152_m7d5216_i7d5213_g6d3215_k7d5321_f1d3214_f1a3142_l10d526_a9a132_c2d315_a8d216_e4d146.152_156_162_3162_3246_326_415_4152_4216_426_513_5132_514_5142_5146_516_521_5236_524_5314_6132_614_615_621_624.135_136_142_1462_214_2314_236_261_2641_3146_316_31624_321_32146_3216_325_3256_32561_412_416_4213_4215_425_51326_5162_51624_5214_523_5231_52361_5246_5316_531624_53241_612_6123_6142_61524_6213_623_6231_6251_62513'

const WANDER =
  'adenrw.614235.h3a615234_i5a615432_h7a25164_j9a61432_o11a2315_q13a2536_k7d6315_o11d2516_l2d2314_m9d3154_s12d5342_q15a6123_j12a2154_j12d2153_m14a2164_i15a5312_q10d6142_i5d6152_j1d315_n7d342.142_1436_153_163_1632_234_236_351_4315_436_514_516_532_612_614_6143_615_6154_6314_632_6534.143_152_1532_1536_164_16432_16435_213_214_216_21634_216435_23154_2316_23415_2354_23614_23615_314_3152_354_413_4152_4153_416_432_4352_512_5123_5142_5164_5314_53214_534_536_53614_61235_613_6153_61532_634_6341_6342'

/** Puzzles with their areas, ready to be played. */
export const testPuzzles = {
  planet: { area: 'compact', puzzle: PLANET },
  wander: { area: 'wide', puzzle: WANDER },
} satisfies Record<string, Partial<Params>>

export function paramsWith(chosen: Partial<Params>): Params {
  return { ...defaultParams<Params>(rules.options), ...chosen }
}

/** A puzzle as the engine deals it. */
export function dealt({ puzzle, ...chosen }: Partial<Params> & { readonly puzzle: string }): {
  readonly params: Params
  readonly deal: Deal
} {
  return { params: paramsWith(chosen), deal: { puzzle } }
}
