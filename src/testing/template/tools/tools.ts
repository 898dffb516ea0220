import type { Tool } from '#kernel/tool.ts'

/** What the command line offers for this game besides play. */
export const tools: Readonly<Record<string, Tool>> = {}
