import type { Rejection } from '#kernel/result.ts'
import { linkTo } from '../../online/address.ts'
import { nextTable } from '../../online/next-table.ts'
import { goTo, type Place, type Purpose } from '../../online/seat.ts'
import { GRACE_SECONDS, remoteSitting } from '../../online/sitting.ts'
import type { Visit } from '../../online/visit.ts'
import { onlineWords, refusalWords } from '../../online/words.ts'
import type { Screen } from '../../screen.ts'
import type { Shell } from '../../shell.ts'
import { createNotice } from '../notice.tsx'
import { createPlay, type PlayScreen } from '../play.tsx'
import { createWaiting } from './waiting.tsx'

const { table: said } = onlineWords
const BELL = '\u0007'

export interface Going {
  readonly code: string
  readonly purpose: Purpose
  /** Puts the table where it belongs: on the list it was chosen from, in place of the form that asked for it. */
  show(table: Screen): void
}

/** Goes to a table; a sentence where that is not possible. */
export async function openTable(shell: Shell, visit: Visit, going: Going): Promise<string | undefined> {
  const place = await goTo(visit, going.code, going.purpose)
  if (!place.ok) return refusalWords(place.rejection, visit)
  going.show(createTable(shell, visit, place.value))
  return undefined
}

/** A table elsewhere: one waits at it, plays, and goes on to the next one. */
export function createTable(shell: Shell, visit: Visit, place: Place): Screen {
  const { table, code } = place
  const waiting = createWaiting(shell, visit, place)
  let play: PlayScreen | undefined
  const next = nextTable({ visit, place, arrived })

  function follow(): void {
    const session = table.session()
    if (session && !play) begin(session)
    else if (table.standing()?.phase === 'closed')
      shell.exchange(screen, createNotice(shell, said.closedTitle, said.closed))
    next.look()
    shell.redraw()
  }

  function begin(session: NonNullable<ReturnType<typeof table.session>>): void {
    play = createPlay(shell, remoteSitting(visit, place, session, { toAskAgain: said.pressAgain }), { again })
  }

  async function again(): Promise<void> {
    const refusal = await next.ask()
    if (refusal) tell(refusal)
  }

  function arrived(refusal?: Rejection): void {
    const found = next.place()
    if (found) shell.exchange(screen, createTable(shell, visit, found))
    else if (refusal) tell(refusal)
  }

  function tell(refusal: Rejection): void {
    play?.say({ text: refusalWords(refusal, visit), kind: 'refused' })
  }

  const isInPlay = () => {
    const snapshot = table.session()?.snapshot()
    return snapshot && snapshot.viewer !== 'spectator' && !snapshot.ending
  }
  const screen: Screen = {
    press: key => (play ?? waiting).press(key),
    draw: room => (play ?? waiting).draw(room),
    farewell: () =>
      isInPlay() ? said.left(GRACE_SECONDS, `quincunx join ${linkTo(visit.address, code)}`) : undefined,
    close() {
      unsubscribe()
      play?.close?.()
      table.close()
    },
  }
  const unsubscribe = table.subscribe(() => {
    // Whoever waits may be looking at another window.
    const wasWaiting = !play
    follow()
    if (wasWaiting && play) shell.host.output.write(BELL)
  })
  follow()
  return screen
}
