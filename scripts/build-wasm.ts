import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const compiler = fileURLToPath(new URL('../node_modules/assemblyscript/bin/asc.js', import.meta.url))

/** The modules to compile: their game, the file in its engine that holds the bytes, and the constant's name. */
const MODULES = {
  solver: { game: 'obstruction', file: 'solver-wasm.ts', name: 'SOLVER_WASM' },
  plays: { game: 'scribble', file: 'plays-wasm.ts', name: 'PLAYS_WASM' },
} as const

type ModuleName = keyof typeof MODULES

function engineOf(module: ModuleName): URL {
  return new URL(`../src/games/${MODULES[module].game}/engine/`, import.meta.url)
}

/** Compiles an engine's AssemblyScript source. The output is deterministic. */
export function compileWasm(module: ModuleName): Uint8Array {
  const source = fileURLToPath(new URL('assembly/index.ts', engineOf(module)))
  const folder = mkdtempSync(join(tmpdir(), `${module}-wasm-`))
  const outFile = join(folder, `${module}.wasm`)
  const options = ['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort=']
  const memory = ['--initialMemory', '1', '--maximumMemory', '65536']
  try {
    execFileSync(process.execPath, [compiler, source, ...options, ...memory, '--outFile', outFile])
    return readFileSync(outFile)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function compileSolver(): Uint8Array {
  return compileWasm('solver')
}

export function wrapAsModule(bytes: Uint8Array, name: string): string {
  const lines = Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,100}/g)!
  return [
    '// Made by scripts/build-wasm.ts from engine/assembly; not to be edited.',
    `export const ${name} = [`,
    ...lines.map(line => `  '${line}',`),
    "].join('')",
    '',
  ].join('\n')
}

if (import.meta.main)
  for (const module of Object.keys(MODULES) as ModuleName[]) {
    const { file, name } = MODULES[module]
    const bytes = compileWasm(module)
    writeFileSync(new URL(file, engineOf(module)), wrapAsModule(bytes, name))
    console.log(`${file}: ${bytes.length} bytes of wasm`)
  }
