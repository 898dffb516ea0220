import type { GameNews, TableNews } from '#protocol/news.ts'

/**
 * News as JSON. What several viewers are told in one object, such as the log, is written once for them all: to write
 * news takes longer than to play a move.
 */
export function writeNews(news: TableNews): string {
  const { type, table, from, seq, now, phase, viewer, about, seats, game, rematch } = news
  const who = viewer === 'spectator' ? '"spectator"' : viewer
  let text =
    `{"type":"${type}","table":${JSON.stringify(table)},"from":${from},"seq":${seq},"now":${now}` +
    `,"phase":"${phase}","viewer":${who}`
  if (about) text += `,"about":${JSON.stringify(about)}`
  if (seats) text += `,"seats":${JSON.stringify(seats)}`
  if (game) text += `,"game":${gameText(game)}`
  if (rematch) text += `,"rematch":${JSON.stringify(rematch)}`
  return `${text}}`
}

function gameText({ keep, log, view, toAct, turn, deadlines, canUndo, canRedo, ending }: GameNews): string {
  const text =
    `{"keep":${keep},"log":${writeLog(log)},"view":${JSON.stringify(view)},"toAct":${writeToAct(toAct)}` +
    `,"turn":${turn},"deadlines":${writeDeadlines(deadlines)},"canUndo":${canUndo},"canRedo":${canRedo}`
  return ending ? `${text},"ending":${JSON.stringify(ending)}}` : `${text}}`
}

const writeLog = writtenOnce()
const writeToAct = writtenOnce()
const writeDeadlines = writtenOnce()

/** Writes a part as JSON, and knows the last one again. */
function writtenOnce(): (part: object) => string {
  let last: object | undefined
  let text = ''
  return part => {
    if (part !== last) {
      text = JSON.stringify(part)
      last = part
    }
    return text
  }
}
