import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { launchChromium } from '../../e2e/browser/chromium.ts'
import type { Loading } from './page.ts'

/** How long a real browser takes to make a lexicon of a packed file. */
export async function measureInBrowser(packed: Uint8Array): Promise<Loading> {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-bench-'))
  const entry = join(import.meta.dirname, 'page.ts')
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
    return (await page.evaluate(`measureLoading('${Buffer.from(packed).toString('base64')}')`)) as Loading
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}
