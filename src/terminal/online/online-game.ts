import { rematchState } from '#app/rematch.ts'
import { resultSentences } from '#app/text/en/online-result.ts'
import { leaveSentence } from '#app/text/en/presence.ts'
import { object, type Person, subject } from '#kernel/text.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import { graceMsAt, type RemoteTableState } from '#session/remote/table-state.ts'
import type { Session } from '#session/session.ts'
import type { ActiveGame } from '../game/active-game.ts'
import { onlineText, refusalSentence } from '../text/en/online.ts'
import { tableUrl } from './address.ts'
import type { JoinedTable } from './join-table.ts'
import type { ServerClient } from './server-client.ts'

/** How a rematch is requested in this shell: by a key or a word. */
export interface RematchPrompt {
  readonly howToAsk: string
}

/** The consequence for a player who leaves this table now. */
export function leaveSentenceAt(table: RemoteTable, session: Session): string {
  const isTimed = session.snapshot().deadlines.some(({ kind }) => kind === 'move')
  return leaveSentence(graceMsAt(table.state()!), isTimed)
}

/** An online game as an active game of the shell. */
export function onlineActiveGame(
  server: ServerClient,
  { table, code, loaded }: JoinedTable,
  session: Session,
  manner: RematchPrompt,
): ActiveGame {
  const watches = () => session.snapshot().viewer === 'spectator'
  return {
    loaded,
    session,
    isShared: false,
    label: watches() ? `${code}, ${onlineText.table.watching}` : code,
    savedLocation: () => onlineText.table.where(tableUrl(server.address, code)),
    leaveWarning: () =>
      watches() || session.snapshot().ending
        ? undefined
        : onlineText.table.confirmLeave(leaveSentenceAt(table, session)),
    notices: () => [
      ...connectionNotices(server),
      ...(session.snapshot().ending ? endingNotices(table, session, manner) : []),
    ],
    close: () => table.close(),
  }
}

function connectionNotices({ connection, address }: ServerClient): readonly string[] {
  const state = connection.state()
  return state.kind === 'refused' ? [refusalSentence(state.rejection, { address })] : []
}

/** After the game: whether the draws were fair, and who wants a rematch. */
function endingNotices(table: RemoteTable, session: Session, manner: RematchPrompt): readonly string[] {
  const fair = table.isFair()
  const result = table.result()
  return [
    ...(result ? resultSentences(result, session.snapshot().people) : []),
    ...(fair === undefined ? [] : [fair ? onlineText.table.fair : onlineText.table.unfair]),
    ...rematchNotices(table.state()!, session.snapshot().people, manner),
  ]
}

function rematchNotices(
  tableState: RemoteTableState,
  people: readonly Person[],
  { howToAsk }: RematchPrompt,
): readonly string[] {
  const { table: sentences } = onlineText
  const { next, asking, awaited, gone, mayAsk } = rematchState(tableState)
  if (tableState.viewer === 'spectator') return next ? [sentences.moreToCome(next, howToAsk)] : []
  return [
    ...gone.map(seat => sentences.gone(subject(people[seat]))),
    ...awaited.map(seat => sentences.askedAgain(object(people[seat]))),
    ...(mayAsk ? asking.map(seat => sentences.asksAgain(subject(people[seat]), howToAsk)) : []),
  ]
}
