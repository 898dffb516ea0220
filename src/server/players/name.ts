import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'
import { cleanName } from '#table/player.ts'

export const SHORTEST_NAME = 2
export const LONGEST_NAME = 24

// cleanName truncates at this length, perhaps in the middle of a character.
const CLEAN_NAME_LIMIT = 40

// With invisible characters two names could look the same, or a name could look empty.
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu

// Real scripts stack up to three marks on a letter; more would spill into the lines around it.
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

/** Cleans and checks a typed name. Names that look the same become the same. */
export function readName(typed: string): AccountResult<string> {
  const name = cleanName(
    typed
      .replace(/\s+/gu, ' ')
      .replace(INVISIBLE, '')
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(STACKED_MARKS, '$1')
      .replace(/\s+/gu, ' '),
  )
  const length = [...name].length
  if (length > LONGEST_NAME || name.length >= CLEAN_NAME_LIMIT)
    return reject('name-too-long', { most: LONGEST_NAME })
  if (length < SHORTEST_NAME) return reject('name-too-short', { least: SHORTEST_NAME })
  if (!/[\p{L}\p{N}]/u.test(name)) return reject('name-without-letters')
  return accept(name)
}
