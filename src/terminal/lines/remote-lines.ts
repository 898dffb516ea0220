import type { Rejection } from '#kernel/result.ts'
import type { TerminalHost } from '../host.ts'
import { linkTo } from '../online/address.ts'
import { nextTable } from '../online/next-table.ts'
import type { Place } from '../online/seat.ts'
import { GRACE_SECONDS, remoteSitting } from '../online/sitting.ts'
import type { Visit } from '../online/visit.ts'
import { onlineWords, refusalWords } from '../online/words.ts'
import { commandsWith, REMOTE_COMMANDS } from './commands.ts'
import { converse, type Parting } from './converse.ts'
import { patience } from './patience.ts'
import { tellPresence } from './presence.ts'
import { openTalk, type Talk } from './talk.ts'
import { waitByLines } from './waiting-lines.ts'

const { lines: said } = onlineWords

/** A game at a table elsewhere by lines alone, and those that follow it there. Answers with the exit code. */
export async function playRemoteLines(host: TerminalHost, visit: Visit, first: Place): Promise<number> {
  const talk = openTalk(host)
  let place = first
  talk.print(said.entered(visit.player().name, visit.address))
  try {
    for (;;) {
      const code = await waitByLines({ talk, visit, place })
      if (code !== undefined) return code
      const next = await playByLines({ host, visit, place, talk })
      if (typeof next === 'number') return next
      place.table.close()
      place = next
    }
  } finally {
    talk.close()
    place.table.close()
  }
}

interface RemoteGame {
  readonly host: TerminalHost
  readonly visit: Visit
  readonly place: Place
  readonly talk: Talk
}

/** One game; answers with where the next one is, or with the exit code. */
async function playByLines({ host, visit, place, talk }: RemoteGame): Promise<number | Place> {
  const { table, code, loaded } = place
  const { clock } = host
  const { print } = talk
  const session = table.session()!
  const sitting = remoteSitting(visit, place, session, { toAskAgain: said.typeAgain })
  const presence = tellPresence({ session, clock, print })
  const watches = session.snapshot().viewer === 'spectator'
  const isRefused = () => visit.link.state().kind === 'refused'
  const isDecided = () => next.place() !== undefined || isRefused()
  const isInPlay = () => !watches && !session.snapshot().ending
  const next = nextTable({ visit, place, arrived })
  const waiting = patience({ table, clock, isDecided, isComing: next.isComing })
  let told: readonly string[] = []

  function arrived(refusal?: Rejection): void {
    if (refusal) print(refusalWords(refusal, visit))
    look()
  }

  function look(): void {
    waiting.look()
    if (isDecided()) talk.interrupt()
  }

  function follow(): void {
    presence.follow()
    const remarks = sitting.remarks()
    for (const remark of remarks) if (!told.includes(remark)) print(remark)
    told = remarks
    next.look()
    look()
  }

  async function again(): Promise<void> {
    if (!session.snapshot().ending) return print(said.againLater)
    const refusal = await next.ask()
    if (refusal) print(refusalWords(refusal, visit))
  }

  function mayLeave(again: boolean): boolean {
    if (!isInPlay() || talk.piped || again) return true
    print(said.quitAgain(GRACE_SECONDS))
    return false
  }

  function bidFarewell(parting: Parting): number {
    if (isRefused()) return 1
    if (parting === 'input-ended') print(said.inputEnded)
    const command = `quincunx join ${linkTo(visit.address, code)}`
    if (isInPlay()) print(onlineWords.table.left(GRACE_SECONDS, command))
    return 0
  }

  const { title, moveExample } = loaded.words
  print(watches ? said.watches(title, code) : said.welcome(title, code, moveExample))
  try {
    const parting = await converse({
      host,
      talk,
      sitting,
      deeds: { time: presence.printTime, again },
      commands: commandsWith(REMOTE_COMMANDS, loaded),
      commandHelp: said.commands,
      tellsOthersTurns: true,
      followed: follow,
      // A person may type at any time, a script's lines wait for their turn.
      ready: async () => (talk.piped ? waiting.ready() : undefined),
      isOver: isDecided,
      mayLeave,
    })
    return next.place() ?? bidFarewell(parting)
  } finally {
    waiting.close()
    presence.close()
  }
}
