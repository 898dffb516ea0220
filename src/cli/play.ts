import { type GameEntry, gameIds, loadGame } from '#games/catalog.ts'
import { UserError } from '#kernel/failure.ts'
import type { Game } from '#kernel/game.ts'
import { type AnyOptions, checkedSetup } from '#kernel/options.ts'
import type { GameWords } from '#kernel/words.ts'
import { cleanName, type Player } from '#session/player.ts'
import { rejectionWords } from '#session/words.ts'
import type { GameRequest } from '#terminal/host.ts'
import { playLines } from '#terminal/lines/play-lines.ts'
import { openGame } from '#terminal/open.ts'
import { optionFlags, type Parsed, readFlags } from './flags.ts'
import { playHelp } from './help.ts'
import { isScreen, openHost } from './host.ts'
import { isOnline, ONLINE_FLAGS, playOnline } from './play-online.ts'
import { words } from './words.ts'

/** Flags of every game besides its own options. */
const COMMON = { computer: 'text', two: 'switch', names: 'text', seed: 'text', plain: 'switch' } as const

export async function play(given: readonly string[]): Promise<number> {
  const [id, ...rest] = given
  if (id === undefined || id.startsWith('-')) {
    if (id !== '--help') throw new UserError(words.nameAGame(gameIds))
    console.log(playHelp())
    return 0
  }
  const { game, words: gameWords } = await gameOf(id)
  const { flags, names } = readFlags(
    rest,
    { ...optionFlags(game.options as AnyOptions), ...COMMON, ...ONLINE_FLAGS },
    `quincunx play ${id}`,
  )
  if (flags.help) {
    console.log(playHelp(game, gameWords))
    return 0
  }
  if (names.length > 0) throw new UserError(words.tooManyWords(names[0]!))
  if (isOnline(flags)) return playOnline(game, gameWords, flags)
  return begin(request(game, gameWords, flags), flags.plain === true)
}

async function begin(asked: GameRequest, plain: boolean): Promise<number> {
  const host = openHost()
  try {
    if (plain || !isScreen()) return await playLines(host, asked)
    await openGame(host, asked)
    return 0
  } finally {
    host.thinker.close()
  }
}

export async function gameOf(id: string): Promise<GameEntry> {
  const entry = await loadGame(id)
  if (!entry)
    throw new UserError(
      rejectionWords({ code: 'no-such-game', details: { game: id, known: gameIds.join(', ') } }),
    )
  return entry
}

function request(game: Game, gameWords: GameWords, flags: Parsed['flags']): GameRequest {
  const chosen = Object.fromEntries(
    Object.keys(game.options).flatMap(key => (flags[key] === undefined ? [] : [[key, flags[key]]])),
  )
  const read = checkedSetup<object>(game, chosen)
  if (!read.ok) throw new UserError(rejectionWords(read.rejection, gameWords))
  const seed = flags.seed === undefined ? {} : { seed: String(flags.seed) }
  return { game: game.id, setup: read.value, players: playersOf(game, gameWords, flags), ...seed }
}

function playersOf(game: Game, gameWords: GameWords, flags: Parsed['flags']): readonly Player[] {
  const names = String(flags.names ?? '')
    .split(',')
    .map(cleanName)
  const person = (seat: number): Player => ({ kind: 'person', name: names[seat] || `Player ${seat + 1}` })
  const seats = Array.from({ length: game.seats }, (_, seat) => seat)
  const levels = Object.keys(gameWords.levels)
  if (flags.two && flags.computer !== undefined) throw new UserError(words.twoOrComputer)
  if (flags.two || levels.length === 0) return seats.map(person)
  const level = String(flags.computer ?? levels[Math.min(1, levels.length - 1)])
  if (!levels.includes(level)) throw new UserError(words.noSuchLevel(level, levels))
  return seats.map(seat =>
    seat === 0 ? { kind: 'person', name: names[0] || 'You' } : { kind: 'computer', level },
  )
}
