// node bench/pages.ts [--loads 5] [--slow 6]
// Measures when a page becomes usable, and the longest main-thread task while a worker computes.
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { gameIds } from '#games/catalog.ts'
import { launchChromium } from '../e2e/browser/chromium.ts'
import { startTestServer } from '../e2e/browser/test-server.ts'
import { measureLongestTasks, SCENARIOS } from './pages/long-tasks.ts'
import { measureLoad } from './pages/page-load.ts'

const { values } = parseArgs({
  options: { loads: { type: 'string', default: '5' }, slow: { type: 'string', default: '6' } },
})
const slow = Number(values.slow)

const site = await startTestServer()
const empty = await serveEmptyPage()
const browser = await launchChromium()
try {
  console.log(`Pages: the first load over loopback until it can be used, best of ${values.loads}`)
  for (const url of [empty.url, `${site.url}/`, ...gameIds.map(id => `${site.url}/${id}`)]) {
    const plain = await fastestLoad(url, 1)
    const slowed = await fastestLoad(url, slow)
    const name = url === empty.url ? 'an empty page' : new URL(url).pathname
    console.log(
      `  ${name.padEnd(13)} ${plain.toFixed(0)} ms, with a processor ${slow} times as slow ${slowed.toFixed(0)} ms`,
    )
  }
  console.log(
    '\nPages: the longest task of the page meanwhile, in processor time (above 50 ms would be felt)',
  )
  for (const work of SCENARIOS) {
    const { longestMs, count, wholeMs } = await measureLongestTasks(browser, site.url, work)
    console.log(
      `  ${work.name.padEnd(42)} ${longestMs.toFixed(0)} ms, ${count} above 50 ms, in ${(wholeMs / 1000).toFixed(1)} s`,
    )
  }
  console.log(`\nThe machine was ${(loadavg()[0]! * 100).toFixed(0)} % busy.`)
} finally {
  await browser.close()
  await site.close()
  empty.close()
}
process.exit()

async function fastestLoad(url: string, throttling: number): Promise<number> {
  const loads: number[] = []
  for (let load = 0; load < Number(values.loads); load++)
    loads.push(await measureLoad(browser, url, throttling))
  return Math.min(...loads)
}

/** Serves a page with only a heading and a button, to measure the browser itself. */
function serveEmptyPage(): Promise<{ readonly url: string; close(): void }> {
  const page = '<!doctype html><title>Empty</title><main><h1>Empty</h1><button>Press</button></main>'
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(page),
  )
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      resolve({ url: `http://localhost:${port}/`, close: () => void server.close() })
    })
  })
}
