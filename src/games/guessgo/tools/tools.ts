import type { Tool } from '#kernel/tool.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { simulate } from './simulate.ts'

/** The command-line tools of GuessGo. */
export const tools: Readonly<Record<string, Tool<GuessGoTypes['refusals']>>> = { simulate }
