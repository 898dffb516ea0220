import { expect, test } from 'vitest'
import type { Clock } from '#kernel/clock.ts'
import { systemClock } from '#node/system-clock.ts'
import { emptyMemoryData } from '#testing/memory-storage/memory-data.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { startWholeServer } from '#testing/wire/whole-server.ts'
import { LEASE_MS } from './storage/node-storage.ts'
import { StorageUnavailableError } from './storage/storage.ts'

const SLICE_MS = 50

test('[F22] a server that is about to stop says that it is not ready, and goes on until then', async () => {
  const stopping = new AbortController()
  const server = await startWholeServer({ stopping: stopping.signal })
  const statuses = () =>
    Promise.all(['/readyz', '/healthz', '/'].map(async path => (await fetch(server.url + path)).status))
  expect(await statuses()).toEqual([200, 200, 200])
  stopping.abort()
  expect(await statuses()).toEqual([503, 200, 200])
  const token = await newGuestToken(server.url)
  const socket = await openRawSocket({ port: server.port, token })
  await socket.message('hello')
})

test('[F22] a node that stops sends its players to other nodes in slices', async () => {
  const pauses: (() => void)[] = []
  const clock: Clock = {
    now: Date.now,
    after(ms, call) {
      if (ms !== SLICE_MS) return systemClock.after(ms, call)
      pauses.push(call)
      return () => {}
    },
  }
  const storage = openMemoryStorage(emptyMemoryData(), { isShared: true })
  const server = await startWholeServer({ storage, clock })
  const token = await newGuestToken(server.url)
  const sockets = await Promise.all(
    Array.from({ length: 60 }, () => openRawSocket({ port: server.port, token })),
  )
  const openSockets = () => sockets.filter(socket => !socket.isClosed()).length
  const closing = server.close()
  for (const left of [35, 10, 0]) {
    await waitUntil(() => openSockets() <= left, 'A slice is closed')
    expect(openSockets()).toBe(left)
    if (left > 0) await waitUntil(() => pauses.length > 0, 'The next slice waits')
    pauses.shift()?.()
  }
  await closing
  expect(new Set(await Promise.all(sockets.map(socket => socket.closed())))).toEqual(new Set([1012]))
})

async function newGuestToken(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ keep: 'token' })
  const response = await fetch(`${url}/api/players`, { method: 'POST', headers, body })
  return ((await response.json()) as { readonly token: string }).token
}

test('[F2] a node that cannot reach the storage any more sends its players to other nodes', async () => {
  let isCutOff = false
  const leases: (() => void)[] = []
  const clock: Clock = {
    now: Date.now,
    after(ms, call) {
      if (ms !== LEASE_MS) return systemClock.after(ms, call)
      leases.push(call)
      return () => void leases.splice(leases.indexOf(call), 1)
    },
  }
  const memory = openMemoryStorage(emptyMemoryData(), { isShared: true })
  const renew: typeof memory.nodes.renew = node =>
    isCutOff ? Promise.reject(new StorageUnavailableError('A cable is cut')) : memory.nodes.renew(node)
  const server = await startWholeServer({
    storage: { ...memory, nodes: { ...memory.nodes, renew } },
    clock,
  })
  const token = await newGuestToken(server.url)
  const socket = await openRawSocket({ port: server.port, token })
  await socket.message('hello')
  isCutOff = true
  for (const runOut of leases) runOut()
  expect(await socket.closed()).toBe(1012)
  // It goes on as soon as it can, for clients that find no other node.
  await (await openRawSocket({ port: server.port, token })).message('hello')
})
