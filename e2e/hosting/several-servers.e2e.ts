import { afterAll, describe, expect, test } from 'vitest'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { AGREED_SETUP } from '#testing/fixtures/table-service.ts'
import { type Server, startServer } from '../faults/server.ts'
import { ProxyClient } from './proxy-client.ts'
import { startCaddyForTwo, startNginxForTwo } from './reverse-proxy.ts'

const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())

describe.each([
  { proxy: 'Caddy', start: startCaddyForTwo },
  { proxy: 'nginx', start: startNginxForTwo },
])('two servers behind $proxy as docs/hosting.md configures it', ({ start }) => {
  test('a game goes on while one is stopped, started again, and the other killed', async () => {
    const flags = ['--database', postgres.url(), '--trust-proxy', '--drain', '3']
    const nodes: readonly [Server, Server] = [
      await startServer({ strict: true, flags }),
      await startServer({ strict: true, flags }),
    ]
    const client = new ProxyClient(await start([nodes[0].port, nodes[1].port]))
    const statuses = new Set<number>()
    const load = async () => statuses.add((await client.request('/api/tables')).status)
    const [ann, ben] = [await client.newGuest(), await client.newGuest()]
    const headers = { authorization: `Bearer ${ann.token}` }
    const { body } = await client.json(
      '/api/tables',
      { game: 'obstruction', setup: AGREED_SETUP },
      { headers },
    )
    const { id } = JSON.parse(body)

    /** A new socket for each player, which the proxy may send to either server. */
    async function connectBoth() {
      const sockets = [await client.openSocket(ann.token), await client.openSocket(ben.token)] as const
      for (const socket of sockets) socket.send({ type: 'watch', table: id })
      for (const socket of sockets) await socket.received('news')
      return sockets
    }

    const [annSocket, benSocket] = await connectBoth()
    benSocket.send({ type: 'command', table: id, id: 'sit', command: { do: 'sit' } })
    await annSocket.received('news', ({ phase }) => phase === 'playing')

    const stopping = nodes[0].stop()
    while (await isRunning(stopping)) await load()
    expect([...statuses]).toEqual([200])
    // Those who were at that server were sent away, and the other one takes them.
    const [annAgain, benAgain] = await connectBoth()
    annAgain.send({ type: 'command', table: id, id: 'move', command: { do: 'move', text: 'c3' } })
    await benAgain.received('news', ({ game }) => game?.toAct?.includes(1) === true)

    await nodes[0].start()
    await expect
      .poll(async () => (await fetch(`${nodes[0].url}/readyz`)).status, { timeout: 10_000 })
      .toBe(200)
    // As long as the proxies take to notice that it is back.
    await new Promise(resolve => setTimeout(resolve, 2_500))
    await nodes[1].kill()
    for (let request = 0; request < 20; request++) await load()
    expect([...statuses]).toEqual([200])
    const [annLast, benLast] = await connectBoth()
    benLast.send({ type: 'command', table: id, id: 'resign', command: { do: 'resign' } })
    await annLast.received('news', ({ phase }) => phase === 'over')
  })
})

/** Whether a promise is unsettled after a moment. */
async function isRunning(work: Promise<unknown>): Promise<boolean> {
  const moment = new Promise(resolve => setTimeout(resolve, 50, 'running'))
  return (await Promise.race([work.then(() => 'done'), moment])) === 'running'
}
