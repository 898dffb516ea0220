import type { ParlourGame } from '../parlour.ts'
import type { Company } from '../setup/company.ts'
import { guest } from './device-guest.ts'
import { house } from './house.ts'
import { refusalWords } from './refusal-words.ts'

type Opening = { readonly ok: true; readonly code: string } | { readonly ok: false; readonly why: string }

/** Opens a table of the house as it was set up. */
export async function openTable(
  { game, words }: Pick<ParlourGame, 'game' | 'words'>,
  setup: object,
  { seating, level }: Company,
): Promise<Opening> {
  const opened = await guest.deed(() =>
    house.open({
      game: game.id,
      setup,
      open: seating === 'anyone',
      ...(seating === 'computer' && { computer: level }),
    }),
  )
  if (!opened.ok)
    return { ok: false, why: words.rejection(opened.rejection) ?? refusalWords(opened.rejection) }
  return { ok: true, code: opened.value.code }
}
