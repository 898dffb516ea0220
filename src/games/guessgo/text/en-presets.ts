import { defaultParams, type Preset } from '#kernel/options.ts'
import { estimateGameLength } from '../presentation.ts'
import { QUICK, rules } from '../rules/rules.ts'
import type { Params } from '../rules/types.ts'

/** Games of three lengths, named with the calls that each player makes on average. */
export const presets: readonly Preset<Params>[] = [
  preset('Quick', QUICK),
  preset('Standard', { size: 5, pool: 25 }),
  preset('Long', { size: 5, pool: 100 }),
]

function preset(name: string, chosen: Pick<Params, 'size' | 'pool'>): Preset<Params> {
  const length = estimateGameLength({ ...defaultParams<Params>(rules.options), ...chosen })
  return { label: `${name}, ${length!.calls} calls`, chosen }
}
