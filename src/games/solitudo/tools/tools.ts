import type { Tool } from '#kernel/tool.ts'
import { withSentence } from '../puzzle-rejection-words.ts'
import { explainTool } from './explain.ts'
import { generateTool } from './generate.ts'
import { printTool } from './print.ts'
import { solveTool } from './solve.ts'

export const tools = {
  generate: withSentences(generateTool),
  solve: withSentences(solveTool),
  explain: withSentences(explainTool),
  print: withSentences(printTool),
}

function withSentences(tool: Tool): Tool {
  return { ...tool, run: async call => withSentence(await tool.run(call)) }
}
