import { isObject } from '#kernel/json.ts'
import type { TableRecord } from './table.ts'

/** In records of format 1, the keys of `setup` that the engine generated rather than the player chose. */
const DEAL_KEYS: Readonly<Record<string, readonly string[]>> = {
  guessgo: ['habits'],
  solitudo: ['puzzle', 'solution', 'rating'],
  worderly: ['puzzle'],
}

/**
 * Splits the `setup` of format 1 into params and deal. Records, saved games, links and online tables of that format must
 * stay readable, so the list of keys never changes.
 */
export function upgradeSetup(game: string, setup: object): Pick<TableRecord, 'params' | 'deal'> {
  const keys = (Object.hasOwn(DEAL_KEYS, game) && DEAL_KEYS[game]) || []
  const entries = Object.entries(setup)
  const deal = entries.filter(([key]) => keys.includes(key))
  const isEmpty = deal.every(([, value]) => value === '')
  return {
    params: Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
    deal: isEmpty ? null : Object.fromEntries(deal),
  }
}

/** The params and the deal of a record of any format; undefined if they are missing or malformed. */
export function readParamsAndDeal(
  record: Readonly<Record<string, unknown>>,
): Pick<TableRecord, 'params' | 'deal'> | undefined {
  const { format, game, setup, params, deal = null } = record
  if (format === undefined) return isObject(setup) ? upgradeSetup(String(game), setup) : undefined
  return isObject(params) && (deal === null || isObject(deal)) ? { params, deal } : undefined
}
