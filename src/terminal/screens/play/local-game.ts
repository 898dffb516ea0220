import { type GameRequest, similarRequest } from '#app/game-request.ts'
import type { GameOrigin } from '#app/saved-game-format.ts'
import { errorMessage } from '#kernel/errors.ts'
import { validateParams } from '#kernel/read-params.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { Player } from '#table/player.ts'
import type { Table } from '#table/table.ts'
import { createTable, isGenerationSlow, startLocalGame } from '../../game/active-game.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { paceMs } from '../../storage/settings.ts'
import { shellText } from '../../text/en/shell.ts'
import { createGeneratorProgress } from './generator-progress.tsx'
import { PlayScreen } from './play-screen.tsx'

export interface LocalGameRequest {
  readonly loaded: LoadedGame
  readonly id: string
  readonly table: Table
  readonly players: readonly Player[]
  readonly origin?: GameOrigin | undefined
  /** The params before generation, for another game like this one. */
  readonly requestedParams?: object
}

/** Opens the play screen of a local game. */
export function openLocalGame(shell: Shell, request: LocalGameRequest, show: (play: Screen) => void): void {
  const { host } = shell
  const { loaded, players } = request
  const activeGame = startLocalGame({
    host,
    ...request,
    paceMs: paceMs(host.preferences),
    onSave,
    onConflict: text => play.say({ text, kind: 'refused' }),
  })
  const play = new PlayScreen(shell, activeGame, { again })

  function onSave(work: Promise<void>): void {
    shell.finishBeforeExit(work)
    work.catch((error: unknown) =>
      play.say({ text: shellText.play.notKept(errorMessage(error)), kind: 'refused' }),
    )
  }

  /** Begins another game with the same choices and the seats swapped. */
  async function again(): Promise<void> {
    const params = request.requestedParams ?? activeGame.session.snapshot().params
    const next = similarRequest(loaded, { params, players })
    const refused = await beginLocalGame(shell, { loaded, request: next, replaces: play })
    if (refused !== undefined) play.say({ text: refused, kind: 'refused' })
  }

  show(play)
}

export interface StartGameOptions {
  readonly loaded: LoadedGame
  readonly request: GameRequest
  /** The screen that the game replaces; otherwise it is opened on top. */
  readonly replaces?: Screen
}

/**
 * Begins a game; a progress screen is shown where generating takes time. Returns a sentence where the game is
 * refused, and undefined after success or cancelling.
 */
export async function beginLocalGame(shell: Shell, beginning: StartGameOptions): Promise<string | undefined> {
  const { loaded, request, replaces: instead } = beginning
  const { host } = shell
  const params = validateParams<object>(loaded.rules, request.params)
  if (!params.ok) return rejectionSentence(params.rejection, loaded.text)
  let isCalledOff = false
  const work = createTable(host, loaded, request, progress => waiting?.report(progress))
  const waiting = isGenerationSlow(loaded, params.value)
    ? createGeneratorProgress(shell, loaded, callOff)
    : undefined
  if (waiting) shell.open(waiting)

  function callOff(): void {
    isCalledOff = true
    work.cancel()
  }

  const made = await work.result.catch((error: unknown) => errorMessage(error))
  if (isCalledOff) return undefined
  if (typeof made !== 'string' && made.ok) {
    const show = (play: Screen) => {
      const old = instead ?? waiting
      if (old) shell.replaceFrom(old, play)
      else shell.open(play)
    }
    const { players } = request
    openLocalGame(
      shell,
      { loaded, id: host.newId(), table: made.value, players, requestedParams: params.value },
      show,
    )
    return undefined
  }
  if (waiting) shell.back()
  return typeof made === 'string' ? made : rejectionSentence(made.rejection, loaded.text)
}
