import type { Tool } from '#kernel/tool.ts'
import { withSentence } from '#kernel/text.ts'
import type { Library } from '#lexicon/library.ts'
import { formatRejection } from '../format-words.ts'
import { analyseTool } from './analyse.ts'
import { gcgTool } from './gcg.ts'
import { learnTool } from './learn.ts'
import { playsTool } from './plays.ts'
import { queryTool } from './query.ts'
import { selfPlayTool } from './self-play.ts'

/** What Scribble offers on the command line besides play. */
export function createTools(library: Library) {
  return {
    plays: withSentences(playsTool(library)),
    query: withSentences(queryTool(library)),
    analyse: withSentences(analyseTool(library)),
    gcg: withSentences(gcgTool(library)),
    learn: withSentences(learnTool(library)),
    selfplay: withSentences(selfPlayTool(library)),
  }
}

/** What is refused brings its sentence along: a page need not carry them all. */
function withSentences(tool: Tool): Tool {
  return { ...tool, run: async call => withSentence(await tool.run(call), formatRejection) }
}
