import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const PARTS = ['src', 'checks', 'config', 'docs', 'scripts', 'NOTICES.md', 'biome.json', 'package.json']
const MORE_PARTS = ['package-lock.json', '.gitignore', 'dist/words']

/** A copy of the project in a temporary folder, for tests that change the sources. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'quincunx-copy-'))

  constructor() {
    // The stamp of the built words depends on the times of their sources.
    for (const part of [...PARTS, ...MORE_PARTS].filter(part => existsSync(join(root, part))))
      cpSync(join(root, part), join(this.folder, part), { recursive: true, preserveTimestamps: true })
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'))
  }

  /** Runs a script of the copy. */
  runScript(script: string, ...args: readonly string[]) {
    return this.#run(process.execPath, script, ...args)
  }

  /** Runs a tool from node_modules. */
  runTool(name: string, ...args: readonly string[]) {
    return this.#run(join(this.folder, 'node_modules', '.bin', name), ...args)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }

  #run(
    program: string,
    ...args: readonly string[]
  ): { readonly status: number | null; readonly output: string } {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, CI: '' },
    })
    return { status, output: stdout + stderr }
  }
}
