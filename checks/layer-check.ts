import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

/** What a part of a game may reach by a relative path, beside itself and sentences. The other parts may reach their whole game. */
const REACHABLE_FROM: Readonly<Record<string, readonly string[]>> = {
  rules: ['words.ts'],
  formats: ['rules/', '-words.ts'],
  presentation: ['rules/'],
  engine: ['rules/', 'formats/', 'presentation/', '-words.ts'],
  terminal: ['rules/', 'formats/', 'presentation/', 'words.ts', '-words.ts', 'keys.ts', 'commands.ts'],
  web: ['rules/', 'formats/', 'presentation/', 'words.ts', '-words.ts', 'keys.ts', 'commands.ts', 'sheet/'],
}

/** Relative imports that climb out of the folder they may look into. Lint rules see the path only, not where it leads. */
export function findEscapingImports(root: string): readonly string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll(sep, '/'))
    .filter(file => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'))
    .flatMap(file =>
      relativeImports(readFileSync(join(root, 'src', file), 'utf8'))
        .map(path => posix.join(posix.dirname(file), path))
        .filter(
          target =>
            target !== '../package.json' && !reachablePaths(file).some(place => isWithin(target, place)),
        )
        .map(target => `src/${file} reaches ${posix.join('src', target)}`),
    )
}

/** Types leave no trace at run time, so they may be imported from any part of the same game. */
function relativeImports(source: string): readonly string[] {
  const code = source.replaceAll(/^import type [^;]*? from ['"]\.[^'"]*['"]/gm, '')
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g)].map(([, path]) => path!)
}

/** Files and folders under src that a file may reach by a relative path. */
function reachablePaths(file: string): readonly string[] {
  const [layer, game, part] = file.split('/')
  if (layer !== 'games' || part === undefined) return [`${layer}/`]
  const allowed = REACHABLE_FROM[part]
  return allowed ? [`${part}/`, ...allowed].map(place => `games/${game}/${place}`) : [`games/${game}/`]
}

function isWithin(target: string, place: string): boolean {
  if (place.endsWith('/')) return target.startsWith(place)
  const [folder, ending] = [posix.dirname(place), posix.basename(place)]
  // Some of a game's sentences, in a file of their own.
  if (ending.startsWith('-')) return posix.dirname(target) === folder && target.endsWith(ending)
  return target === place
}
