import { bringWords, loadEngine } from '#games/catalog.ts'
import { fulfil, type Order } from '#session/worker.ts'
import { openWorkshop } from '#session/workshop.ts'

bringWords(async () => (await import('./lexicon/in-worker.ts')).library)

/** Where games think: apart from the page, so that it never stands still. */
const workshop = openWorkshop(loadEngine)

addEventListener('message', (event: MessageEvent<Order>) => {
  fulfil(event.data, { workshop, reply: reply => postMessage(reply), now: () => performance.now() })
})
