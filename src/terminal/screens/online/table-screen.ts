import type { Rejection } from '#kernel/result.ts'
import { tableUrl } from '../../online/address.ts'
import { type JoinedTable, type JoinPurpose, joinTable } from '../../online/join-table.ts'
import { onlineActiveGame } from '../../online/online-game.ts'
import { createRematchFollower } from '../../online/rematch.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { onlineText, refusalSentence } from '../../text/en/online.ts'
import { createNotice } from '../pages/notice.tsx'
import { PlayScreen } from '../play/play-screen.tsx'
import { createWaitingRoom } from './waiting-room.tsx'

const { table: sentences } = onlineText
const BELL = '\u0007'

export interface OpenTableOptions {
  readonly code: string
  readonly purpose: JoinPurpose
  /** Shows the table: above the list it was chosen from, or in place of the form. */
  show(table: Screen): void
}

/** Joins a table; returns a sentence where that fails. */
export async function openTable(
  shell: Shell,
  server: ServerClient,
  options: OpenTableOptions,
): Promise<string | undefined> {
  const joined = await joinTable(server, options.code, options.purpose)
  if (!joined.ok) return refusalSentence(joined.rejection, server)
  options.show(createTableScreen(shell, server, joined.value))
  return undefined
}

/** An online table: the waiting room, the game, and the rematch. */
export function createTableScreen(shell: Shell, server: ServerClient, joined: JoinedTable): Screen {
  const { table, code } = joined
  const waiting = createWaitingRoom(shell, server, joined)
  let play: PlayScreen | undefined
  const next = createRematchFollower({ server, joined, onJoined })

  function follow(): void {
    const session = table.session()
    if (session && !play) begin(session)
    else if (table.state()?.phase === 'closed')
      shell.replaceFrom(screen, createNotice(shell, sentences.closedTitle, sentences.closed))
    next.followWhenAgreed()
    shell.redraw()
  }

  function begin(session: NonNullable<ReturnType<typeof table.session>>): void {
    play = new PlayScreen(
      shell,
      onlineActiveGame(server, joined, session, { howToAsk: sentences.pressAgain }),
      {
        again,
      },
    )
  }

  async function again(): Promise<void> {
    const refusal = await next.request()
    if (refusal) tell(refusal)
  }

  function onJoined(refusal?: Rejection): void {
    const found = next.joined()
    if (found) shell.replaceFrom(screen, createTableScreen(shell, server, found))
    else if (refusal) tell(refusal)
  }

  function tell(refusal: Rejection): void {
    play?.say({ text: refusalSentence(refusal, server), kind: 'refused' })
  }

  const isInPlay = () => {
    const snapshot = table.session()?.snapshot()
    return snapshot && snapshot.viewer !== 'spectator' && !snapshot.ending
  }
  const screen: Screen = {
    press: key => (play ?? waiting).press(key),
    draw: room => (play ?? waiting).draw(room),
    mouse: event => play?.mouse(event),
    exitMessage: () =>
      isInPlay() ? sentences.left(`quincunx join ${tableUrl(server.address, code)}`) : undefined,
    close() {
      unsubscribe()
      play?.close?.()
      table.close()
    },
  }
  const unsubscribe = table.subscribe(() => {
    // The waiting player may be looking at another window.
    const wasWaiting = !play
    follow()
    if (wasWaiting && play) shell.host.output.write(BELL)
  })
  follow()
  return screen
}
