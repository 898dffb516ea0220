import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { launchChromium } from '../../e2e/browser/chromium.ts'

/** Evaluates an expression in a real browser, on a page that has loaded this script. */
export async function evaluateInBrowser(entry: string, expression: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'bench', fileName: () => 'page.js' },
    },
  })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: readFileSync(join(folder, 'page.js'), 'utf8') })
    return await page.evaluate(expression)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}
