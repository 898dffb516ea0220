import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import { KEYS as guessgoKeys } from '#games/guessgo/terminal/draft/keys.ts'
import { HAND_KEYS } from '#games/scribble/commands.ts'
import {
  actionFor,
  KEY_BINDINGS,
  type Key,
  type KeyAction,
  keysFor,
  nameOfKey,
  SHELL_ACTIONS,
} from '#kernel/key-bindings.ts'
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
/** Actions that a game may perform instead of the shell: a game for one has its own hints and its own way to give up. */
const OFFERED_BY_GAMES: readonly KeyAction[] = ['hint', 'give-up']
/** Typed as part of a word. */
const TYPED: readonly KeyAction[] = ['divide']

async function keyUsesOf(game: string): Promise<readonly KeyUse[]> {
  const { commands = [] } = (await loadGame(game))!
  return commands.flatMap(command => {
    if (command.kind === 'export') return []
    const { key } = command
    if (command.kind === 'cell') return { game, key, word: MEANING_ON_CELL[command.label] ?? command.label }
    return { game, key, word: MEANING_BY_WORD[command.word] ?? command.word }
  })
}

const draftKeyUses = Object.entries<Record<string, string>>({
  scribble: HAND_KEYS,
  guessgo: guessgoKeys,
}).flatMap(([game, keys]) =>
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
    const taken = SHELL_ACTIONS.filter(action => !OFFERED_BY_GAMES.includes(action)).flatMap(keysFor)
    expect(uses.filter(({ key }) => taken.some(other => other === key))).toEqual([])
  })

  test('no key is a letter or a digit, which are for typing', () => {
    expect(Object.keys(KEY_BINDINGS).filter(key => /^[\p{L}\p{N}]$/u.test(key))).toEqual([])
  })

  // board-keys.test.tsx in the browser's folder expects the same of the browser.
  test('the terminal handles the keys of every shell and no others, with the meaning of the map', () => {
    const bindings = playKeys.flatMap(({ command, keys }) =>
      keys
        .filter(key => !NAMED_KEYS.test(key))
        .map(key => `${key} ${command === 'resign' ? 'give-up' : command}`),
    )
    // Its entry begins with a key of the map in every game; active-keys.ts adds it.
    const entry = keysFor('entry').map(key => `${key} entry`)
    const expected = SHELL_ACTIONS.flatMap(action => keysFor(action).map(key => `${key} ${action}`))
    expect([...bindings, ...entry].sort()).toEqual(expected.sort())
  })

  test('every key has an effect in a shell or in a game', async () => {
    const uses = [...(await Promise.all(gameIds.map(keyUsesOf))).flat(), ...draftKeyUses]
    const used = new Set<KeyAction | undefined>([
      ...SHELL_ACTIONS,
      ...TYPED,
      ...uses.map(({ key }) => actionFor(key)),
    ])
    expect(Object.values(KEY_BINDINGS).filter(action => !used.has(action))).toEqual([])
  })

  test('no key is one that the browser or the terminal keeps for itself', () => {
    const reserved = [...'cdnrtw'].map(letter => `ctrl+${letter}`)
    expect(reserved.filter(key => actionFor(key))).toEqual([])
  })

  test('docs/keys.md lists every key', () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/keys.md'), 'utf8')
    const missing = Object.keys(KEY_BINDINGS).filter(key => !page.includes(`| ${keyAsInDocs(key)}`))
    expect(missing).toEqual([])
  })
})

/** A key as the first column of docs/keys.md has it. */
function keyAsInDocs(key: string): string {
  if (key.startsWith('ctrl+')) return nameOfKey(key)
  if (key === '`') return '`` ` ``'
  return key === '|' ? '`\\|`' : `\`${key}\``
}
