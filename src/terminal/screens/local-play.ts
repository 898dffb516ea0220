import { messageOf } from '#kernel/failure.ts'
import { checkedSetup } from '#kernel/options.ts'
import type { Player } from '#session/player.ts'
import { rejectionWords } from '#session/words.ts'
import type { Table } from '#table/table.ts'
import { anew } from '../anew.ts'
import type { GameRequest } from '../host.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import { paceMs } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { newTable, sitDown } from '../sitting.ts'
import { words } from '../words.ts'
import { createPlay } from './play.tsx'
import { createPreparing } from './preparing.tsx'

export interface PlayRequest {
  readonly loaded: LoadedGame
  readonly id: string
  readonly table: Table
  readonly players: readonly Player[]
  /** What was asked for before the table was prepared, for another game like it. */
  readonly wish?: object
}

/** A game at this screen alone, shown in the way that is given. */
export function openPlay(shell: Shell, request: PlayRequest, show: (play: Screen) => void): void {
  const { host } = shell
  const { loaded, players } = request
  const sitting = sitDown({ host, ...request, paceMs: paceMs(host.memory), keeping })
  const play = createPlay(shell, sitting, { again })

  function keeping(work: Promise<void>): void {
    shell.mustFinish(work)
    work.catch((error: unknown) => play.say({ text: words.play.notKept(messageOf(error)), kind: 'refused' }))
  }

  /** The next game with the same choices, the seats changed. */
  async function again(): Promise<void> {
    const setup = anew(loaded, request.wish ?? sitting.session.snapshot().setup)
    const next = { game: loaded.id, setup, players: players.toReversed() }
    const refused = await beginGame(shell, { loaded, request: next, instead: play })
    if (refused !== undefined) play.say({ text: refused, kind: 'refused' })
  }

  show(play)
}

export interface Beginning {
  readonly loaded: LoadedGame
  readonly request: GameRequest
  /** The screen whose place the game takes; without one it comes to lie on top. */
  readonly instead?: Screen
}

/**
 * Begins a game, after a screen on which it is seen to be prepared where that takes time. Answers with a sentence
 * where it cannot be begun so; whoever calls it off gets nothing to read.
 */
export async function beginGame(shell: Shell, beginning: Beginning): Promise<string | undefined> {
  const { loaded, request, instead } = beginning
  const { host } = shell
  const { game } = loaded
  const setup = checkedSetup<object>(game, request.setup)
  if (!setup.ok) return rejectionWords(setup.rejection, loaded.words)
  let isCalledOff = false
  const work = newTable(host, loaded, request, progress => waiting?.tell(progress))
  const waiting = game.unprepared?.(setup.value) ? createPreparing(shell, loaded, callOff) : undefined
  if (waiting) shell.open(waiting)

  function callOff(): void {
    isCalledOff = true
    work.cancel()
  }

  const made = await work.answer.catch((error: unknown) => messageOf(error))
  if (isCalledOff) return undefined
  if (typeof made !== 'string' && made.ok) {
    const show = (play: Screen) => {
      const old = instead ?? waiting
      if (old) shell.exchange(old, play)
      else shell.open(play)
    }
    const { players } = request
    openPlay(shell, { loaded, id: host.newId(), table: made.value, players, wish: setup.value }, show)
    return undefined
  }
  if (waiting) shell.back()
  return typeof made === 'string' ? made : rejectionWords(made.rejection, loaded.words)
}
