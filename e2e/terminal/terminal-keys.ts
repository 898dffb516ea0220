const KEYS: Readonly<Record<string, string>> = {
  Up: '\u001b[A',
  Down: '\u001b[B',
  Right: '\u001b[C',
  Left: '\u001b[D',
  Home: '\u001b[1~',
  End: '\u001b[4~',
  PageUp: '\u001b[5~',
  PPage: '\u001b[5~',
  PageDown: '\u001b[6~',
  NPage: '\u001b[6~',
  Enter: '\r',
  Escape: '\u001b',
  Tab: '\t',
  BSpace: '\u007f',
  Space: ' ',
}

/** The bytes that a terminal sends for a key, by the name that tmux gives it. */
export function keySequence(key: string): string {
  const sequence = KEYS[key] ?? (key.length === 1 ? key : undefined)
  if (sequence !== undefined) return sequence
  const letter = /^C-([a-z])$/.exec(key)?.[1]
  if (letter === undefined) throw new Error(`There is no key “${key}”.`)
  return String.fromCharCode(letter.charCodeAt(0) & 31)
}
