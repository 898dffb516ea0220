import { accept } from '#kernel/result.ts'
import { type AccountResult, rejectAccount as reject } from '#protocol/refusals.ts'
import { cleanName } from '#table/player.ts'
import { openReservedNames, type ReservedNames } from './reserved-names.ts'

export const SHORTEST_NAME = 2
export const LONGEST_NAME = 24
export const LONGEST_TITLE = 36

// cleanName truncates at this length, perhaps in the middle of a character.
const CLEAN_NAME_LIMIT = 40

// With invisible characters two names could look the same, or a name could look empty.
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu

// Characters that look like a space but are neither spaces nor ignorable: a blank Braille pattern, an empty note head,
// blank hieroglyphs, a filler.
const BLANK = /[\u2800\u{1d159}\u{13441}\u{13442}\u{16fe4}]/gu

// Real scripts stack up to three marks on a letter; more would spill into the lines around it.
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

/** Cleans and checks a typed name, as somebody types it who has it already. */
export function readName(typed: string): AccountResult<string> {
  const name = cleanLine(typed)
  const length = [...name].length
  if (length > LONGEST_NAME || name.length >= CLEAN_NAME_LIMIT)
    return reject('name-too-long', { most: LONGEST_NAME })
  if (length < SHORTEST_NAME) return reject('name-too-short', { least: SHORTEST_NAME })
  if (!/[\p{L}\p{N}]/u.test(name)) return reject('name-without-letters')
  return accept(name)
}

/** Cleans and checks the title of something that a player publishes. */
export function readTitle(typed: string): AccountResult<string> {
  const title = cleanLine(typed.replace(BLANK, ' '))
  const length = [...title].length
  if (length > LONGEST_TITLE || title.length >= CLEAN_NAME_LIMIT)
    return reject('title-too-long', { most: LONGEST_TITLE })
  if (length < SHORTEST_NAME) return reject('title-too-short', { least: SHORTEST_NAME })
  return /[\p{L}\p{N}]/u.test(title) ? accept(title) : reject('title-without-letters')
}

/** One line without characters that cannot be seen or that spill over others. */
function cleanLine(typed: string): string {
  return cleanName(
    typed
      .replace(/\s+/gu, ' ')
      .replace(INVISIBLE, '')
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(STACKED_MARKS, '$1')
      .replace(/\s+/gu, ' '),
  )
}

/** Cleans and checks a name that a player chooses. Earlier names may break these rules and keep working. */
export function readNewName(
  typed: string,
  isReserved: ReservedNames = openReservedNames(),
): AccountResult<string> {
  const name = readName(typed.replace(BLANK, ' '))
  return name.ok && isReserved(name.value) ? reject('name-reserved', { name: name.value }) : name
}
