import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import { KEYS as guessgoKeys } from '#games/guessgo/terminal/draft/keys.ts'
import { KEYS as scribbleKeys } from '#games/scribble/terminal/keys.ts'
import { type Key, keysFor, MEANINGS, type Meaning } from '#kernel/keys.ts'
import { playKeys } from '#terminal/screens/play-keys.ts'

interface Use {
  readonly game: string
  readonly key: string
  readonly word: string
}

/** The words by which games offer what one key means in all of them; else the word is the meaning. */
const SAID: Readonly<Record<string, Meaning>> = {
  hold: 'settle',
  ready: 'settle',
  drop: 'take-back',
  clear: 'take-back',
  solution: 'give-up',
  leave: 'give-up',
  letter: 'hint',
  words: 'pool',
}
const ON_A_CELL: Readonly<Record<string, Meaning>> = { clear: 'unmark' }
/** Keys that every grid and field has. */
const NAMED =
  /^(tab|shift\+tab|enter|escape|space|backspace|delete|up|down|left|right|home|end|page(up|down))$/
/** What the shells do themselves; no game may have it on its keys. */
const OF_THE_SHELLS: readonly Meaning[] = [
  ...(['help', 'undo', 'redo', 'entry', 'pause', 'time', 'define', 'top', 'bottom'] as const),
  ...(['this', 'around', 'last', 'standing', 'resign', 'where'] as const),
]

async function usesOf(game: string): Promise<readonly Use[]> {
  const { words } = (await loadGame(game))!
  const { deeds = [], questions = [], aids = [], cellKeys = [] } = words
  return [
    ...[...deeds, ...questions, ...aids].map(({ key, word }) => ({ game, key, word: SAID[word] ?? word })),
    ...cellKeys.map(([key, does]) => ({ game, key, word: ON_A_CELL[does] ?? does })),
  ]
}

const drafted = Object.entries({ scribble: scribbleKeys, guessgo: guessgoKeys }).flatMap(([game, keys]) =>
  Object.entries(keys)
    .filter(([, key]) => !NAMED.test(key))
    .map(([word, key]) => ({ game, key, word })),
)

describe('one key map', () => {
  test('no game gives a key another meaning than the map, nor two offers one key', async () => {
    const uses = [...(await Promise.all(gameIds.map(usesOf))).flat(), ...drafted]
    expect(uses.map(({ game, key, word }) => `${game}: ${key} ${word}`)).toEqual(
      uses.map(({ game, key }) => `${game}: ${key} ${MEANINGS[key as Key]}`),
    )
    const once = uses.map(({ game, key }) => `${game} ${key}`)
    expect(new Set(once).size).toBe(once.length)
  })

  test('what the shells do is on no game’s keys', async () => {
    const uses = [...(await Promise.all(gameIds.map(usesOf))).flat(), ...drafted]
    const taken = OF_THE_SHELLS.flatMap(keysFor)
    expect(uses.filter(({ key }) => taken.some(one => one === key))).toEqual([])
  })

  test('no key is a letter or a digit: those are typed', () => {
    expect(Object.keys(MEANINGS).filter(key => /^[\p{L}\p{N}]$/u.test(key))).toEqual([])
  })

  test('the terminal’s own commands are on the keys of the map, and on no other sign', () => {
    const signs = playKeys.flatMap(({ command, keys }) =>
      keys.filter(key => !NAMED.test(key)).map(key => [key, command]),
    )
    expect(signs).toEqual(signs.map(([key]) => [key, MEANINGS[key as Key]]))
  })

  test('docs/keys.md tells every key', () => {
    const told = readFileSync(join(import.meta.dirname, '../../docs/keys.md'), 'utf8')
    const missing = Object.keys(MEANINGS).filter(key => !told.includes(`| ${shown(key)}`))
    expect(missing).toEqual([])
  })
})

/** A key as the page writes it, where it stands in its first column. */
function shown(key: string): string {
  if (key.startsWith('ctrl+')) return `Ctrl-${key.slice(5).toUpperCase()}`
  return key === '|' ? '`\\|`' : `\`${key}\``
}
