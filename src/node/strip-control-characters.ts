/**
 * Parses JSON and strips control characters, which could steer the terminal or reverse text: a server may be anyone's,
 * and its names and sentences are shown on the screen. Undefined if the text is not JSON.
 */
export function parseStrippedJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? value.replace(/\p{C}/gu, '') : value,
    )
  } catch {
    return undefined
  }
}
