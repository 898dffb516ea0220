import type { GameNews, TableNews } from '#protocol/news.ts'

/**
 * Writes news as JSON. What several viewers are told in one object, such as the log, is written once for them all:
 * to write news takes longer than to play a move.
 */
export function newsWriter(): (news: TableNews) => string {
  const parts: object[] = []
  const texts: string[] = []

  // Half a dozen at most: to look through them is faster than to hash them.
  function shared(part: object): string {
    const known = parts.indexOf(part)
    if (known >= 0) return texts[known]!
    const text = JSON.stringify(part)
    parts.push(part)
    texts.push(text)
    return text
  }

  function gameText(game: GameNews): string {
    const { keep, log, view, toAct, turn, deadlines, canUndo, canRedo, ending } = game
    return (
      `{"keep":${keep},"log":${shared(log)},"view":${JSON.stringify(view)},"toAct":${shared(toAct)}` +
      `,"turn":${turn},"deadlines":${shared(deadlines)},"canUndo":${canUndo},"canRedo":${canRedo}` +
      `${ending ? `,"ending":${shared(ending)}` : ''}}`
    )
  }

  return ({ type, table, from, seq, now, phase, viewer, about, seats, game, rematch }) => {
    const who = viewer === 'spectator' ? '"spectator"' : viewer
    return (
      `{"type":"${type}","table":${JSON.stringify(table)},"from":${from},"seq":${seq},"now":${now}` +
      `,"phase":"${phase}","viewer":${who}` +
      `${about ? `,"about":${shared(about)}` : ''}${seats ? `,"seats":${shared(seats)}` : ''}` +
      `${game ? `,"game":${gameText(game)}` : ''}${rematch ? `,"rematch":${shared(rematch)}` : ''}}`
    )
  }
}
