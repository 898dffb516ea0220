import { Analysis } from '#app/analysis.ts'
import { type Perspective, playerPerspective } from '#app/review.ts'
import { saveVariationsOf } from '#app/save-variations.ts'
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
import { type ActiveGame, savedVariations } from '../game/active-game.ts'
import { type LoadedGame, loadGameOrThrow } from '../game/loaded-game.ts'
import { openErrorText } from '../game/open-error.ts'
import { type ReviewedGame, summaryNoteText } from '../game/reviewed-game.ts'
import { linePrinter } from '../kit/printable.ts'
import type { TerminalHost } from '../shell/host.ts'
import type { StartedGame } from '../shell/shell.ts'
import { shellText } from '../text/en/shell.ts'
import { TextReview } from './text-review.ts'

export interface OpenReviewOptions {
  readonly host: TerminalHost
  readonly activeGame: ActiveGame
  print(text: string): void
  playOn(game: StartedGame): Promise<void>
}

/** Prints the notes of the review on each move of a finished game, and opens the analysis board. */
export async function openReview(options: OpenReviewOptions): Promise<TextReview | undefined> {
  const { host, activeGame, print, playOn } = options
  const { loaded, session } = activeGame
  const { ending, players, people, viewer } = session.snapshot()
  const record = session.record()
  if (!ending) return void print(shellText.textMode.reviewLater)
  if (!record) return void print(shellText.play.reviewSoon)
  const table = restoreTableOrThrow(loaded, { players, record })
  if (playedMoves(table).length === 0) return void print(shellText.textMode.nothingToReview)
  const notes = await fetchNotes(host, loaded, table)
  printNotes({ loaded, table, notes, people, print })
  print(shellText.textMode.review.open)
  const game = {
    loaded,
    table,
    perspective: { viewer, people },
    variations: await savedVariations(host, activeGame),
    ...savesVariations(host, activeGame.savedId?.()),
  }
  return new TextReview({ host, game, notes, print, playOn })
}

/** How the variations of a saved game are stored; nothing for a game that is not saved here. */
export function savesVariations(
  { savedGames }: Pick<TerminalHost, 'savedGames'>,
  id: string | undefined,
): Pick<ReviewedGame, 'saveVariations'> {
  if (id === undefined) return {}
  return { saveVariations: variations => saveVariationsOf(savedGames, id, variations) }
}

interface PrintNotesOptions {
  readonly loaded: LoadedGame
  readonly table: Table
  readonly notes: readonly Note[]
  readonly people: readonly Person[]
  print(text: string): void
}

function printNotes({ loaded, table, notes, people, print }: PrintNotesOptions): void {
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
  for (const note of notes.slice(playedMoves(table).length)) print(summaryNoteText(note, loaded.text, people))
}

/** A saved game to review; `id` where its variations can be saved with it. */
export async function reviewedSavedGame(
  host: TerminalHost,
  saved: SavedGame,
  {
    perspective = playerPerspective(saved.players),
    id,
  }: { readonly perspective?: Perspective; readonly id?: string | undefined } = {},
): Promise<ReviewedGame> {
  const loaded = await loadGameOrThrow(saved.record.game)
  return {
    loaded,
    table: restoreTableOrThrow(loaded, saved),
    perspective,
    variations: saved.variations,
    ...savesVariations(host, id),
  }
}

/**
 * Prints a game from beginning to end: every move with its note and the board it led to. Returns the notes of the review.
 */
export async function printReviewedGame(
  host: Pick<TerminalHost, 'output' | 'capabilities' | 'engineClient'>,
  { loaded, table, perspective, variations }: ReviewedGame,
): Promise<readonly Note[]> {
  const { text: words, face } = loaded
  const { viewer, people } = perspective
  const print = linePrinter(host)
  const notes: readonly Note[] = await fetchNotes(host, loaded, table).catch((error: unknown) => {
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
  return notes
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
