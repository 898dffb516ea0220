import { accept, type Result, reject } from '#kernel/result.ts'
import type { RecordedGame, ToolCall } from '#kernel/tool.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import { type Dictionaries, dictionariesOf } from '../rules/dictionaries.ts'
import { readGcg } from '../rules/formats/gcg-read.ts'
import { createScribble } from '../rules/game.ts'
import type { ScribbleTypes, Setup } from '../rules/types.ts'
import { readRules } from './rules-asked.ts'

/** A game that was handed in, with the words it was played by. */
export interface Opened {
  readonly game: RecordedGame<ScribbleTypes>
  readonly dictionaries: Dictionaries
}

/** A record of ours or a GCG file; the words that were named go beside the built-in ones. */
export async function openGiven(call: ToolCall, library: Library): Promise<Result<Opened>> {
  const [text, extra] = call.inputs
  if (text === undefined || extra !== undefined) return reject('record-missing')
  const rules = await readRules(call, library)
  if (!rules.ok) return rules
  const { lexicon } = rules.value
  const others = call.files.dictionary ? [await library.loadLexicon('broad')] : []
  const dictionaries = dictionariesOf(lexicon, ...others)
  const game = text.trimStart().startsWith('{')
    ? call.openGame(createScribble(dictionaries), text)
    : fromGcg(text, call, lexicon)
  return game.ok ? accept({ game: game.value, dictionaries }) : game
}

function fromGcg(text: string, { flags }: ToolCall, lexicon: Lexicon): Result<RecordedGame<ScribbleTypes>> {
  const setup: Omit<Setup, 'dictionary'> = {
    sideRuns: flags.strict ? 'strict' : 'loose',
    reservoir: flags.reservoir !== undefined ? 'own' : flags.half ? 'half' : 'full',
    ownReservoir: String(flags.reservoir ?? ''),
    bags: 'hidden',
    clock: 0,
  }
  const read = readGcg(text, { lexicon, setup })
  return read.ok ? accept({ ...read.value, players: read.value.names }) : read
}
