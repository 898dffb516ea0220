import type { Tool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'
import type { WorderlyTypes } from '../rules/types.ts'
import { checkTool } from './check.ts'
import { createGenerateTool } from './generate.ts'

/** The command-line tools of Wizards of Worderly Place. */
export function createTools(library: Library): Readonly<Record<string, Tool<WorderlyTypes['refusals']>>> {
  return { generate: createGenerateTool(library), check: checkTool }
}
