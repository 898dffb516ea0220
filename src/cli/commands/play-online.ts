import { newTableRequest } from '#app/new-table.ts'
import { UserError } from '#kernel/errors.ts'
import { withOnlineDefaults } from '#kernel/options.ts'
import { validateParams } from '#kernel/read-params.ts'
import type { CreateTableRequest } from '#protocol/api.ts'
import type { LoadedGame } from '#terminal/game/loaded-game.ts'
import type { ServerClient } from '#terminal/online/server-client.ts'
import { refusalSentence } from '#terminal/text/en/online.ts'
import type { ParsedFlags } from '../flags.ts'
import { openServerAccess } from '../host.ts'
import { flagFor, optionRejectionText } from '../option-flags.ts'
import { runAtTable, serverAddress } from '../server-access.ts'
import { onlineText } from '../text/en/online.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

type Flags = ParsedFlags['flags']

/** Flags of games on a server. */
const ONLINE_FLAGS = ['server', 'online', 'anyone', 'match'] as const
const LOCAL_FLAGS = ['two', 'names', 'seed', 'learn'] as const
/** These choose the opponent; only one may be given. */
const OPPONENT_FLAGS = ['anyone', 'match', 'computer'] as const

export function hasOnlineFlag(flags: Flags): boolean {
  return ONLINE_FLAGS.some(flag => flags[flag] !== undefined && flags[flag] !== false)
}

/** A game with its chosen options. */
export interface ChosenGame {
  readonly loaded: LoadedGame
  readonly chosen: Readonly<Record<string, unknown>>
}

/** Opens a table on a server, or asks for a match, and plays there. */
export async function playOnline(parsed: ChosenGame, flags: Flags): Promise<number> {
  const { rules, text: gameText } = parsed.loaded
  const order = createTableOrder(parsed, flags)
  const address = await serverAddress(flags.server as string | undefined, openServerAccess())
  return runAtTable({ address, isTextMode: flags.plain === true, purpose: 'play', findTable })

  async function findTable({ api }: ServerClient): Promise<string> {
    const opened = await (flags.match ? api.quickMatch(rules.id) : api.createTable(order))
    if (!opened.ok) throw new UserError(refusalSentence(opened.rejection, { address, words: gameText }))
    return opened.value.code
  }
}

/** The request is checked here too, so that a mistake is reported without contacting the server. */
function createTableOrder({ loaded, chosen }: ChosenGame, flags: Flags): CreateTableRequest {
  const { card, rules, text: gameText, online } = loaded
  if (rules.seats < 2) throw new UsageError(onlineText.notOnline(card.title))
  const local = LOCAL_FLAGS.find(flag => flags[flag] !== undefined)
  if (local) throw new UsageError(onlineText.localOnly(local))
  const ways = OPPONENT_FLAGS.filter(flag => flags[flag])
  if (ways.length > 1) throw new UsageError(onlineText.oneWay(ways))
  const [first] = Object.keys(chosen)
  if (flags.match && first !== undefined) throw new UsageError(onlineText.matchIsUsual(flagFor(first)))
  const params = validateParams<object>(rules, withOnlineDefaults<object>(rules, online, chosen))
  if (!params.ok) throw new UsageError(optionRejectionText(params.rejection, gameText))
  const level = flags.computer === undefined ? undefined : String(flags.computer)
  const levels = Object.keys(gameText.levels)
  if (level !== undefined && !levels.includes(level)) throw new UsageError(cliText.noSuchLevel(level, levels))
  return newTableRequest(loaded, params.value, {
    seating: level !== undefined ? 'computer' : flags.anyone ? 'anyone' : 'link',
    ...(level !== undefined && { level }),
  })
}
