import type { Tool } from '#kernel/tool.ts'

/** The commands for this game besides play. */
export const tools: Readonly<Record<string, Tool>> = {}
