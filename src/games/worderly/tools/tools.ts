import type { Tool } from '#kernel/tool.ts'
import { withSentence } from '#kernel/text.ts'
import type { Library } from '#lexicon/library.ts'
import { puzzleRejectionWords } from '../puzzle-rejection-words.ts'
import { checkTool } from './check.ts'
import { createGenerateTool } from './generate.ts'

/** What Wizards of Worderly Place offers on the command line besides play. */
export function createTools(library: Library): Readonly<Record<string, Tool>> {
  return { generate: withSentences(createGenerateTool(library)), check: withSentences(checkTool) }
}

function withSentences(tool: Tool): Tool {
  return { ...tool, run: async call => withSentence(await tool.run(call), puzzleRejectionWords) }
}
