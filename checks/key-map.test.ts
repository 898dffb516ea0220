import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import { KEYS as guessgoKeys } from '#games/guessgo/terminal/draft/keys.ts'
import { KEYS as scribbleKeys } from '#games/scribble/terminal/draft-keys.ts'
import { KEY_BINDINGS, type Key, type KeyAction, keysFor } from '#kernel/key-bindings.ts'
import { playKeys } from '#terminal/screens/play/play-keys.ts'

interface KeyUse {
  readonly game: string
  readonly key: string
  readonly word: string
}

/** Commands of games whose key has a shared meaning with another name; otherwise the command is the meaning. */
const MEANING_BY_WORD: Readonly<Record<string, KeyAction>> = {
  hold: 'settle',
  ready: 'settle',
  drop: 'take-back',
  clear: 'take-back',
  solution: 'give-up',
  leave: 'give-up',
  letter: 'hint',
  words: 'pool',
}
const MEANING_ON_CELL: Readonly<Record<string, KeyAction>> = { clear: 'unmark' }
/** Keys that every grid and field handles itself. */
const NAMED_KEYS =
  /^(tab|shift\+tab|enter|escape|space|backspace|delete|up|down|left|right|home|end|page(up|down))$/
/** Actions of the shells; games may not use their keys. */
const SHELL_MEANINGS: readonly KeyAction[] = [
  ...(['help', 'undo', 'redo', 'entry', 'pause', 'time', 'define', 'top', 'bottom'] as const),
  ...(['this', 'around', 'last', 'standing', 'resign', 'where'] as const),
]

async function keyUsesOf(game: string): Promise<readonly KeyUse[]> {
  const { commands = [] } = (await loadGame(game))!
  return commands.flatMap(command => {
    if (command.kind === 'export') return []
    const { key } = command
    if (command.kind === 'cell') return { game, key, word: MEANING_ON_CELL[command.label] ?? command.label }
    return { game, key, word: MEANING_BY_WORD[command.word] ?? command.word }
  })
}

const draftKeyUses = Object.entries({ scribble: scribbleKeys, guessgo: guessgoKeys }).flatMap(
  ([game, keys]) =>
    Object.entries(keys)
      .filter(([, key]) => !NAMED_KEYS.test(key))
      .map(([word, key]) => ({ game, key, word })),
)

describe('the key map', () => {
  test('no game gives a key another meaning than the map, or uses a key twice', async () => {
    const uses = [...(await Promise.all(gameIds.map(keyUsesOf))).flat(), ...draftKeyUses]
    expect(uses.map(({ game, key, word }) => `${game}: ${key} ${word}`)).toEqual(
      uses.map(({ game, key }) => `${game}: ${key} ${KEY_BINDINGS[key as Key]}`),
    )
    const gameKeys = uses.map(({ game, key }) => `${game} ${key}`)
    expect(new Set(gameKeys).size).toBe(gameKeys.length)
  })

  test('no game uses a key of the shells', async () => {
    const uses = [...(await Promise.all(gameIds.map(keyUsesOf))).flat(), ...draftKeyUses]
    const taken = SHELL_MEANINGS.flatMap(keysFor)
    expect(uses.filter(({ key }) => taken.some(other => other === key))).toEqual([])
  })

  test('no key is a letter or a digit, which are for typing', () => {
    expect(Object.keys(KEY_BINDINGS).filter(key => /^[\p{L}\p{N}]$/u.test(key))).toEqual([])
  })

  test('the terminal’s own commands use exactly the keys of the map', () => {
    const bindings = playKeys.flatMap(({ command, keys }) =>
      keys.filter(key => !NAMED_KEYS.test(key)).map(key => [key, command]),
    )
    expect(bindings).toEqual(bindings.map(([key]) => [key, KEY_BINDINGS[key as Key]]))
  })

  test('docs/keys.md lists every key', () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/keys.md'), 'utf8')
    const missing = Object.keys(KEY_BINDINGS).filter(key => !page.includes(`| ${keyAsInDocs(key)}`))
    expect(missing).toEqual([])
  })
})

/** A key as the first column of docs/keys.md has it. */
function keyAsInDocs(key: string): string {
  if (key.startsWith('ctrl+')) return `Ctrl-${key.slice(5).toUpperCase()}`
  return key === '|' ? '`\\|`' : `\`${key}\``
}
