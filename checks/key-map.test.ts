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

/** The words by which games offer what one key means in all of them; else the word is the meaning. */
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
/** Keys that every grid and field has. */
const NAMED_KEYS =
  /^(tab|shift\+tab|enter|escape|space|backspace|delete|up|down|left|right|home|end|page(up|down))$/
/** What the shells do themselves; no game may have it on its keys. */
const SHELL_MEANINGS: readonly KeyAction[] = [
  ...(['help', 'undo', 'redo', 'entry', 'pause', 'time', 'define', 'top', 'bottom'] as const),
  ...(['this', 'around', 'last', 'standing', 'resign', 'where'] as const),
]

async function keyUsesOf(game: string): Promise<readonly KeyUse[]> {
  const { text } = (await loadGame(game))!
  const { commands: deeds = [], queries = [], toggles = [], cellKeys = [] } = text
  return [
    ...[...deeds, ...queries, ...toggles].map(({ key, word }) => ({
      game,
      key,
      word: MEANING_BY_WORD[word] ?? word,
    })),
    ...cellKeys.map(([key, does]) => ({ game, key, word: MEANING_ON_CELL[does] ?? does })),
  ]
}

const draftKeyUses = Object.entries({ scribble: scribbleKeys, guessgo: guessgoKeys }).flatMap(
  ([game, keys]) =>
    Object.entries(keys)
      .filter(([, key]) => !NAMED_KEYS.test(key))
      .map(([word, key]) => ({ game, key, word })),
)

describe('one key map', () => {
  test('no game gives a key another meaning than the map, nor two offers one key', async () => {
    const uses = [...(await Promise.all(gameIds.map(keyUsesOf))).flat(), ...draftKeyUses]
    expect(uses.map(({ game, key, word }) => `${game}: ${key} ${word}`)).toEqual(
      uses.map(({ game, key }) => `${game}: ${key} ${KEY_BINDINGS[key as Key]}`),
    )
    const once = uses.map(({ game, key }) => `${game} ${key}`)
    expect(new Set(once).size).toBe(once.length)
  })

  test('what the shells do is on no game’s keys', async () => {
    const uses = [...(await Promise.all(gameIds.map(keyUsesOf))).flat(), ...draftKeyUses]
    const taken = SHELL_MEANINGS.flatMap(keysFor)
    expect(uses.filter(({ key }) => taken.some(one => one === key))).toEqual([])
  })

  test('no key is a letter or a digit: those are typed', () => {
    expect(Object.keys(KEY_BINDINGS).filter(key => /^[\p{L}\p{N}]$/u.test(key))).toEqual([])
  })

  test('the terminal’s own commands are on the keys of the map, and on no other sign', () => {
    const signs = playKeys.flatMap(({ command, keys }) =>
      keys.filter(key => !NAMED_KEYS.test(key)).map(key => [key, command]),
    )
    expect(signs).toEqual(signs.map(([key]) => [key, KEY_BINDINGS[key as Key]]))
  })

  test('docs/keys.md tells every key', () => {
    const told = readFileSync(join(import.meta.dirname, '../docs/keys.md'), 'utf8')
    const missing = Object.keys(KEY_BINDINGS).filter(key => !told.includes(`| ${keyAsInDocs(key)}`))
    expect(missing).toEqual([])
  })
})

/** A key as the page writes it, where it stands in its first column. */
function keyAsInDocs(key: string): string {
  if (key.startsWith('ctrl+')) return `Ctrl-${key.slice(5).toUpperCase()}`
  return key === '|' ? '`\\|`' : `\`${key}\``
}
