import type { Person } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { type Block, span } from '../../kit/styled-text.ts'
import { wrapText } from '../../kit/width.ts'

export interface MoveLogOptions {
  readonly loaded: LoadedGame
  readonly people: readonly Person[]
  readonly log: Snapshot['log']
  readonly columns: number
  readonly rows: number
  /** How many lines it is scrolled back from the end. */
  readonly scrollOffset: number
}

const NUMBER_COLUMNS = 4

/** The visible part of the log, with numbered moves; the last one is highlighted. */
export function drawMoveLog({ loaded, people, log, columns, rows, scrollOffset }: MoveLogOptions): Block {
  let number = 0
  const lines = log.flatMap(({ seat, events }, ply): Block => {
    const indent = seat === null ? 0 : NUMBER_COLUMNS
    if (seat !== null && events.length > 0) number += 1
    const texts = events.flatMap(event => wrapText(loaded.text.event(event, people), columns - indent))
    const style = ply === log.length - 1 ? {} : { tone: 'soft' as const }
    return texts.map((text, index) => [
      span((index === 0 ? `${number}`.padStart(2) : '').padEnd(NUMBER_COLUMNS).slice(0, indent), {
        tone: 'soft',
      }),
      span(text, style),
    ])
  })
  const end = Math.max(Math.min(rows, lines.length), lines.length - scrollOffset)
  return lines.slice(Math.max(0, end - rows), end)
}
