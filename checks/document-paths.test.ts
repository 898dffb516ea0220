import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const documents = ['*.md', 'bench/*.md', 'docs/**/*.md', 'src/**/README.md'].flatMap(pattern =>
  globSync(pattern, { cwd: root }),
)

/** Folders that a document may leave out before a path: it speaks of the source, of the server or of its own folder. */
const startsFor = (document: string) => [
  '',
  'src',
  'src/server',
  dirname(document),
  join(dirname(document), 'engine'),
]

/** Paths of a running program or of an example, and texts that only look like paths. */
const NOT_IN_THE_TREE: readonly RegExp[] = [
  /^(data|dist|dictionaries|lists|remembered|words|assets|api)\//,
  /^src\/games\/draughts/,
  /^[\d/]+$/,
  /^manifest\.json$/,
  /^@|^application\/|^node_modules\//,
]

const FILE_NAME = /^[\w-]+(\.[\w-]+)*\.(ts|tsx|cjs|mjs|md|json|txt|css|html)$/
const PATH = /^[\w.@*{},<>-]+(\/[\w.@*{},<>-]+)+\/?$/

function backtickedPaths(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(match => match[1]!)
    .filter(code => PATH.test(code) || FILE_NAME.test(code))
    .filter(path => !NOT_IN_THE_TREE.some(pattern => pattern.test(path)) && !isModuleOfPackage(path))
}

function isModuleOfPackage(path: string): boolean {
  return Object.hasOwn(packageJson.exports, path.replace(/^quincunx\//, './'))
}

/** A path with a placeholder (`<game>`, `GAME`) exists if it does for some game. A bare file name may be anywhere. */
function isInTree(path: string, document: string): boolean {
  const pattern = path.replace(/\/$/, '').replace(/<\w+>|\bGAME\b/g, '*')
  const candidates = startsFor(document).map(start => join(start, pattern))
  if (FILE_NAME.test(path) || pattern.split('/').length === 2)
    candidates.push(`{src,e2e,checks,bench,config,scripts}/**/${pattern}`)
  return candidates.some(one =>
    /[*{]/.test(one) ? globSync(one, { cwd: root }).length > 0 : existsSync(join(root, one)),
  )
}

test.each(documents)('%s names only files and folders that exist', document => {
  const text = readFileSync(join(root, document), 'utf8')
  expect(backtickedPaths(text).filter(path => !isInTree(path, document))).toEqual([])
})

test.each(documents)('%s links only to files that exist', document => {
  const text = readFileSync(join(root, document), 'utf8')
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(match => match[1]!)
  const local = links.filter(link => !/^[a-z]+:/.test(link))
  expect(local.filter(link => !existsSync(join(root, dirname(document), link)))).toEqual([])
})

test('a path that does not exist is found', () => {
  expect(
    backtickedPaths('see `src/kernel/rules.ts` and `src/kernel/gone.ts`').map(path =>
      isInTree(path, 'README.md'),
    ),
  ).toEqual([true, false])
})
