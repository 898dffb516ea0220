import { deflateRawSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { writeSavedGame } from '#app/saved-game-format.ts'
import { recordedGame } from '#games/scribble/testing/recorded-game.ts'
import { openBundledWords } from '#node/bundled-words.ts'

export interface Scenario {
  readonly name: string
  readonly path: string | (() => Promise<string>)
  /** Runs before the measurement. */
  prepare?(page: Page): Promise<void>
  /** Runs the scenario to its end. */
  run(page: Page): Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check()
const myTurn = (page: Page) => page.locator('.player.turn', { hasText: 'You' }).waitFor()

/** Generates a puzzle and waits until its board is on the page. */
async function generatePuzzle(page: Page): Promise<void> {
  await press(page, 'Play')
  await page.getByRole('gridcell').first().waitFor()
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'Obstruction, perfect on 10 by 10',
    path: '/obstruction?who=computer&size=agreed&rows=10&cols=10&starter=second',
    prepare: page => choose(page, /^Perfect/),
    async run(page) {
      await press(page, 'Play')
      await myTurn(page)
      await page.getByRole('gridcell', { name: /^open/ }).first().click()
      await page
        .getByRole('gridcell', { name: /^[XO],/ })
        .nth(2)
        .waitFor()
    },
  },
  {
    name: 'Solitudo, a puzzle of 15 by 15, grade 4',
    path: '/solitudo?size=15&grade=supposing&seed=plum',
    run: generatePuzzle,
  },
  {
    name: 'Solitudo, a hint on 15 by 15',
    path: '/solitudo?size=15&grade=steady&seed=plum',
    prepare: generatePuzzle,
    async run(page) {
      await press(page, 'Hint')
      await page.locator('.message.hint').waitFor()
    },
  },
  {
    name: 'Scribble, the master’s first turns',
    path: '/scribble?who=computer',
    prepare: page => choose(page, /^Master/),
    async run(page) {
      await press(page, 'Play')
      for (let turn = 0; turn < 2; turn++) {
        await myTurn(page)
        const round = await page.locator('.sc-rule').textContent()
        await press(page, 'Exchange or pass')
        await press(page, /^Pass/)
        await page.locator('.sc-rule', { hasNotText: round!.split(' ·')[0]! }).waitFor()
      }
      await myTurn(page)
    },
  },
  {
    name: 'Scribble, a review',
    path: async () => {
      const saved = writeSavedGame(await recordedGame(await openBundledWords()))
      return `/replay#${deflateRawSync(saved).toString('base64url')}`
    },
    run: page => page.getByText('Ben: Accuracy').waitFor({ timeout: 120_000 }),
  },
  { name: 'Wizards of Worderly Place, a puzzle', path: '/worderly?seed=plum', run: generatePuzzle },
  {
    name: 'GuessGo, the mind reader on 10 by 10',
    path: '/guessgo?who=computer&size=10&starter=first',
    prepare: page => choose(page, /^Mind reader/),
    async run(page) {
      await press(page, 'Play')
      await press(page, 'Fill the rest')
      await press(page, 'Ready')
      for (let call = 0; call < 3; call++) {
        await myTurn(page)
        await page.locator('.gg-words button').nth(call).click()
        await press(page, /^Call /)
        await page.locator('.log li', { hasText: 'You call' }).nth(call).waitFor({ state: 'attached' })
      }
      await myTurn(page)
    },
  },
]

/** Measures the tasks of the main thread in CPU time, which does not depend on other programs. */
export async function measureLongestTasks(browser: Browser, url: string, { path, prepare, run }: Scenario) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  context.setDefaultTimeout(120_000)
  try {
    const page = await context.newPage()
    await page.addInitScript(`localStorage.setItem('quincunx.settings', '{"pace":"at-once"}')`)
    await page.goto(url + (typeof path === 'string' ? path : await path()))
    await prepare?.(page)
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
    const start = performance.now()
    await run(page)
    const wholeMs = performance.now() - start
    const tasks = taskDurations(JSON.parse((await browser.stopTracing()).toString()).traceEvents)
    return { longestMs: Math.max(0, ...tasks), count: tasks.filter(ms => ms > 50).length, wholeMs }
  } finally {
    await context.close()
  }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The CPU time of each main-thread task in ms. */
function taskDurations(events: readonly TraceEvent[]): readonly number[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  )
  return events
    .filter(event => event.name.endsWith('RunTask') && pages.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
}
