import type { Rejection } from '#kernel/result.ts'
import { tableUrl } from '../online/address.ts'
import type { JoinedTable } from '../online/join-table.ts'
import { leaveSentenceAt, onlineActiveGame } from '../online/online-game.ts'
import { createRematchFollower } from '../online/rematch.ts'
import type { ServerClient } from '../online/server-client.ts'
import type { TerminalHost } from '../shell/host.ts'
import { onlineText, refusalSentence } from '../text/en/online.ts'
import { commandsFor, ONLINE_COMMANDS } from './commands.ts'
import { type ExitReason, runGameLoop } from './game-loop.ts'
import { playGames } from './local-game.ts'
import { announcePresence } from './presence.ts'
import { openTextConsole, type TextConsole } from './text-console.ts'
import { createTurnWaiter } from './turn-waiter.ts'
import { waitForPlayers } from './wait-for-players.ts'

const { textMode: sentences } = onlineText

/** Plays an online game and its rematches in text mode. Returns the exit code. */
export async function playOnlineInTextMode(
  host: TerminalHost,
  server: ServerClient,
  first: JoinedTable,
): Promise<number> {
  const textConsole = openTextConsole(host)
  let joined = first
  textConsole.print(sentences.entered(server.player().name, server.address))
  try {
    for (;;) {
      const code = await waitForPlayers({ textConsole, server, joined })
      if (code !== undefined) return code
      const next = await playOnlineGame({ host, server, joined, textConsole })
      if (typeof next === 'number') return next
      joined.table.close()
      joined = next
    }
  } finally {
    textConsole.close()
    joined.table.close()
  }
}

interface OnlineGameContext {
  readonly host: TerminalHost
  readonly server: ServerClient
  readonly joined: JoinedTable
  readonly textConsole: TextConsole
}

/** Plays one game; returns the table of the next one, or the exit code. */
async function playOnlineGame({
  host,
  server,
  joined,
  textConsole,
}: OnlineGameContext): Promise<number | JoinedTable> {
  const { table, code, loaded } = joined
  const { clock } = host
  const { print } = textConsole
  const session = table.session()!
  const activeGame = onlineActiveGame(server, joined, session, { howToAsk: sentences.typeAgain })
  const presence = announcePresence({ session, clock, print })
  const watches = session.snapshot().viewer === 'spectator'
  const isRefused = () => server.connection.state().kind === 'refused'
  const isDecided = () => next.joined() !== undefined || isRefused()
  const isInPlay = () => !watches && !session.snapshot().ending
  const next = createRematchFollower({ server, joined, onJoined })
  const waiting = createTurnWaiter({ table, clock, isDecided, isRematchComing: next.isJoining })
  let printedNotices: readonly string[] = []

  function onJoined(refusal?: Rejection): void {
    if (refusal) print(refusalSentence(refusal, server))
    look()
  }

  function look(): void {
    waiting.look()
    if (isDecided()) textConsole.interrupt()
  }

  function follow(): void {
    presence.follow()
    const remarks = activeGame.notices()
    for (const remark of remarks) if (!printedNotices.includes(remark)) print(remark)
    printedNotices = remarks
    next.followWhenAgreed()
    look()
  }

  async function again(): Promise<void> {
    if (!session.snapshot().ending) return print(sentences.againLater)
    const refusal = await next.request()
    if (refusal) print(refusalSentence(refusal, server))
  }

  function canLeave(again: boolean): boolean {
    if (!isInPlay() || textConsole.isPiped || again) return true
    print(sentences.quitAgain(leaveSentenceAt(table, session)))
    return false
  }

  function printExit(exitReason: ExitReason): number {
    if (isRefused()) return 1
    if (exitReason === 'input-ended') print(sentences.inputEnded)
    const command = `quincunx join ${tableUrl(server.address, code)}`
    if (isInPlay()) print(onlineText.table.left(command))
    return 0
  }

  const { title } = loaded.card
  print(watches ? sentences.watches(title, code) : sentences.welcome(title, code, loaded.text.moveExample))
  try {
    const exitReason = await runGameLoop({
      host,
      textConsole,
      activeGame,
      handlers: { time: presence.printTime, again },
      commands: commandsFor(ONLINE_COMMANDS, loaded),
      commandHelp: sentences.commands,
      announcesOthersTurns: true,
      onChange: follow,
      // A person may type at any time; the lines of a script wait for their turn.
      untilReady: async () => (textConsole.isPiped ? waiting.ready() : undefined),
      hasMovedOn: isDecided,
      canLeave,
      playOn: async game => void (await playGames(host, textConsole, game)),
    })
    return next.joined() ?? printExit(exitReason)
  } finally {
    waiting.close()
    presence.close()
  }
}
