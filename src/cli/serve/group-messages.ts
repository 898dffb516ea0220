import type { ProcessFigures } from '#server/metrics/joined-metrics.ts'

/** From a process of a group to the first one, which supervises it. */
export type MemberMessage =
  /** It accepts players at this port. */
  | { readonly kind: 'listening'; readonly port: number }
  /** Somebody asks it for the metrics of all. */
  | { readonly kind: 'metrics-wanted'; readonly request: number }
  | { readonly kind: 'figures'; readonly request: number; readonly figures: ProcessFigures }

/** From the first process to the others. */
export type SupervisorMessage =
  | { readonly kind: 'figures-wanted'; readonly request: number }
  | { readonly kind: 'metrics'; readonly request: number; readonly text: string }

/** How the environment tells a process its number and the port that it must use. */
export const PROCESS_VARIABLE = 'QUINCUNX_PROCESS'
export const PORT_VARIABLE = 'QUINCUNX_PROCESS_PORT'
