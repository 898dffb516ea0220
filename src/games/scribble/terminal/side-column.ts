import { type Block, padLine, type StyledLine, styledLine } from '#terminal/kit/styled-text.ts'
import type { Answer } from '../rules/types.ts'
import { factsLine, playerLines, type ScribbleTable, turnLines } from './panel.ts'
import { queryResultLines } from './query-results.ts'

/** Beside the longest word of a query the narrowest line of a player. */
const WORDS = 16
const PLAYER = 24
const RULE = '_'
const RULE_WIDEST = 26

export interface SideColumnSize {
  readonly columns: number
  readonly rows: number
  /** Whether messages and the log have a place of their own. */
  readonly hasStrip: boolean
}

/** One column beside the board, or below it: the turn, messages, the words of a query, the players. */
export function sideLines(scene: ScribbleTable, room: SideColumnSize): Block {
  const head = [factsLine(scene.view, room.columns), ...turnLines(scene, room.columns)]
  const rest = { ...room, rows: Math.max(0, room.rows - head.length) }
  return [...head, ...(room.columns < WORDS + PLAYER ? stackLines(scene, rest) : sideBySide(scene, rest))]
}

/** As in the document, the words of a query in one column and the players at the right of it. */
function sideBySide(scene: ScribbleTable, { columns, rows, hasStrip }: SideColumnSize): Block {
  const { answer } = scene.view
  const players = bothPlayersLines(scene, columns - WORDS, hasStrip ? rows : 0)
  const found = queryResultLines(answer, WORDS - 1, rows)
  const margin = answer ? WORDS : 0
  const free = { columns: columns - margin, rows: rows - players.length }
  const above = hasStrip ? [] : messageRegionLines(scene, { ...free, hasMessages: true, answer: null })
  return Array.from({ length: rows }, (_, row) => {
    const player = players[row - (rows - players.length)]
    const beside = player ?? above[row] ?? []
    return beside.length === 0
      ? (found[row] ?? [])
      : [...padLine(found[row] ?? [], player ? WORDS : margin), ...beside]
  })
}

/** Where it is narrow, the players are below all else. */
function stackLines(scene: ScribbleTable, { columns, rows, hasStrip }: SideColumnSize): Block {
  const players = bothPlayersLines(scene, columns, 0)
  const room = Math.max(0, rows - players.length)
  const region = messageRegionLines(scene, {
    columns,
    rows: room,
    hasMessages: !hasStrip,
    answer: scene.view.answer,
  })
  return [...region, ...Array<StyledLine>(room - region.length).fill([]), ...players]
}

/** Both players, with a free row after each line where there are rows enough. */
export function bothPlayersLines(scene: ScribbleTable, columns: number, rows: number): Block {
  const rule = styledLine(RULE.repeat(Math.min(columns, RULE_WIDEST)), { tone: 'line' })
  const close = [...playerLines(scene, 0, columns), rule, ...playerLines(scene, 1, columns)]
  const wide = close.flatMap((one, index) => (index === 0 ? [one] : [[], one]))
  return wide.length <= rows ? wide : close
}

interface Region {
  readonly columns: number
  readonly rows: number
  /** Whether messages and the log belong here. */
  readonly hasMessages: boolean
  readonly answer: Answer | null
}

/** Messages if they have no place elsewhere, then the dictionary's answer, then the end of the log. */
export function messageRegionLines(
  scene: ScribbleTable,
  { columns, rows, hasMessages, answer }: Region,
): Block {
  const said = hasMessages ? scene.statusLines(columns).slice(0, Math.max(0, rows)) : []
  const told = [...said, ...queryResultLines(answer, columns, rows - said.length)]
  const left = rows - told.length - (told.length > 0 ? 1 : 0)
  if (!hasMessages || left < 1) return told
  return [...told, ...(told.length > 0 ? [[]] : []), ...scene.log(columns, left)]
}
