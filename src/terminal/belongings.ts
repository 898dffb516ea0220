import { titleOf } from '#games/programme.ts'
import { messageOf } from '#kernel/failure.ts'
import { writeLexicon } from '#lexicon/file.ts'
import { makeDictionary } from '#lexicon/make-dictionary.ts'
import type { OwnLexicons } from '#lexicon/own.ts'
import { lexiconRejection } from '#lexicon/words.ts'
import { type PackedDictionary, type ReadBelongings, writeBelongings } from '#session/belongings.ts'
import type { Counted } from '#session/moved-words.ts'
import { arrivalOf } from '#session/moving-in.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { rejectionWords } from '#session/words.ts'
import { restoreBy } from '#table/restore.ts'
import { belongingsWords as said } from './belongings-words.ts'
import type { TerminalHost } from './host.ts'
import { loadGame } from './loaded.ts'
import { packRemembered, takeOver } from './remembered.ts'
import { unopenedWords } from './unopened.ts'

type Keeper = Pick<TerminalHost, 'shelf' | 'memory' | 'newId'> & {
  readonly brought: Pick<TerminalHost['brought'], 'loadOwn' | 'loadLists'>
}

/** Everything that is kept on this machine as one file: games, dictionaries, settings and how far lessons are done. */
export async function packEverything({ shelf, memory, brought }: Keeper): Promise<string> {
  const own = await brought.loadOwn()
  return writeBelongings({
    games: await shelf.list(),
    dictionaries: own.all().map(({ name, lexicon }) => ({
      name,
      hash: lexicon.hash,
      file: Buffer.from(writeLexicon(lexicon, { form: 'packed' })).toString('base64'),
    })),
    remembered: await packRemembered(memory),
  })
}

interface Taken extends Counted {
  /** A sentence for each that could not be taken. */
  readonly refused: readonly string[]
}

/** Puts what a file brings beside what is here, of which nothing is lost; tells in sentences what came of it. */
export async function unpackEverything(host: Keeper, read: ReadBelongings): Promise<readonly string[]> {
  // Games are replayed with the words they were played with, so these come first.
  const dictionaries = await bringDictionaries(await host.brought.loadOwn(), read.dictionaries)
  const games = await bringGames(host, read.games)
  const remembered = await takeOver(host.memory, read.remembered)
  return [
    said.moved({ games, dictionaries, remembered }),
    ...(read.unread > 0 ? [said.unread(read.unread)] : []),
    ...dictionaries.refused,
    ...games.refused,
  ]
}

async function bringDictionaries(own: OwnLexicons, packed: readonly PackedDictionary[]): Promise<Taken> {
  const refused: string[] = []
  let here = 0
  for (const one of packed) {
    if (own.find(one.hash)) here++
    else {
      const why = await bringDictionary(own, one)
      if (why !== undefined) refused.push(said.refusedDictionary(one.name, why))
    }
  }
  return { brought: packed.length - here - refused.length, here, refused }
}

/** Why not, if not. */
async function bringDictionary(
  own: OwnLexicons,
  { name, file }: PackedDictionary,
): Promise<string | undefined> {
  const bytes = Buffer.from(file, 'base64')
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const made = makeDictionary({ bytes: buffer, text: () => bytes.toString('utf8') })
  const kept = made.ok ? await own.keep(name, made.value.file.buffer) : made
  return kept.ok ? undefined : (lexiconRejection(kept.rejection) ?? said.unreadable)
}

async function bringGames(host: Keeper, games: readonly ShelvedGame[]): Promise<Taken> {
  const refused: string[] = []
  let here = 0
  for (const game of games) {
    const arrival = arrivalOf(game, await host.shelf.find(game.id))
    if (arrival === 'here') here++
    else {
      const why = await bringGame(host, arrival === 'other' ? { ...game, id: host.newId() } : game)
      if (why !== undefined) refused.push(said.refusedGame(titleOf(game.saved.record.game), why))
    }
  }
  return { brought: games.length - here - refused.length, here, refused }
}

/** Why not, if not: every game is replayed before it is kept. */
async function bringGame({ shelf }: Keeper, game: ShelvedGame): Promise<string | undefined> {
  const { record } = game.saved
  const loaded = await loadGame(record.game)
  if (!loaded.ok) return rejectionWords(loaded.rejection)
  const table = restoreBy(loaded.value, record)
  if (!table.ok) return unopenedWords(loaded.value, record.setup, table.rejection)
  try {
    await shelf.keep({ ...game, finished: table.value.ending !== undefined })
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** Deletes all of it: games, dictionaries, word lists, settings, and how far lessons are done. */
export async function forgetEverything({ shelf, memory, brought }: Keeper): Promise<void> {
  for (const own of [await brought.loadOwn(), await brought.loadLists()])
    for (const { lexicon } of own.all()) await own.forget(lexicon.hash)
  for (const { id } of await shelf.list()) await shelf.remove(id)
  memory.forget()
}
