import { UserError } from '#kernel/failure.ts'
import type { Person } from '#kernel/words.ts'
import type { SavedGame } from '#session/saved.ts'
import { endingWords } from '#session/words.ts'
import { lineOf, replaySteps } from '#table/replay.ts'
import { restoreBy } from '#table/restore.ts'
import type { TerminalHost } from '../host.ts'
import { type LoadedGame, mustLoad } from '../loaded.ts'
import { type Eyes, ownEyes, type Reviewed, wholeWords } from '../reviewed.ts'
import { unopenedWords } from '../unopened.ts'

export interface ReviewOptions {
  readonly host: TerminalHost
  readonly loaded: LoadedGame
  readonly saved: SavedGame
  readonly people: readonly Person[]
  print(text: string): void
}

/** Prints what the review says of each move. */
export async function reviewLines({ host, loaded, saved, people, print }: ReviewOptions): Promise<void> {
  const table = restoredTable(loaded, saved)
  const line = lineOf(table)
  const notes = await host.thinker.think({ do: 'review', game: loaded.id, line }).answer
  replaySteps(table, 'spectator')
    .slice(1)
    .forEach(({ events }, index) => {
      const said = events.map(event => loaded.words.event(event, people)).join(' ')
      const note = notes[index]
      // What nobody else was told, such as a word placed in secret.
      if (said === '' && !note) return
      const judged = note ? ` ${loaded.words.note(note)}` : ''
      print(`${index + 1}. ${said.replace(/\.?$/, '.')}${judged}`)
      for (const more of note?.lines ?? []) print(`   ${more}`)
    })
  for (const note of notes.slice(line.length)) print(wholeWords(note, loaded.words, people))
}

/** Prints a saved game from beginning to end: every move with the board it led to. */
export async function replayLines(
  host: TerminalHost,
  saved: SavedGame,
  eyes: Eyes = ownEyes(saved.players),
): Promise<void> {
  const loaded = await mustLoad(saved.record.game)
  tellReviewed(host, { loaded, table: restoredTable(loaded, saved), eyes })
}

/** The same for a game that is laid out already. */
export function tellReviewed(
  { output }: Pick<TerminalHost, 'output'>,
  { loaded, table, eyes }: Reviewed,
): void {
  const { words, face } = loaded
  const { viewer, people } = eyes
  const print = (text: string) => output.write(`${text}\n`)
  print(words.title)
  replaySteps(table, viewer).forEach(({ view, events }, ply) => {
    for (const event of events) print(`${ply === 0 ? '' : `${ply}. `}${words.event(event, people)}`)
    for (const row of face.text(view, people)) print(row)
  })
  if (!table.ending) return
  const { headline, reason } = endingWords(table.ending, people, words)
  print(`${headline}. ${reason}`)
}

function restoredTable(loaded: LoadedGame, saved: SavedGame) {
  const table = restoreBy(loaded, saved.record)
  if (!table.ok) throw new UserError(unopenedWords(loaded, saved.record.setup, table.rejection))
  return table.value
}
