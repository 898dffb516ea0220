import type { Browser } from 'playwright-core'

/** Says when what one came for is there and has been drawn: a heading, and something to press. */
const WATCH = `
  window.usable = new Promise(done => {
    const look = () => {
      const here = document.querySelector('h1') && document.querySelector('main :is(a[href], button)')
      if (here) requestAnimationFrame(() => setTimeout(() => done(performance.now())))
      else requestAnimationFrame(look)
    }
    look()
  })`

export interface Load {
  /** Milliseconds from asking for a page that was never loaded before until it can be used. */
  readonly usableMs: number
  /** What the page's own thread has worked for it, whatever else the machine was busy with. */
  readonly workMs: number
}

export async function measureLoad(browser: Browser, url: string, slower: number): Promise<Load> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(WATCH)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(url, { waitUntil: 'commit' })
    const usableMs = await page.evaluate<number>('usable')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')!.value
    return { usableMs, workMs: seconds * 1000 }
  } finally {
    await context.close()
  }
}
