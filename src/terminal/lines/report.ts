import type { Person } from '#kernel/words.ts'
import type { Snapshot } from '#session/session.ts'
import { endingWords } from '#session/words.ts'
import type { LoadedGame } from '../loaded.ts'
import { words } from '../words.ts'

type Print = (text: string) => void

/** Prints what happens at a table, each thing once and in order. */
export function createReport(loaded: LoadedGame, people: readonly Person[], print: Print) {
  let told = 0
  let toldEnding = false

  function follow(snapshot: Snapshot): void {
    if (snapshot.log.length < told) print(words.lines.takenBack)
    for (const { events } of snapshot.log.slice(told))
      for (const event of events) print(loaded.words.event(event, people))
    told = snapshot.log.length
    if (!snapshot.ending || toldEnding) return
    toldEnding = true
    const { headline, reason } = endingWords(snapshot.ending, people, loaded.words)
    printBoard(snapshot)
    print(`${headline}. ${reason}`)
  }

  function printBoard({ view }: Snapshot): void {
    for (const row of loaded.face.text(view)) print(row)
  }

  function printLog({ log }: Snapshot): void {
    log.forEach(({ events }, ply) => {
      for (const event of events) print(`${ply === 0 ? '' : `${ply}. `}${loaded.words.event(event, people)}`)
    })
  }

  return { follow, printBoard, printLog }
}
