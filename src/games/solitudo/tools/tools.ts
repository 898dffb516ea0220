import { explainTool } from './explain.ts'
import { generateTool } from './generate.ts'
import { printTool } from './print.ts'
import { solveTool } from './solve.ts'

export const tools = {
  generate: generateTool,
  solve: solveTool,
  explain: explainTool,
  print: printTool,
}
