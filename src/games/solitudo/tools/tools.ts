import { explainTool } from './explain.ts'
import { generateTool } from './generate.ts'
import { printTool } from './print.ts'
import { repairTool } from './repair.ts'
import { solveTool } from './solve.ts'

export const tools = {
  generate: generateTool,
  solve: solveTool,
  explain: explainTool,
  repair: repairTool,
  print: printTool,
}
