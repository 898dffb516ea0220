import { Analysis } from '#app/analysis.ts'
import { type Perspective, playerPerspective } from '#app/review.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import { type VariationMove, visibleRows } from '#app/variation-rows.ts'
import type { Note } from '#kernel/engine.ts'
import { errorMessage, UserError } from '#kernel/errors.ts'
import type { Person } from '#kernel/text.ts'
import { describeEnding } from '#protocol/text/en/rejection.ts'
import { playedMoves, replaySteps } from '#table/replay.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { playedPath, promote } from '#table/variations/variation-tree.ts'
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
      // A note may have nothing to say but its lines.
      const noteText = note ? loaded.text.note(note) : ''
      print(`${number}. ${[eventText.replace(/\.?$/, '.'), noteText].filter(Boolean).join(' ')}`)
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
  const { variations } = saved
  await printReviewedGame(host, {
    loaded,
    table: restoreTableOrThrow(loaded, saved),
    perspective,
    variations,
  })
}

/** Prints a restored or imported game. */
export async function printReviewedGame(
  host: Pick<TerminalHost, 'output' | 'capabilities' | 'engineClient'>,
  { loaded, table, perspective, variations }: ReviewedGame,
): Promise<void> {
  const { text: words, face } = loaded
  const { viewer, people } = perspective
  const print = linePrinter(host)
  const notes = await fetchNotes(host, loaded, table).catch((error: unknown) => {
    print(shellText.review.failed(errorMessage(error)))
    return []
  })
  print(loaded.card.title)
  const opened = new Analysis({ table, variations, viewer })
  if (opened.isDamaged) print(shellText.review.damaged)
  const branches = variationTexts(opened)
  const steps = replaySteps(table, viewer)
  let number = 0
  steps.forEach(({ view, events }, ply) => {
    const note = ply === 0 ? undefined : notes[ply - 1]
    if (ply > 0 && events.length > 0) number += 1
    for (const event of events) print(`${ply === 0 ? '' : `${number}. `}${words.event(event, people)}`)
    const noteText = note ? [words.note(note), ...(words.noteLines?.(note) ?? [])] : []
    for (const line of noteText.filter(one => one !== '')) print(`   ${line}`)
    for (const branch of branches.get(ply) ?? []) print(`   ${branch}`)
    for (const row of face.text(view, people)) print(row)
  })
  if (table.ending) {
    const { headline, reason } = describeEnding(table.ending, people, words)
    print(`${headline}. ${reason}`)
  }
  for (const note of notes.slice(steps.length - 1)) print(summaryNoteText(note, words, people))
}

/** The lines about the reader's own analysis, by the number of the move of the game that they are about. */
function variationTexts(analysis: Analysis): ReadonlyMap<number, readonly string[]> {
  const lines = new Map<number, readonly string[]>()
  const add = (ply: number, line: string) => lines.set(ply, [...(lines.get(ply) ?? []), line])
  const { tree } = analysis.snapshot()
  if (tree.comment) add(0, tree.comment)
  let ply = 0
  // The game is printed as it was played, whatever the main line of the analysis is.
  for (const row of visibleRows(analysis, promote(tree, playedPath(tree)))) {
    const texts = row.moves.map(move => [move.node.text, annotationText(move)].filter(Boolean).join(' '))
    const [first] = row.moves
    if (row.depth > 0) add(ply, `${'  '.repeat(row.depth - 1)}${row.ply}. ${texts.join('  ')}`)
    else if (first?.node.isPlayed) {
      ply = row.ply
      if (annotationText(first)) add(ply, annotationText(first))
    } else add(ply, `${row.ply}. ${texts.join('  ')}`)
  }
  return lines
}

function annotationText({ node: { mark, comment } }: VariationMove): string {
  return [mark && shellText.review.marks[mark], comment?.replaceAll('\n', ' ')].filter(Boolean).join(' ')
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
