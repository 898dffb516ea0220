import { titleOf } from '#games/programme.ts'
import type { Rejection } from '#kernel/result.ts'
import type { OwnLexicons } from '#lexicon/own.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { type Belongings, type PackedDictionary, readBelongings } from '#session/belongings.ts'
import type { Counted } from '#session/moved-words.ts'
import { arrivalOf } from '#session/moving-in.ts'
import { unopenedWords } from '#session/saved-words.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { fromBase64 } from '../base64.ts'
import { randomText, shelf } from '../device.ts'
import { compileAside } from '../lexicon/compiler.ts'
import { settingsChanged } from '../settings.ts'
import { ShelfFullError } from '../shelf.ts'
import { bringIn } from '../table/games.ts'
import { openSaved } from '../table/open-saved.ts'
import { ownDictionaries } from './dictionaries.ts'
import type { Moved } from './moved.ts'
import { takeOver } from './remembered.ts'
import { movedWords } from './words.ts'

type Unpacked =
  | { readonly ok: true; readonly value: Moved }
  | { readonly ok: false; readonly rejection: Rejection }

/** Puts what a file brings beside what is here. Nothing that is here is lost by it. */
export async function bringEverything(text: string): Promise<Unpacked> {
  const read = readBelongings(text)
  if (!read.ok) return read
  const refused = read.value.unread > 0 ? [movedWords.unread(read.value.unread)] : []
  // Games are replayed with the words they were played with, so these come first.
  const dictionaries = await bringDictionaries(read.value.dictionaries, refused)
  const games = await bringGames(read.value.games, refused)
  const remembered = rememberAlso(read.value, refused)
  return { ok: true, value: { games, dictionaries, remembered, refused } }
}

async function bringDictionaries(packed: readonly PackedDictionary[], refused: string[]): Promise<Counted> {
  if (packed.length === 0) return { brought: 0, here: 0 }
  const own = await ownDictionaries()
  let brought = 0
  let here = 0
  for (const one of packed) {
    if (own.find(one.hash)) here += 1
    else {
      const why = await bringDictionary(own, one)
      if (why === undefined) brought += 1
      else refused.push(movedWords.refusedDictionary(one.name, why))
    }
  }
  return { brought, here }
}

/** Why not, if not. */
async function bringDictionary(
  own: OwnLexicons,
  { name, file }: PackedDictionary,
): Promise<string | undefined> {
  try {
    const compiled = await compileAside({ do: 'compile', bytes: fromBase64(file).buffer })
    const kept = compiled.ok ? await own.keep(name, compiled.value.file) : compiled
    return kept.ok ? undefined : (lexiconRejection(kept.rejection) ?? movedWords.notKept)
  } catch {
    return movedWords.notKept
  }
}

async function bringGames(games: readonly ShelvedGame[], refused: string[]): Promise<Counted> {
  let brought = 0
  let here = 0
  for (const game of games) {
    const arrival = arrivalOf(game, await shelf.find(game.id))
    if (arrival === 'here') {
      here += 1
      continue
    }
    const opened = await openSaved(game.saved)
    const title = titleOf(game.saved.record.game)
    if (!opened.ok) {
      refused.push(movedWords.refusedGame(title, unopenedWords(opened.rejection, opened.parlour?.words)))
      continue
    }
    const { savedAt } = game
    const id = arrival === 'other' ? randomText(10) : game.id
    try {
      await bringIn(opened.value.parlour, game.saved, { id, savedAt })
      brought += 1
    } catch (error) {
      if (!(error instanceof ShelfFullError)) throw error
      // None of the rest would fit either.
      refused.push(movedWords.noRoom(games.length - brought - here))
      break
    }
  }
  return { brought, here }
}

function rememberAlso({ remembered }: Belongings, refused: string[]): Moved['remembered'] {
  try {
    const moved = takeOver(localStorage, remembered)
    settingsChanged()
    return moved
  } catch {
    refused.push(movedWords.notRemembered)
    return { brought: 0, left: 0 }
  }
}
