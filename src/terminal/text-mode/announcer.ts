import { describeEnding } from '#protocol/rejection-words.ts'
import type { Snapshot } from '#session/session.ts'
import { isGamePaused } from '../game/active-game.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import { words } from '../text/words.ts'

type Print = (text: string) => void

export interface AnnouncerOptions {
  readonly loaded: LoadedGame
  readonly print: Print
  /** What there is to say once the game is over. */
  readonly endingNotes?: (() => readonly string[]) | undefined
  /** Whether the one to move has to make sure first that nobody else is looking. */
  readonly isHidden?: (snapshot: Snapshot) => boolean
  /** Whose turn it is, is told even where it is nobody's here. */
  readonly announcesOthersTurns?: boolean
}

/** Prints what happens at a table, each thing once and in order. */
export function createAnnouncer(options: AnnouncerOptions) {
  const { loaded, print, endingNotes, isHidden = () => false, announcesOthersTurns = false } = options
  let printedTurns = 0
  let shownTurns = 0
  let isEndingPrinted = false
  let wasPaused = false

  function follow(snapshot: Snapshot): void {
    const { log, people, ending } = snapshot
    if (log.length < printedTurns) print(words.textMode.takenBack)
    for (const { events } of log.slice(printedTurns))
      for (const event of events) print(loaded.text.event(event, people))
    printedTurns = log.length
    if (isGamePaused(snapshot) !== wasPaused) print(wasPaused ? words.textMode.goesOn : words.textMode.paused)
    // The board was hidden meanwhile.
    if (wasPaused && !ending) shownTurns = -1
    wasPaused = isGamePaused(snapshot)
    if (wasPaused) return
    if (!ending) announceTurn(snapshot)
    else if (!isEndingPrinted) {
      isEndingPrinted = true
      const { headline, reason } = describeEnding(ending, people, loaded.text)
      printBoard(snapshot)
      print(`${headline}. ${reason}`)
      for (const line of endingNotes?.() ?? []) print(line)
    }
  }

  /** The board, whenever someone here may do something about it, and whose turn it is. */
  function announceTurn(snapshot: Snapshot): void {
    const { log, acting, viewer, computerError, view, people } = snapshot
    const isOurs = acting !== undefined
    if (log.length === shownTurns || computerError || !(isOurs || announcesOthersTurns) || isHidden(snapshot))
      return
    // Whoever comes into a game that is on wants to see how it stands.
    if (isOurs || viewer === 'spectator' || shownTurns === 0) printBoard(snapshot)
    shownTurns = log.length
    print(loaded.text.status(view, people))
  }

  function printBoard({ view, people }: Snapshot): void {
    for (const row of loaded.face.text(view, people)) print(row)
  }

  function printLog({ log, people }: Snapshot): void {
    log.forEach(({ events }, ply) => {
      for (const event of events) print(`${ply === 0 ? '' : `${ply}. `}${loaded.text.event(event, people)}`)
    })
  }

  return { follow, printBoard, printLog }
}
