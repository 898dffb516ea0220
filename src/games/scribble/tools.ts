import type { Tool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'
import { learnTool } from './tools/learn.ts'
import { selfPlayTool } from './tools/self-play.ts'

/** What Scribble offers on the command line besides play. */
export function createTools(library: Library): Readonly<Record<string, Tool>> {
  return {
    learn: learnTool(library),
    selfplay: selfPlayTool(library),
  }
}
