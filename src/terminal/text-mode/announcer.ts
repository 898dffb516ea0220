import { describeEnding } from '#protocol/text/en/rejection.ts'
import type { Snapshot } from '#session/session.ts'
import { isGamePaused } from '../game/active-game.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import { shellText } from '../text/en/shell.ts'

type Print = (text: string) => void

export interface AnnouncerOptions {
  readonly loaded: LoadedGame
  readonly print: Print
  /** Further lines after the ending. */
  readonly endingNotes?: (() => readonly string[]) | undefined
  /** Whether the player to move has to confirm first that nobody else is looking. */
  readonly isHidden?: (snapshot: Snapshot) => boolean
  /** Whether turns of players elsewhere are printed too. */
  readonly announcesOthersTurns?: boolean
}

export type Announcer = ReturnType<typeof createAnnouncer>

/** Prints every event of a game once and in order. */
export function createAnnouncer(options: AnnouncerOptions) {
  const { loaded, print, endingNotes, isHidden = () => false, announcesOthersTurns = false } = options
  let printedTurns = 0
  let shownTurns = 0
  let isEndingPrinted = false
  let wasPaused = false

  function follow(snapshot: Snapshot): void {
    const { log, people, ending } = snapshot
    if (log.length < printedTurns) print(shellText.textMode.takenBack)
    for (const { events } of log.slice(printedTurns))
      for (const event of events) print(loaded.text.event(event, people))
    printedTurns = log.length
    if (isGamePaused(snapshot) !== wasPaused)
      print(wasPaused ? shellText.textMode.goesOn : shellText.textMode.paused)
    // The board was hidden during the pause.
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

  /** Prints whose turn it is, and the board where someone here can move. */
  function announceTurn(snapshot: Snapshot): void {
    const { log, acting, viewer, computerError, view, people } = snapshot
    const isOurs = acting !== undefined
    if (log.length === shownTurns || computerError || !(isOurs || announcesOthersTurns) || isHidden(snapshot))
      return
    // A player who joins a running game sees the board once.
    if (isOurs || viewer === 'spectator' || shownTurns === 0) printBoard(snapshot)
    shownTurns = log.length
    print(loaded.text.status(view, people))
  }

  function printBoard({ view, people }: Snapshot): void {
    for (const row of loaded.face.text(view, people)) print(row)
  }

  function printLog({ log, people }: Snapshot): void {
    let number = 0
    for (const { seat, events } of log) {
      // A move without a visible event, such as another page of an answer, has no number.
      if (seat !== null && events.length > 0) number += 1
      const before = seat === null ? '' : `${number}. `
      for (const event of events) print(before + loaded.text.event(event, people))
    }
  }

  return { follow, printBoard, printLog }
}
