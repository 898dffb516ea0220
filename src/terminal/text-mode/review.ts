import { type Perspective, playerPerspective } from '#app/review.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Note } from '#kernel/engine.ts'
import { errorMessage, UserError } from '#kernel/errors.ts'
import type { Person } from '#kernel/text.ts'
import { describeEnding } from '#protocol/text/en/rejection.ts'
import { playedMoves, replaySteps } from '#table/replay.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { type LoadedGame, loadGameOrThrow } from '../game/loaded-game.ts'
import { openErrorText } from '../game/open-error.ts'
import { type ReviewedGame, summaryNoteText } from '../game/reviewed-game.ts'
import { linePrinter } from '../kit/printable.ts'
import type { TerminalHost } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'

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
  const moveCount = playedMoves(table).length
  if (moveCount === 0) return print(shellText.textMode.nothingToReview)
  const notes = await fetchNotes(host, loaded, table)
  let number = 0
  replaySteps(table, 'spectator')
    .slice(1)
    .forEach(({ events }, index) => {
      const eventText = events.map(event => loaded.text.event(event, people)).join(' ')
      const note = notes[index]
      // A secret move has neither text nor note.
      if (eventText === '' && !note) return
      number += 1
      const noteText = note ? ` ${loaded.text.note(note)}` : ''
      print(`${number}. ${eventText.replace(/\.?$/, '.')}${noteText}`)
      for (const more of (note && loaded.text.noteLines?.(note)) ?? []) print(`   ${more}`)
    })
  for (const note of notes.slice(moveCount)) print(summaryNoteText(note, loaded.text, people))
}

/** Prints a saved game from beginning to end: every move with its note and the board it led to. */
export async function printReplay(
  host: TerminalHost,
  saved: SavedGame,
  perspective: Perspective = playerPerspective(saved.players),
): Promise<void> {
  const loaded = await loadGameOrThrow(saved.record.game)
  await printReviewedGame(host, { loaded, table: restoreTableOrThrow(loaded, saved), perspective })
}

/** Prints a restored or imported game. */
export async function printReviewedGame(
  host: Pick<TerminalHost, 'output' | 'capabilities' | 'engineClient'>,
  { loaded, table, perspective }: ReviewedGame,
): Promise<void> {
  const { text: words, face } = loaded
  const { viewer, people } = perspective
  const print = linePrinter(host)
  const notes = await fetchNotes(host, loaded, table).catch((error: unknown) => {
    print(shellText.review.failed(errorMessage(error)))
    return []
  })
  print(loaded.card.title)
  const steps = replaySteps(table, viewer)
  let number = 0
  steps.forEach(({ view, events }, ply) => {
    const note = ply === 0 ? undefined : notes[ply - 1]
    if (ply > 0 && events.length > 0) number += 1
    for (const event of events) print(`${ply === 0 ? '' : `${number}. `}${words.event(event, people)}`)
    if (note) for (const line of [words.note(note), ...(words.noteLines?.(note) ?? [])]) print(`   ${line}`)
    for (const row of face.text(view, people)) print(row)
  })
  if (table.ending) {
    const { headline, reason } = describeEnding(table.ending, people, words)
    print(`${headline}. ${reason}`)
  }
  for (const note of notes.slice(steps.length - 1)) print(summaryNoteText(note, words, people))
}

async function fetchNotes(
  { engineClient }: Pick<TerminalHost, 'engineClient'>,
  { id }: LoadedGame,
  table: Table,
): Promise<readonly Note[]> {
  return engineClient.request({ do: 'review', game: id, line: playedMoves(table) }).result
}

function restoreTableOrThrow(loaded: LoadedGame, saved: SavedGame): Table {
  const table = restoreAnyVersion(loaded, saved.record)
  if (!table.ok) throw new UserError(openErrorText(loaded, saved.record.params, table.rejection))
  return table.value
}
