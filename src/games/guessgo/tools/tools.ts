import type { Tool } from '#kernel/tool.ts'
import { simulate } from './simulate.ts'

/** The commands of GuessGo on the command line besides play. */
export const tools: Readonly<Record<string, Tool>> = { simulate }
