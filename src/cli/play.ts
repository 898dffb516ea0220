import { gameIds } from '#games/catalog.ts'
import { UserError } from '#kernel/failure.ts'
import type { Game } from '#kernel/game.ts'
import { type AnyOptions, checkedSetup } from '#kernel/options.ts'
import type { GameWords } from '#kernel/words.ts'
import { ANSWERS, type Answer } from '#session/learning.ts'
import { cleanName, type Player } from '#session/player.ts'
import { askedOptions } from '#terminal/asked.ts'
import type { GameRequest } from '#terminal/host.ts'
import { answerLeave } from '#terminal/learning.ts'
import { ownMenuLines } from '#terminal/lines/own-menu-lines.ts'
import { playLines } from '#terminal/lines/play-lines.ts'
import { type LoadedGame, mustLoad } from '#terminal/loaded.ts'
import { type Parsed, readFlags } from './flags.ts'
import { isScreen, openHost } from './host.ts'
import { anyPlayPage, playPage, SEVERAL } from './manual/play-page.ts'
import { chosenByFlags, optionRefusal } from './option-flags.ts'
import { type ChosenGame, isOnline, playOnline } from './play-online.ts'
import { screens } from './screens.ts'
import { words } from './words.ts'

export async function play(given: readonly string[]): Promise<number> {
  const [id, ...rest] = given
  if (id === undefined || id.startsWith('-')) {
    if (!readFlags(given, anyPlayPage)) return 0
    throw new UserError(words.nameAGame(gameIds))
  }
  const loaded = await mustLoad(id)
  const { game, words: gameWords, library } = loaded
  const options = askedOptions(loaded)
  // Whoever asks for company in a game for one is told so, and not that the flag is unknown.
  const asked = readFlags(rest, playPage({ game, words: gameWords, options }), SEVERAL)
  if (!asked) return 0
  const { flags, names } = asked
  if (names.length > 0) throw new UserError(words.tooManyWords(names[0]!))
  const chosen = await chosenByFlags(game.options as AnyOptions, flags, library)
  if (isOnline(flags)) return playOnline({ game, words: gameWords, chosen }, flags)
  const { menu } = loaded.face
  const isAsked = menu !== undefined && chosen[menu.option] === undefined && flags.seed === undefined
  return begin(request({ game, words: gameWords, chosen }, flags), {
    plain: flags.plain === true,
    ...(flags.learn !== undefined && { learning: { game, answer: answerIn(String(flags.learn)) } }),
    ...(isAsked && { menuOf: loaded }),
  })
}

interface Way {
  readonly plain: boolean
  /** What is answered to whether the computer may learn. */
  readonly learning?: { readonly game: Game; readonly answer: Answer }
  /** A game whose own menu asks for the rest. */
  readonly menuOf?: LoadedGame
}

function answerIn(text: string): Answer {
  const answer = ANSWERS.find(one => one === text.trim().toLowerCase())
  if (!answer) throw new UserError(words.noSuchAnswer(text, ANSWERS))
  return answer
}

async function begin(asked: GameRequest, { plain, menuOf, learning }: Way): Promise<number> {
  const host = openHost()
  if (learning) answerLeave(host, learning.game, learning.answer)
  try {
    if (plain || !isScreen())
      return menuOf ? await ownMenuLines(host, menuOf, asked.setup) : await playLines(host, asked)
    if (menuOf) await (await screens()).openOwnMenu(host, menuOf, asked.setup)
    else await (await screens()).openGame(host, asked)
    return 0
  } finally {
    host.thinker.close()
  }
}

function request({ game, words: gameWords, chosen }: ChosenGame, flags: Parsed['flags']): GameRequest {
  const read = checkedSetup<object>(game, chosen)
  if (!read.ok) throw new UserError(optionRefusal(read.rejection, gameWords))
  const seed = flags.seed === undefined ? {} : { seed: String(flags.seed) }
  return { game: game.id, setup: read.value, players: playersOf(game, gameWords, flags), ...seed }
}

function playersOf(game: Game, gameWords: GameWords, flags: Parsed['flags']): readonly Player[] {
  const names = String(flags.names ?? '')
    .split(',')
    .map(cleanName)
  const person = (seat: number): Player => ({
    kind: 'person',
    name: names[seat] || (game.seats === 1 ? 'You' : `Player ${seat + 1}`),
  })
  const seats = Array.from({ length: game.seats }, (_, seat) => seat)
  const levels = Object.keys(gameWords.levels)
  if (game.seats === 1 && (flags.two || flags.computer !== undefined))
    throw new UserError(words.playedAlone(gameWords.title))
  if (flags.two && flags.computer !== undefined) throw new UserError(words.twoOrComputer)
  if (flags.two || levels.length === 0) return seats.map(person)
  const level = String(flags.computer ?? levels[Math.min(1, levels.length - 1)])
  if (!levels.includes(level)) throw new UserError(words.noSuchLevel(level, levels))
  return seats.map(seat =>
    seat === 0 ? { kind: 'person', name: names[0] || 'You' } : { kind: 'computer', level },
  )
}
