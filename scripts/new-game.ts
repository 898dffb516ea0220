// Creates a game from the template: npm run new-game NAME
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const name = process.argv[2] ?? ''

if (!/^[a-z]{2,20}$/.test(name))
  fail('Give the game a name of 2 to 20 small letters: npm run new-game draughts')
const folder = join(root, 'src', 'games', name)
if (existsSync(folder)) fail(`There is a game called ${name} already.`)

const title = name[0]!.toUpperCase() + name.slice(1)
cpSync(join(root, 'src', 'testing', 'template'), folder, { recursive: true })
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const file = join(entry.parentPath, entry.name)
  const text = readFileSync(file, 'utf8')
  // The seed of a transcript stays, because another seed would draw differently.
  writeFileSync(file, text.replace(/(?<!seed )\btemplate\b/g, name).replaceAll('Template', title))
}

addLine('src/games/game-list.ts', `export { card as ${name} } from './${name}/card.ts'`)
addLine('src/terminal/faces.ts', `  ${name}: () => import('#games/${name}/terminal/face.ts'),`)
addLine('src/web/faces.ts', `  ${name}: () => import('#games/${name}/web/face.tsx'),`)
console.log(`${title} is in src/games/${name}. Try it: bin/quincunx play ${name}`)

/** Adds a line at the end of the list of games in a file. */
function addLine(listFile: string, line: string): void {
  const file = join(root, listFile)
  const lines = readFileSync(file, 'utf8').split('\n')
  const last = lines.findLastIndex(entry => /^(export \{ card as| {2}\w+: \(\) => import\()/.test(entry))
  if (last < 0) fail(`${listFile} has no list of games to add to.`)
  writeFileSync(file, lines.toSpliced(last + 1, 0, line).join('\n'))
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
