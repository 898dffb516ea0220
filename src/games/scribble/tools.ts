import type { Tool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'

/** What Scribble offers on the command line besides play. */
export function createTools(_library: Library): Readonly<Record<string, Tool>> {
  return {}
}
