import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const MOST_LINES = 120

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly id?: { readonly name: string } | null
  readonly body?: unknown
}

interface FoundFunction {
  readonly name: string
  readonly lines: number
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The functions of a source with the lines from their first to their last. */
function functionsOf(source: string, lang: 'ts' | 'tsx' = 'ts'): readonly FoundFunction[] {
  const found: FoundFunction[] = []
  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) visit(one)
    else if (isNode(value)) {
      if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type))
        found.push({
          name: value.id?.name ?? '',
          lines: source.slice(value.start, value.end).split('\n').length,
        })
      for (const child of Object.values(value)) visit(child)
    }
  }
  visit(parseAst(source, { lang }))
  return found
}

test('the lines of a function are counted from its first to its last, whatever it contains', () => {
  const source = `const one = 1\nexport async function two(): Promise<void> {\n  // a comment\n\n  await three()\n}\n`
  expect(functionsOf(source)).toEqual([{ name: 'two', lines: 5 }])
})

// The callback of a `describe` holds tests, not a function's work.
test('no function has more than 120 lines', () => {
  const files = globSync('{src,e2e,checks,scripts,config,bench}/**/*.{ts,tsx}', { cwd: root }).filter(
    file => !/\.(test|e2e)\.tsx?$|(^|\/)node_modules\/|engine\/assembly/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const long = files.flatMap(file =>
    functionsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts')
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ name }) => `${file} ${name}`),
  )
  expect(long).toEqual([])
})
