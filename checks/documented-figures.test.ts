import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import packageJson from '../package.json' with { type: 'json' }

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const README = read('README.md')
const CONTRIBUTING = read('CONTRIBUTING.md')

const NUMBERS: Readonly<Record<string, number>> = { four: 4, five: 5, ten: 10, twelve: 12, eighteen: 18 }

/** The row about a game in the README's table of games. */
async function rowOf(id: string): Promise<string> {
  const { card } = (await loadGame(id))!
  return README.split('\n').find(line => line.startsWith(`| **${card.title}** |`)) ?? ''
}

// A new game is written into the README by hand, so that it may be missing there.
test.each(gameIds)('the README says how many computer levels %s has, if it tells of it', async id => {
  const { text } = (await loadGame(id))!
  const row = await rowOf(id)
  if (row === '') return
  const [, number] = /(\w+) computer levels/.exec(row) ?? []
  expect(number === undefined ? 0 : NUMBERS[number]).toBe(Object.keys(text.levels).length)
})

test('the README counts the games, the lessons of Solitudo and the ranks of Worderly', async () => {
  expect(README).toContain('Quincunx is five grid games')
  expect(README.match(/^\| \*\*/gm)).toHaveLength(NUMBERS.five!)
  const { lessons } = await (await loadGame('solitudo'))!.loadLessons!()
  expect(await rowOf('solitudo')).toContain('twelve lessons')
  expect(lessons).toHaveLength(NUMBERS.twelve!)
  const { rules } = (await loadGame('worderly'))!
  expect(await rowOf('worderly')).toContain('five ranks')
  expect(rules.options).toMatchObject({ level: { choices: { length: NUMBERS.five } } })
})

test('the example bot is as short as the README and the protocol say', () => {
  for (const text of [README, read('docs/protocol.md')]) expect(text).toContain('under seventy lines')
  expect(read('examples/obstruction-bot.mjs').trimEnd().split('\n').length).toBeLessThan(70)
})

test('every npm command in the README and in CONTRIBUTING exists', () => {
  const commands = [...`${README}\n${CONTRIBUTING}`.matchAll(/npm (?:run )?([a-z-]+)/g)].map(
    ([, name]) => name!,
  )
  const builtIn = ['i', 'install', 'pack']
  const known = [...Object.keys(packageJson.scripts), ...builtIn]
  expect(commands.filter(name => /^[a-z-]+$/.test(name) && !known.includes(name))).toEqual([])
})

test('the page for teachers calls buttons and settings what the browser calls them', () => {
  const root = join(import.meta.dirname, '..')
  const texts = globSync('src/{web,games/*}/{text,card}**/**/*.ts', { cwd: root }).map(read).join('\n')
  const page = read('docs/classroom.md')
  const labels = [...page.matchAll(/“([^”]+)”|\*\*([^*]+)\*\*|^ +\| ([A-Z][^|]+?) \|/gm)].map(
    ([, quoted, bold, setting]) => (quoted ?? bold ?? setting)!,
  )
  const example = ['Dancing Tortoise']
  expect(labels.length).toBeGreaterThan(15)
  expect(labels.filter(label => !example.includes(label) && !texts.includes(label))).toEqual([])
})
