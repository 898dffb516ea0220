import { messageOf, UserError } from '#kernel/failure.ts'
import type { Progress } from '#kernel/game.ts'
import { checkedSetup } from '#kernel/options.ts'
import { atRematch, type Player } from '#session/player.ts'
import { rejectionWords } from '#session/words.ts'
import type { Table } from '#table/table.ts'
import { anew } from '../anew.ts'
import type { GameRequest, TerminalHost } from '../host.ts'
import { type LoadedGame, mustLoad } from '../loaded.ts'
import { newTable, type Sitting, sitDown } from '../sitting.ts'
import { words } from '../words.ts'
import { asTyped, commandsWith, LINE_COMMANDS, SOLO_COMMANDS, toldCommands } from './commands.ts'
import { converse, type Parting } from './converse.ts'
import { openTalk, type Talk } from './talk.ts'

/** A table at which a game goes on. */
export interface LineGame {
  readonly loaded: LoadedGame
  readonly id: string
  readonly table: Table
  readonly players: readonly Player[]
}

/** How often a line tells that a puzzle is still being made. */
const PROGRESS_MS = 3_000

/**
 * A game by lines alone, for pipes and screen readers: no colours, no cursor. Answers with the exit code.
 * Rejects with a sentence when the game cannot be begun so.
 */
export async function playLines(host: TerminalHost, request: GameRequest): Promise<number> {
  const loaded = await mustLoad(request.game)
  const talk = openTalk(host)
  try {
    const first = await preparedGame(host, talk, loaded, request)
    talk.print(welcome(first))
    return await playOn(host, talk, first)
  } finally {
    talk.close()
  }
}

/** Goes on with a game by lines alone. */
export async function resumeLines(host: TerminalHost, game: LineGame): Promise<number> {
  const talk = openTalk(host)
  talk.print(welcome(game))
  try {
    return await playOn(host, talk, game)
  } finally {
    talk.close()
  }
}

/** One game after the other, as long as another one is wanted. */
async function playOn(host: TerminalHost, talk: Talk, first: LineGame): Promise<number> {
  for (let game = first; ; ) {
    const parting = await playOne(host, talk, game)
    if (parting !== 'again') return parting === 'trouble' ? 1 : 0
    const { loaded, players, table } = game
    const setup = anew(loaded, table.record.setup)
    // The other one begins, as at the screen.
    const request = { game: loaded.id, setup, players: atRematch(players) }
    game = await preparedGame(host, talk, loaded, request)
  }
}

export async function playOne(host: TerminalHost, talk: Talk, game: LineGame): Promise<Parting> {
  let kept: Promise<void> = Promise.resolve()
  let isKept = true
  const sitting = sitDown({
    host,
    ...game,
    keeping: work => {
      kept = work.catch(error => {
        // Said once: a game that cannot be kept can still be played.
        if (isKept) talk.print(words.lines.notKept(messageOf(error)))
        isKept = false
      })
    },
  })
  try {
    const commands = commandsOf(game.loaded)
    const parting = await converse({ host, talk, sitting, commands, ready: () => settled(sitting) })
    if (parting === 'input-ended' && !sitting.session.snapshot().ending) talk.print(words.lines.inputEnded)
    return parting
  } finally {
    sitting.close()
    await kept
  }
}

/** A new game; where it has to be made first, that is told by lines. */
export async function preparedGame(
  host: TerminalHost,
  talk: Talk,
  loaded: LoadedGame,
  request: GameRequest,
): Promise<LineGame> {
  let told = host.clock.now()
  const report = ({ done, of }: Progress) => {
    if (host.clock.now() - told < PROGRESS_MS) return
    told = host.clock.now()
    talk.print(words.preparing.sofar(done, of))
  }
  const setup = checkedSetup<object>(loaded.game, request.setup)
  if (setup.ok && loaded.game.unprepared?.(setup.value)) talk.print(words.preparing.title)
  const table = await newTable(host, loaded, request, report).answer
  if (!table.ok) throw new UserError(rejectionWords(table.rejection, loaded.words))
  return { loaded, id: host.newId(), table: table.value, players: request.players }
}

function welcome({ loaded, table }: LineGame): string {
  const { title, moveExample } = loaded.words
  const commands = asTyped(
    toldCommands(commandsOf(loaded), loaded, table.record.setup),
    text => loaded.game.notation.read(text).ok,
  )
  return words.lines.welcome(title, moveExample, commands)
}

function commandsOf(loaded: LoadedGame) {
  return commandsWith(loaded.game.seats === 1 ? SOLO_COMMANDS : LINE_COMMANDS, loaded)
}

/** Waits until a person may act, the game is over, or a computer needs help. */
function settled({ session }: Sitting): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      const { acting, ending, trouble } = session.snapshot()
      if (acting === undefined && !ending && !trouble) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = session.subscribe(look)
    look()
  })
}
