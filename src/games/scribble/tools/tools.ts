import type { Tool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { analyseTool } from './analyse.ts'
import { candidatesTool } from './candidates.ts'
import { gcgTool } from './gcg.ts'
import { learnTool } from './learn.ts'
import { playsTool } from './plays.ts'
import { queryTool } from './query.ts'
import { selfPlayTool } from './self-play.ts'

/** The command-line tools of Scribble. */
export function createTools(library: Library) {
  return {
    plays: playsTool(library),
    candidates: candidatesTool(library),
    query: queryTool(library),
    analyse: analyseTool(library),
    gcg: gcgTool(library),
    learn: learnTool(library),
    selfplay: selfPlayTool(library),
  } satisfies Readonly<Record<string, Tool<ScribbleTypes['refusals']>>>
}
