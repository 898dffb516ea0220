// node bench/pages.ts [--loads 3] [--slow 6]
// When a page can first be used, and how long the page stands still at most while something is reckoned.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { gameIds } from '#games/catalog.ts'
import { launchChromium } from '../e2e/browser/chromium.ts'
import { openSite } from '../e2e/browser/site.ts'
import { type Load, measureLoad } from './pages/loads.ts'
import { longestTasks, WORKS } from './pages/long-tasks.ts'

const { values } = parseArgs({
  options: { loads: { type: 'string', default: '3' }, slow: { type: 'string', default: '6' } },
})
const slow = Number(values.slow)

const site = await openSite()
const browser = await launchChromium()
try {
  console.log(`Pages: the first load over loopback until it can be used, best of ${values.loads}`)
  for (const path of ['/', ...gameIds.map(id => `/${id}`)]) {
    const plain = await best(path, 1)
    const slowed = await best(path, slow)
    console.log(
      `  ${path.padEnd(13)} ${plain.usableMs.toFixed(0)} ms (${plain.workMs.toFixed(0)} ms of work), ` +
        `with a processor ${slow} times as slow ${slowed.usableMs.toFixed(0)} ms`,
    )
  }
  console.log(
    '\nPages: the longest task of the page meanwhile, in processor time (above 50 ms would be felt)',
  )
  for (const work of WORKS) {
    const { longestMs, count, wholeMs } = await longestTasks(browser, site.url, work)
    console.log(
      `  ${work.name.padEnd(42)} ${longestMs.toFixed(0)} ms, ${count} above 50 ms, in ${(wholeMs / 1000).toFixed(1)} s`,
    )
  }
  console.log(`\nThe machine was ${(loadavg()[0]! * 100).toFixed(0)} % busy.`)
} finally {
  await browser.close()
  await site.close()
}
process.exit()

async function best(path: string, slower: number): Promise<Load> {
  const loads: Load[] = []
  for (let load = 0; load < Number(values.loads); load++)
    loads.push(await measureLoad(browser, site.url + path, slower))
  return {
    usableMs: Math.min(...loads.map(({ usableMs }) => usableMs)),
    workMs: Math.min(...loads.map(({ workMs }) => workMs)),
  }
}
