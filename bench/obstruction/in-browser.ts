import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { launchChromium } from '../../e2e/browser/chromium.ts'
import type { Solving } from './solving.ts'

/** The same measurement in a real browser. */
export async function measureInBrowser(): Promise<readonly Solving[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      target: 'es2023',
      lib: {
        entry: join(import.meta.dirname, 'page.ts'),
        formats: ['iife'],
        name: 'bench',
        fileName: () => 'page.js',
      },
    },
  })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: readFileSync(join(folder, 'page.js'), 'utf8') })
    return (await page.evaluate('measureSolving()')) as readonly Solving[]
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}
