/**
 * JSON from outside without the characters that steer terminals or turn text around; undefined for what is no JSON.
 * Names and sentences of a house come to the screen, and a house may be anyone's.
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
