import { type Perspective, playerPerspective } from '#app/review.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import { UserError } from '#kernel/errors.ts'
import type { Person } from '#kernel/text.ts'
import { describeEnding } from '#protocol/text/en/rejection.ts'
import { playedMoves, replaySteps } from '#table/replay.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { type LoadedGame, loadGameOrThrow } from '../game/loaded-game.ts'
import { openErrorText } from '../game/open-error.ts'
import { type ReviewedGame, summaryNoteText } from '../game/reviewed-game.ts'
import type { TerminalHost } from '../shell/host.ts'

export interface PrintReviewOptions {
  readonly host: TerminalHost
  readonly loaded: LoadedGame
  readonly saved: SavedGame
  readonly people: readonly Person[]
  print(text: string): void
}

/** Prints the notes of the review on each move. */
export async function printReview({ host, loaded, saved, people, print }: PrintReviewOptions): Promise<void> {
  const table = restoreTableOrThrow(loaded, saved)
  const line = playedMoves(table)
  const notes = await host.engineClient.request({ do: 'review', game: loaded.id, line }).result
  replaySteps(table, 'spectator')
    .slice(1)
    .forEach(({ events }, index) => {
      const eventText = events.map(event => loaded.text.event(event, people)).join(' ')
      const note = notes[index]
      // A secret move has neither text nor note.
      if (eventText === '' && !note) return
      const noteText = note ? ` ${loaded.text.note(note)}` : ''
      print(`${index + 1}. ${eventText.replace(/\.?$/, '.')}${noteText}`)
      for (const more of (note && loaded.text.noteLines?.(note)) ?? []) print(`   ${more}`)
    })
  for (const note of notes.slice(line.length)) print(summaryNoteText(note, loaded.text, people))
}

/** Prints a saved game from beginning to end: every move with the board it led to. */
export async function printReplay(
  host: TerminalHost,
  saved: SavedGame,
  perspective: Perspective = playerPerspective(saved.players),
): Promise<void> {
  const loaded = await loadGameOrThrow(saved.record.game)
  printReviewedGame(host, { loaded, table: restoreTableOrThrow(loaded, saved), perspective })
}

/** Prints a restored or imported game. */
export function printReviewedGame(
  { output }: Pick<TerminalHost, 'output'>,
  { loaded, table, perspective }: ReviewedGame,
): void {
  const { text: words, face } = loaded
  const { viewer, people } = perspective
  const print = (text: string) => output.write(`${text}\n`)
  print(loaded.card.title)
  replaySteps(table, viewer).forEach(({ view, events }, ply) => {
    for (const event of events) print(`${ply === 0 ? '' : `${ply}. `}${words.event(event, people)}`)
    for (const row of face.text(view, people)) print(row)
  })
  if (!table.ending) return
  const { headline, reason } = describeEnding(table.ending, people, words)
  print(`${headline}. ${reason}`)
}

function restoreTableOrThrow(loaded: LoadedGame, saved: SavedGame) {
  const table = restoreAnyVersion(loaded, saved.record)
  if (!table.ok) throw new UserError(openErrorText(loaded, saved.record.params, table.rejection))
  return table.value
}
