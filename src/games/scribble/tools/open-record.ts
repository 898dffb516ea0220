import { accept } from '#kernel/result.ts'
import type { RecordedGame, ToolCall, ToolResult } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'
import { DEFAULT_GCG_RULES, type GcgRules, readGcg } from '../formats/gcg-read.ts'
import { type Dictionaries, loadedDictionaries } from '../rules/dictionaries.ts'
import { type Refusals, reject, type ScribbleResult } from '../rules/refusals.ts'
import { createRules } from '../rules/rules.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { readRulesFlags } from './rules-flags.ts'

/** A game from a file, with the dictionary it was played with. */
export interface OpenedRecord {
  readonly game: RecordedGame<ScribbleTypes>
  readonly dictionaries: Dictionaries
}

/** Opens a record or a GCG file. The named dictionary is available besides the built-in words and the saved ones. */
export async function openRecord(
  call: ToolCall,
  library: Library,
): Promise<ToolResult<OpenedRecord, Refusals>> {
  const [text, extra] = call.inputs
  if (text === undefined || extra !== undefined) return reject('record-missing')
  const flags = await readRulesFlags(call, library)
  if (!flags.ok) return flags
  const { lexicon } = flags.value
  await library.customDictionaries.load()
  const saved = library.customDictionaries.all().map(own => own.lexicon)
  const dictionaries = loadedDictionaries(lexicon, await library.loadLexicon('broad'), ...saved)
  const scribble = createRules(dictionaries)
  const game = text.trimStart().startsWith('{')
    ? call.openGame(scribble, text)
    : openGcg(text, call, { rules: scribble, lexicon })
  return game.ok ? accept({ game: game.value, dictionaries }) : game
}

function openGcg(
  text: string,
  { flags }: ToolCall,
  words: Pick<GcgRules, 'rules' | 'lexicon'>,
): ScribbleResult<RecordedGame<ScribbleTypes>> {
  const params: GcgRules['params'] = {
    ...DEFAULT_GCG_RULES,
    sideRuns: flags.strict ? 'strict' : 'loose',
    reservoir: flags.reservoir !== undefined ? 'own' : flags.half ? 'half' : 'full',
    ownReservoir: String(flags.reservoir ?? ''),
  }
  const read = readGcg(text, { ...words, params })
  return read.ok ? accept({ ...read.value, players: read.value.names }) : read
}
