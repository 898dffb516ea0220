import type { Tool } from '#kernel/tool.ts'
import { withSentence } from '#kernel/text.ts'
import { simulate } from './simulate.ts'
import { toolRejection } from './words.ts'

/** What is refused brings its sentence along: a page need not carry it. */
function withSentences(tool: Tool): Tool {
  return { ...tool, run: async call => withSentence(await tool.run(call), toolRejection) }
}

export const tools = { simulate: withSentences(simulate) }
