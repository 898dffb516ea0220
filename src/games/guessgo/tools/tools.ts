import type { Tool } from '#kernel/tool.ts'
import { simulate } from './simulate.ts'

/** The command-line tools of GuessGo. */
export const tools: Readonly<Record<string, Tool>> = { simulate }
