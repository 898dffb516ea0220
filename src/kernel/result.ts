import type { Cell } from './grid.ts'

/** Why something a person tried was not done: a stable code, its data, and where. The sentence is in words.ts. */
export interface Rejection {
  readonly code: string
  readonly details?: Details
  readonly cells?: readonly Cell[]
}

export type Details = Readonly<Record<string, string | number | boolean>>

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly rejection: Rejection }

export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function reject(code: string, details?: Details, cells?: readonly Cell[]): Result<never> {
  return { ok: false, rejection: { code, ...(details && { details }), ...(cells && { cells }) } }
}
