// Creates a game from the template: npm run new-game NAME
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRoute } from '../src/app/route.ts'
import { ALIASES, COMMANDS } from '../src/cli/run-command.ts'
import { root, runProgram } from './run-program.ts'

const MAX_LENGTH = 30

/** The first parts of addresses that the server answers itself, and the one name that a list of exports cannot hold. */
const RESERVED = ['api', 'assets', 'words', 'healthz', 'readyz', 'metrics', 'default', 'help']

const id = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > MAX_LENGTH)
  fail(
    `Give the game a name of 2 to ${MAX_LENGTH} small letters, digits and hyphens, such as npm run new-game draughts.`,
  )
const folder = join(root, 'src', 'games', id)
if (existsSync(folder)) fail(`There is a game called ${id} already.`)
if (isTaken(id)) fail(`${id} is the name of a page or a command. Choose another name.`)

const words = id.split('-')
const title = capitalised(words.join(' '))
const typeName = words.map(capitalised).join('')
const exportName = typeName.charAt(0).toLowerCase() + typeName.slice(1)

cpSync(join(root, 'src', 'testing', 'template'), folder, { recursive: true })
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const file = join(entry.parentPath, entry.name)
  const text = readFileSync(file, 'utf8')
    .replaceAll('TemplateTypes', `${typeName}Types`)
    .replaceAll('Template', title)
    // The seed of a transcript stays, because another seed would draw differently.
    .replace(/(?<!seed )\btemplate\b/g, id)
  writeFileSync(file, text)
}

const key = words.length > 1 ? `'${id}'` : id
const lists = {
  'src/games/game-list.ts': `export { card as ${exportName} } from './${id}/card.ts'`,
  'src/terminal/faces.ts': `  ${key}: () => import('#games/${id}/terminal/face.ts'),`,
  'src/web/game-list.ts': `export { card as ${exportName} } from '#games/${id}/web/card.tsx'`,
}
for (const [list, line] of Object.entries(lists)) addLine(list, line)
// Sorts the lists and the imports of the new name.
if (
  (await runProgram('biome', ['check', '--write', '--log-level=warn', folder, ...Object.keys(lists)])) !== 0
)
  fail('The new files could not be formatted. Run npm run format.')
console.log(`${title} is in src/games/${id}. Try it: bin/quincunx play ${id}`)

/** Whether the address or the command of the game would mean something else. */
function isTaken(name: string): boolean {
  const pages = [`/${name}`, `/${name}/first`].map(path => readRoute(path, [name]).page)
  const commands = { ...COMMANDS, ...ALIASES }
  return RESERVED.includes(name) || Object.hasOwn(commands, name) || pages.join() !== 'setup,first'
}

/** Adds a line after the last game in a list. */
function addLine(listFile: string, line: string): void {
  const file = join(root, listFile)
  const lines = readFileSync(file, 'utf8').split('\n')
  const last = lines.findLastIndex(entry =>
    /(from '|import\(').*\bgames\/|from '\.\/.*\/card\.ts'/.test(entry),
  )
  if (last < 0) fail(`${listFile} has no list of games to add to.`)
  writeFileSync(file, lines.toSpliced(last + 1, 0, line).join('\n'))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
