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
  const {
    loaded,
    print,
    endingNotes: afterword,
    isHidden: isCovered = () => false,
    announcesOthersTurns: tellsOthersTurns = false,
  } = options
  let told = 0
  let shown = 0
  let toldEnding = false
  let wasStanding = false

  function follow(snapshot: Snapshot): void {
    const { log, people, ending } = snapshot
    if (log.length < told) print(words.textMode.takenBack)
    for (const { events } of log.slice(told))
      for (const event of events) print(loaded.text.event(event, people))
    told = log.length
    if (isGamePaused(snapshot) !== wasStanding)
      print(wasStanding ? words.textMode.goesOn : words.textMode.paused)
    // The board was hidden meanwhile.
    if (wasStanding && !ending) shown = -1
    wasStanding = isGamePaused(snapshot)
    if (wasStanding) return
    if (!ending) tellTurn(snapshot)
    else if (!toldEnding) {
      toldEnding = true
      const { headline, reason } = describeEnding(ending, people, loaded.text)
      printBoard(snapshot)
      print(`${headline}. ${reason}`)
      for (const line of afterword?.() ?? []) print(line)
    }
  }

  /** The board, whenever someone here may do something about it, and whose turn it is. */
  function tellTurn(snapshot: Snapshot): void {
    const { log, acting, viewer, computerError, view, people } = snapshot
    const isOurs = acting !== undefined
    if (log.length === shown || computerError || !(isOurs || tellsOthersTurns) || isCovered(snapshot)) return
    // Whoever comes into a game that is on wants to see how it stands.
    if (isOurs || viewer === 'spectator' || shown === 0) printBoard(snapshot)
    shown = log.length
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
