import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

/** The parts of a game that each part may import by a relative path. Parts not listed may import from their whole game. */
const REACHABLE_FROM: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  formats: ['rules/'],
  presentation: ['rules/', 'formats/'],
  text: ['rules/', 'formats/', 'presentation/', 'presentation.ts'],
  engine: ['rules/', 'formats/', 'presentation/', 'presentation.ts', 'exercise-kinds.ts'],
  lessons: ['rules/', 'formats/', 'presentation/', 'presentation.ts', 'text/'],
  terminal: ['rules/', 'formats/', 'presentation/', 'presentation.ts', 'text/', 'commands.ts'],
  web: [
    'rules/',
    'formats/',
    'presentation/',
    'presentation.ts',
    'text/',
    'commands.ts',
    'sheet/',
    'card.ts',
  ],
}

/** Finds relative imports that leave the folders they may use. Lint rules see the path as written, not its target. */
export function findEscapingImports(root: string): readonly string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll(sep, '/'))
    .filter(file => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'))
    .flatMap(file =>
      relativeImports(readFileSync(join(root, 'src', file), 'utf8'))
        .map(path => posix.join(posix.dirname(file), path))
        .filter(
          target =>
            target !== '../package.json' && !reachablePaths(file).some(path => isWithin(target, path)),
        )
        .map(target => `src/${file} reaches ${posix.join('src', target)}`),
    )
}

/** Without type imports: types do not exist at run time, so they may come from any part of the same game. */
function relativeImports(source: string): readonly string[] {
  const code = source.replaceAll(/^import type [^;'"]*? from ['"]\.[^'"]*['"]/gm, '')
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g)].map(([, path]) => path!)
}

/** The files and folders under src that a file may import by a relative path. */
function reachablePaths(file: string): readonly string[] {
  const [layer, game, part] = file.split('/')
  if (layer !== 'games' || part === undefined) return [`${layer}/`]
  const allowed = REACHABLE_FROM[part]
  return allowed ? [`${part}/`, ...allowed].map(path => `games/${game}/${path}`) : [`games/${game}/`]
}

function isWithin(target: string, path: string): boolean {
  if (path.endsWith('/')) return target.startsWith(path)
  const [folder, name] = [posix.dirname(path), posix.basename(path)]
  // `-words.ts` matches every text file of the game, such as `review-words.ts`.
  if (name.startsWith('-')) return posix.dirname(target) === folder && target.endsWith(name)
  return target === path
}
