import type { Tool } from '#kernel/tool.ts'

export const tools: Readonly<Record<string, Tool>> = {}
