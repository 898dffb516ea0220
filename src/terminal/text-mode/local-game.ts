import { type GameRequest, similarRequest } from '#app/game-request.ts'
import type { Progress } from '#kernel/engine.ts'
import { errorMessage, UserError } from '#kernel/errors.ts'
import { validateParams } from '#kernel/read-params.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { type ActiveGame, createTable, isGenerationSlow, startLocalGame } from '../game/active-game.ts'
import { type LoadedGame, loadGameOrThrow } from '../game/loaded-game.ts'
import type { ReviewedGame } from '../game/reviewed-game.ts'
import type { TerminalHost } from '../shell/host.ts'
import type { StartedGame } from '../shell/shell.ts'
import { shellText } from '../text/en/shell.ts'
import {
  availableCommands,
  commandSpellings,
  commandsFor,
  PUZZLE_COMMANDS,
  TEXT_COMMANDS,
} from './commands.ts'
import { type ExitReason, runGameLoop } from './game-loop.ts'
import { printReviewedGame } from './review.ts'
import { openTextConsole, type TextConsole } from './text-console.ts'
import { TextReview } from './text-review.ts'

/** How often the progress of generating is printed. */
const PROGRESS_INTERVAL_MS = 3_000

/**
 * Plays a game in text mode, for pipes and screen readers: no colours, no cursor. Returns the exit code; throws a
 * sentence where the game is refused.
 */
export async function playInTextMode(host: TerminalHost, request: GameRequest): Promise<number> {
  const loaded = await loadGameOrThrow(request.game)
  const textConsole = openTextConsole(host)
  try {
    const first = await generateGame(host, textConsole, loaded, request)
    textConsole.print(welcomeText(first))
    return await playGames(host, textConsole, first)
  } finally {
    textConsole.close()
  }
}

/** Resumes a game in text mode. */
export async function resumeInTextMode(host: TerminalHost, game: StartedGame): Promise<number> {
  const textConsole = openTextConsole(host)
  textConsole.print(welcomeText(game))
  try {
    return await playGames(host, textConsole, game)
  } finally {
    textConsole.close()
  }
}

/**
 * Prints a finished or imported game. Where someone can type, the analysis board follows. Returns the exit code.
 */
export async function reviewInTextMode(
  host: TerminalHost,
  game: ReviewedGame,
  { canType }: { readonly canType: boolean },
): Promise<number> {
  const notes = await printReviewedGame(host, game)
  if (!canType) return 0
  const textConsole = openTextConsole(host)
  const { print } = textConsole
  const playOn = async (next: StartedGame) => void (await playGames(host, textConsole, next))
  const review = new TextReview({ host, game, notes, print, playOn })
  print(shellText.textMode.review.open)
  try {
    for (;;) {
      const input = await textConsole.ask('> ')
      if (input.kind === 'end') return 0
      const text = input.kind === 'line' ? input.text.trim() : ''
      const word = text.toLowerCase().replace(/^:/, '')
      if (word === 'quit') return 0
      if (word === 'help') {
        review.printHelp()
        print(shellText.textMode.review.quit)
      } else if (text !== '' && !(await review.execute(text))) await review.tryMove(text)
    }
  } finally {
    review.close()
    textConsole.close()
  }
}

/** Plays one game after the other, as long as the player wants another. */
export async function playGames(
  host: TerminalHost,
  textConsole: TextConsole,
  first: StartedGame,
): Promise<number> {
  for (let game = first; ; ) {
    const exitReason = await playGame(host, textConsole, game)
    if (exitReason !== 'again') return exitReason === 'failed' ? 1 : 0
    const { loaded, players, table } = game
    const request = similarRequest(loaded, { params: table.record.params, players })
    game = await generateGame(host, textConsole, loaded, request)
  }
}

export async function playGame(
  host: TerminalHost,
  textConsole: TextConsole,
  game: StartedGame,
): Promise<ExitReason> {
  let saving: Promise<void> = Promise.resolve()
  let canSave = true
  const activeGame = startLocalGame({
    host,
    ...game,
    onSave: work => {
      saving = work.catch(error => {
        // Printed once: a game that cannot be saved can still be played.
        if (canSave) textConsole.print(shellText.textMode.notKept(errorMessage(error)))
        canSave = false
      })
    },
    onConflict: textConsole.print,
  })
  try {
    const commands = commandsOf(game.loaded)
    const exitReason = await runGameLoop({
      host,
      textConsole,
      activeGame,
      commands,
      playOn: async next => void (await playGames(host, textConsole, next)),
      untilReady: () => waitUntilActionable(activeGame),
    })
    if (exitReason === 'input-ended' && !activeGame.session.snapshot().ending)
      textConsole.print(shellText.textMode.inputEnded)
    const message = activeGame.leaveMessage?.()
    if (message !== undefined) textConsole.print(message)
    return exitReason
  } finally {
    activeGame.close()
    await saving
  }
}

/** A new game; the progress of generating it is printed. */
export async function generateGame(
  host: TerminalHost,
  textConsole: TextConsole,
  loaded: LoadedGame,
  request: GameRequest,
): Promise<StartedGame> {
  let reportedAt = host.clock.now()
  const report = ({ done, of }: Progress) => {
    if (host.clock.now() - reportedAt < PROGRESS_INTERVAL_MS) return
    reportedAt = host.clock.now()
    textConsole.print(shellText.preparing.sofar(done, of))
  }
  const params = validateParams<object>(loaded.rules, request.params)
  if (params.ok && isGenerationSlow(loaded, params.value)) textConsole.print(shellText.preparing.title)
  const table = await createTable(host, loaded, request, report).result
  if (!table.ok) throw new UserError(rejectionSentence(table.rejection, loaded.text))
  return { loaded, id: host.newId(), table: table.value, players: request.players }
}

function welcomeText({ loaded, table }: StartedGame): string {
  const commands = commandSpellings(
    availableCommands(commandsOf(loaded), loaded, table.record.params),
    text => loaded.rules.notation.read(text).ok,
  )
  return shellText.textMode.welcome(loaded.card.title, loaded.text.moveExample, commands)
}

function commandsOf(loaded: LoadedGame) {
  return commandsFor(loaded.rules.seats === 1 ? PUZZLE_COMMANDS : TEXT_COMMANDS, loaded)
}

/** Waits until a person may act, the game is over, or a computer needs help. */
function waitUntilActionable({ session }: ActiveGame): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      const { acting, ending, computerError } = session.snapshot()
      if (acting === undefined && !ending && !computerError) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = session.subscribe(look)
    look()
  })
}
