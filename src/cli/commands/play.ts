import { defaultLevel, type GameRequest, seatPlayers } from '#app/game-request.ts'
import { CONSENT_ANSWERS, type ConsentAnswer, saveConsentAnswer } from '#app/learning-consent.ts'
import { generateDeal } from '#engine-client/generate.ts'
import { gameIds } from '#games/catalog.ts'
import { UserError } from '#kernel/errors.ts'
import { type AnyOptions, initialChoices } from '#kernel/options.ts'
import { validateParams } from '#kernel/read-params.ts'
import type { Rules } from '#kernel/rules.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { cleanName, type Player } from '#table/player.ts'
import { type LoadedGame, loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { shellText as terminalText } from '#terminal/text/en/shell.ts'
import { runCustomMenu } from '#terminal/text-mode/custom-menu.ts'
import { playInTextMode } from '#terminal/text-mode/local-game.ts'
import { type ParsedFlags, parseFlags } from '../flags.ts'
import { canShowScreens, openHost } from '../host.ts'
import { loadScreens } from '../load-screens.ts'
import { anyPlayPage, MULTIPLAYER_FLAGS, playPage } from '../manual/play-page.ts'
import { flagFor, optionRejectionText, readOptionFlags } from '../option-flags.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'
import { type ChosenGame, hasOnlineFlag, playOnline } from './play-online.ts'

export async function play(args: readonly string[]): Promise<number> {
  const [id, ...rest] = args
  if (id === undefined || id.startsWith('-')) {
    if (!parseFlags(args, anyPlayPage)) return 0
    throw new UsageError(cliText.nameAGame(gameIds))
  }
  const loaded = await loadGameOrThrow(id)
  const { rules, library } = loaded
  // A multiplayer flag in a single-player game gets its own sentence, not "unknown flag".
  const parsed = parseFlags(withFileFlag(rest, loaded), playPage(loaded), MULTIPLAYER_FLAGS)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals.length > 0) throw new UsageError(cliText.tooManyWords(positionals[0]!))
  const options = rules.options as AnyOptions
  const given = await readOptionFlags(options, flags, library)
  const chosen = Object.keys(given).length > 0 ? given : initialChoices(options)
  if (hasOnlineFlag(flags)) return playOnline({ loaded, chosen }, flags)
  const { menu } = loaded.face
  const isAsked = menu !== undefined && chosen[menu.option] === undefined && flags.seed === undefined
  return startGame(createRequest({ loaded, chosen }, flags), {
    isTextMode: flags.plain === true,
    ...(flags.learn !== undefined && {
      learning: { game: rules, answer: parseLearningAnswer(String(flags.learn)) },
    }),
    ...(isAsked && { menuOf: loaded }),
  })
}

interface StartOptions {
  readonly isTextMode: boolean
  /** The answer to whether the computer may learn. */
  readonly learning?: { readonly game: Rules; readonly answer: ConsentAnswer }
  /** Set for a game whose own menu asks for the rest. */
  readonly menuOf?: LoadedGame
}

function parseLearningAnswer(text: string): ConsentAnswer {
  const answer = CONSENT_ANSWERS.find(one => one === text.trim().toLowerCase())
  if (!answer) throw new UsageError(cliText.noSuchAnswer(text, CONSENT_ANSWERS))
  return answer
}

async function startGame(
  parsed: GameRequest,
  { isTextMode, menuOf, learning }: StartOptions,
): Promise<number> {
  const host = openHost()
  if (learning)
    saveConsentAnswer(host.preferences, learning.game.id, { answer: learning.answer, now: host.clock.now() })
  try {
    if (menuOf) await checkFiles(host, menuOf, parsed)
    if (isTextMode || !canShowScreens())
      return menuOf ? await runCustomMenu(host, menuOf, parsed.params) : await playInTextMode(host, parsed)
    if (menuOf) await (await loadScreens()).launchCustomMenu(host, menuOf, parsed.params)
    else await (await loadScreens()).launchGame(host, parsed)
    return 0
  } finally {
    host.engineClient.close()
  }
}

/** A game with menus of its own is started with its file alone, as its manual says: `play worderly words.txt`. */
function withFileFlag(given: readonly string[], { face, rules }: LoadedGame): readonly string[] {
  const file = Object.entries(rules.options as AnyOptions).find(([, option]) => option.kind === 'file')
  if (!face.menu || !file || given[0] === undefined || given[0].startsWith('-')) return given
  return [`--${flagFor(file[0])}`, ...given]
}

/** A file that allows no puzzle is refused before the menus open. */
async function checkFiles(host: TerminalHost, loaded: LoadedGame, { params }: GameRequest): Promise<void> {
  const options = Object.entries(loaded.rules.options as AnyOptions)
  const values = params as Readonly<Record<string, unknown>>
  if (!options.some(([key, { kind }]) => kind === 'file' && values[key] !== '')) return
  const { result } = generateDeal(host.engineClient, loaded, { params, seed: host.newSeed() })
  const dealt = await result
  if (!dealt.ok) throw new UserError(rejectionSentence(dealt.rejection, loaded.text))
}

function createRequest({ loaded, chosen }: ChosenGame, flags: ParsedFlags['flags']): GameRequest {
  const { rules, text: gameText } = loaded
  const read = validateParams<object>(rules, chosen)
  if (!read.ok) throw new UsageError(optionRejectionText(read.rejection, gameText))
  const seed = flags.seed === undefined ? {} : { seed: String(flags.seed) }
  return { game: rules.id, params: read.value, players: playersOf(loaded, flags), ...seed }
}

function playersOf(loaded: LoadedGame, flags: ParsedFlags['flags']): readonly Player[] {
  const { rules, text: gameText } = loaded
  const levels = Object.keys(gameText.levels)
  if (rules.seats === 1 && (flags.two || flags.computer !== undefined))
    throw new UsageError(cliText.playedAlone(loaded.card.title))
  if (flags.two && flags.computer !== undefined) throw new UsageError(cliText.twoOrComputer)
  const level = flags.two ? undefined : (flags.computer?.toString() ?? defaultLevel(loaded))
  if (level !== undefined && !levels.includes(level)) throw new UsageError(cliText.noSuchLevel(level, levels))
  const names = readNames(flags.names, level === undefined ? rules.seats : 1)
  return seatPlayers(rules.seats, terminalText.setup.defaultName, { names, level })
}

function readNames(given: ParsedFlags['flags'][string], people: number): readonly string[] {
  const names = given === undefined ? [] : String(given).split(',').map(cleanName)
  if (names.length > people) throw new UsageError(cliText.tooManyNames(names.length, people))
  const chosen = names.filter(name => name !== '').map(name => name.toLowerCase())
  if (new Set(chosen).size < chosen.length) throw new UsageError(terminalText.setup.namesDiffer)
  return names
}
