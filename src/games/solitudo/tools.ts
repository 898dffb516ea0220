import type { Tool } from '#kernel/tool.ts'
import { withSentence } from './preparing-words.ts'
import { explainTool } from './tools/explain.ts'
import { solveTool } from './tools/solve.ts'

export const tools = {
  solve: speaking(solveTool),
  explain: speaking(explainTool),
}

function speaking(tool: Tool): Tool {
  return { ...tool, run: async call => withSentence(await tool.run(call)) }
}
