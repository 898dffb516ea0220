import { accept } from '#kernel/result.ts'
import type { Tool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'
import { findMatches } from '#lexicon/match-pattern.ts'
import { reject } from '../rules/refusals.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { foundWords, toolText } from '../text/en-tools.ts'
import { RULES_FLAGS, readRulesFlags, readWholeNumberFlag } from './rules-flags.ts'

const PAGE = { min: 1, max: 99_999, usual: 1 }

export function queryTool(library: Library): Tool<ScribbleTypes['refusals']> {
  const { reservoir, dictionary } = RULES_FLAGS
  return {
    summary: toolText.query.summary,
    positionalsUsage: 'PATTERN',
    flags: {
      page: { kind: 'text', value: 'N', help: toolText.query.page },
      dictionary: dictionary!,
      reservoir: reservoir!,
    },
    examples: [
      'quincunx scribble query TR...',
      'quincunx scribble query TR... --page 2 --json',
      'quincunx scribble query ı..k --dictionary kelimeler.txt --reservoir harfler.txt',
    ],
    async run(call) {
      const [given, extra] = call.positionals
      if (given === undefined || extra !== undefined) return reject('pattern-missing')
      const pattern = given.replaceAll('?', '.')
      const page = readWholeNumberFlag(call, 'page', PAGE)
      if (!page.ok) return page
      const rules = await readRulesFlags(call, library)
      if (!rules.ok) return rules
      const found = findMatches(rules.value.lexicon, pattern, { page: page.value })
      if (!found.ok) return found
      if (call.json) call.write(JSON.stringify({ pattern, ...found.value }))
      else for (const line of foundWords(found.value)) call.write(line)
      return accept(undefined)
    },
  }
}
