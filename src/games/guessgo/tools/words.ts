import type { Rejection } from '#kernel/result.ts'

/** What only the command line refuses. Undefined for all else. */
export function toolRejection({ code, details = {} }: Rejection): string | undefined {
  const { level, habit, known } = details
  switch (code) {
    case 'no-such-level':
      return `There is no level “${level}”. Choose two of: ${known}, with a comma between.`
    case 'two-levels':
      return 'Name two levels with a comma between, such as --levels careful,random.'
    case 'no-such-habit':
      return `“${habit}” is no way of filling a grid. Choose from: ${known}.`
    default:
      return undefined
  }
}
