import type { Key } from 'ink'

const SPECIAL_KEYS = {
  upArrow: 'up',
  downArrow: 'down',
  leftArrow: 'left',
  rightArrow: 'right',
  pageUp: 'pageup',
  pageDown: 'pagedown',
  home: 'home',
  end: 'end',
  return: 'enter',
  escape: 'escape',
  backspace: 'backspace',
  delete: 'delete',
} as const satisfies Partial<Record<keyof Key, string>>

/** The keys of one read by name: `up`, `enter`, `ctrl+z`, or the typed character. */
export function parseKeys(input: string, key: Key): readonly string[] {
  if (key.eventType === 'release') return []
  if (key.tab) return [key.shift ? 'shift+tab' : 'tab']
  for (const [flag, name] of Object.entries(SPECIAL_KEYS))
    if (key[flag as keyof typeof SPECIAL_KEYS]) return [name]
  if (key.ctrl) return input === '' ? [] : [`ctrl+${input.toLowerCase()}`]
  if (key.meta) return []
  // An escape sequence of the terminal, such as a late reply, is not typed.
  if (/^\[[?0-9;<>]*[A-Za-z~]$/.test(input) || /^\]?1[01];rgb/.test(input)) return []
  // Keys that arrive together are one string, including Enter.
  return [...input].flatMap(characterKey)
}

function characterKey(character: string): readonly string[] {
  switch (character) {
    case '\r':
    case '\n':
      return ['enter']
    case '\t':
      return ['tab']
    case '\u001b':
      return ['escape']
    case '\u007f':
    case '\b':
      return ['backspace']
    case ' ':
      return ['space']
  }
  const code = character.codePointAt(0)!
  if (code < 32) return code <= 26 ? [`ctrl+${String.fromCharCode(96 + code)}`] : []
  return [character]
}

/** The keys of a pasted text: characters only, no commands. */
export function pastedKeys(text: string): readonly string[] {
  return [...text.replaceAll(/\s+/g, ' ')]
    .flatMap(characterKey)
    .filter(key => typedCharacter(key) !== undefined)
}

/** The character that a key types, if any. */
export function typedCharacter(key: string): string | undefined {
  if (key === 'space') return ' '
  return [...key].length === 1 ? key : undefined
}

/**
 * Presses keys one after another, each once the microtasks of the last one are done. Several keys may arrive in one
 * read, and the second must not act on the state before the first.
 */
export function createKeyQueue(press: (key: string) => void, later: (go: () => void) => void) {
  const waiting: string[] = []
  let isBusy = false

  function next(): void {
    const key = waiting.shift()
    isBusy = key !== undefined
    if (key === undefined) return
    press(key)
    later(next)
  }
  return (keys: readonly string[]): void => {
    waiting.push(...keys)
    if (!isBusy) next()
  }
}
