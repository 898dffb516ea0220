import { object, type Person, subject } from '#kernel/words.ts'
import type { RemoteStanding } from '#session/remote/standing.ts'
import type { RemoteTable } from '#session/remote/table.ts'
import type { Session } from '#session/session.ts'
import { GRACE_MS } from '#table/clocks.ts'
import type { Sitting } from '../sitting.ts'
import { linkTo } from './address.ts'
import type { Place } from './seat.ts'
import type { Visit } from './visit.ts'
import { onlineWords, refusalWords } from './words.ts'

/** How another game is asked for in this shell: by a key, or by a word. */
export interface RemoteManner {
  readonly toAskAgain: string
}

export const GRACE_SECONDS = GRACE_MS / 1000

/** A game at a table elsewhere, as the shell sees it. */
export function remoteSitting(
  visit: Visit,
  { table, code, loaded }: Place,
  session: Session,
  manner: RemoteManner,
): Sitting {
  const watches = () => session.snapshot().viewer === 'spectator'
  return {
    loaded,
    session,
    shared: false,
    label: watches() ? `${code}, ${onlineWords.table.watching}` : code,
    where: () => onlineWords.table.where(linkTo(visit.address, code)),
    parting: () =>
      watches() || session.snapshot().ending ? undefined : onlineWords.table.parting(GRACE_SECONDS, code),
    remarks: () => [
      ...linkRemarks(visit),
      ...(session.snapshot().ending ? endRemarks(table, session, manner) : []),
    ],
    close: () => table.close(),
  }
}

function linkRemarks({ link, address }: Visit): readonly string[] {
  const state = link.state()
  return state.kind === 'refused' ? [refusalWords(state.rejection, { address })] : []
}

/** After the game: whether it was fair, and whether there is to be another one. */
function endRemarks(table: RemoteTable, session: Session, manner: RemoteManner): readonly string[] {
  const fair = table.fair()
  return [
    ...(fair === undefined ? [] : [fair ? onlineWords.table.fair : onlineWords.table.unfair]),
    ...rematchRemarks(table.standing()!, session.snapshot().people, manner),
  ]
}

function rematchRemarks(
  { rematch, viewer, seats }: RemoteStanding,
  people: readonly Person[],
  { toAskAgain }: RemoteManner,
): readonly string[] {
  const { table: said } = onlineWords
  if (viewer === 'spectator') return rematch.next ? [said.moreToCome(rematch.next, toAskAgain)] : []
  const others = people.flatMap((person, seat) => (seat === viewer ? [] : [{ person, seat }]))
  const gone = others.filter(({ seat }) => seats[seat]?.kind === 'person' && !isHere(seats[seat]))
  const asking = others.filter(({ seat }) => rematch.asked.includes(seat))
  const silent = others.filter(({ seat }) => !rematch.asked.includes(seat))
  return [
    ...gone.map(({ person }) => said.gone(subject(person))),
    ...(rematch.asked.includes(viewer)
      ? silent.map(({ person }) => said.askedAgain(object(person)))
      : asking.map(({ person }) => said.asksAgain(subject(person), toAskAgain))),
  ]
}

function isHere(seat: RemoteStanding['seats'][number] | undefined): boolean {
  return seat?.kind === 'person' && seat.here
}
