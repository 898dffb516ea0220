import { explainTool } from './tools/explain.ts'
import { solveTool } from './tools/solve.ts'

export const tools = { solve: solveTool, explain: explainTool }
