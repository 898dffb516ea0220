import type { Tool } from '#kernel/tool.ts'
import type { TemplateTypes } from '../rules/types.ts'

/** The commands for this game besides play. */
export const tools: Readonly<Record<string, Tool<TemplateTypes['refusals']>>> = {}
