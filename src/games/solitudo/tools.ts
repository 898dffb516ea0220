import type { Tool } from '#kernel/tool.ts'
import { withSentence } from './preparing-words.ts'
import { explainTool } from './tools/explain.ts'
import { generateTool } from './tools/generate.ts'
import { printTool } from './tools/print.ts'
import { solveTool } from './tools/solve.ts'

export const tools = {
  generate: withSentences(generateTool),
  solve: withSentences(solveTool),
  explain: withSentences(explainTool),
  print: withSentences(printTool),
}

function withSentences(tool: Tool): Tool {
  return { ...tool, run: async call => withSentence(await tool.run(call)) }
}
