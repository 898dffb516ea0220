import { accept } from '#kernel/result.ts'
import type { Tool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'
import { writeLetterValues } from '../engine/evaluation/letter-values-format.ts'
import { learnLetterValues } from '../engine/learning/learn.ts'
import { createWasmFinderFactory } from '../engine/wasm-finder.ts'
import { reject } from '../rules/refusals.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { learnedWords, toolText } from '../text/en-tools.ts'
import { RULES_FLAGS, readRulesFlags, readWholeNumberFlag } from './rules-flags.ts'

const GAMES = { min: 10, max: 1_000_000, usual: 2_000 }

/** Learns the values of letters under some rules and writes them to a file. */
export function learnTool(library: Library): Tool<ScribbleTypes['refusals']> {
  return {
    summary: toolText.learn.summary,
    outputUsage: 'FILE',
    flags: {
      games: { kind: 'text', value: 'N', help: toolText.learn.games(GAMES.usual) },
      seed: { kind: 'text', value: 'TEXT', help: toolText.learn.seed },
      ...RULES_FLAGS,
    },
    examples: [
      'quincunx scribble learn loose.txt --games 5000 --seed plum',
      'quincunx scribble learn strict.txt --games 5000 --seed plum --strict',
      'quincunx scribble learn turkish.txt --reservoir turkish-letters.txt --dictionary turkish-words.txt',
    ],
    async run(call) {
      if (call.output === undefined) return reject('output-missing')
      const games = readWholeNumberFlag(call, 'games', GAMES)
      if (!games.ok) return games
      const rules = await readRulesFlags(call, library)
      if (!rules.ok) return rules
      const finder = createWasmFinderFactory(rules.value.lexicon, rules.value.amounts).createFinder(
        rules.value,
      )
      const values = learnLetterValues(rules.value, finder, {
        games: games.value,
        seed: String(call.flags.seed ?? 'plum'),
        watch: done => call.report({ done, of: games.value, unit: toolText.selfPlay.unit }) !== false,
      })
      await call.save(writeLetterValues(values))
      call.write(
        call.json
          ? JSON.stringify({ file: call.output, games: games.value, turn: values.turn })
          : learnedWords(call.output, games.value, values.turn),
      )
      return accept(undefined)
    },
  }
}
