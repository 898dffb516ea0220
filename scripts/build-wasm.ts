import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const engine = new URL('../src/games/obstruction/engine/', import.meta.url)
const compiler = fileURLToPath(new URL('../node_modules/assemblyscript/bin/asc.js', import.meta.url))
const source = fileURLToPath(new URL('assembly/index.ts', engine))

/** Compiles the assembly source; the same source always gives the same bytes. */
export function compileSolver(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'solver-wasm-'))
  const outFile = join(folder, 'solver.wasm')
  const options = ['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort=']
  const memory = ['--initialMemory', '1', '--maximumMemory', '65536']
  try {
    execFileSync(process.execPath, [compiler, source, ...options, ...memory, '--outFile', outFile])
    return readFileSync(outFile)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function wrapAsModule(bytes: Uint8Array): string {
  const lines = Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,100}/g)!
  return [
    '// Made by scripts/build-wasm.ts from engine/assembly; not to be edited.',
    'export const SOLVER_WASM = [',
    ...lines.map(line => `  '${line}',`),
    "].join('')",
    '',
  ].join('\n')
}

if (import.meta.main) {
  const bytes = compileSolver()
  writeFileSync(new URL('solver-wasm.ts', engine), wrapAsModule(bytes))
  console.log(`solver-wasm.ts: ${bytes.length} bytes of wasm`)
}
