import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accept } from '#kernel/result.ts'
import { connectToServer } from './admin-client.ts'
import { adminApi, adminSocketPath, listenForHost } from './admin-socket.ts'
import type { Administration } from './administration.ts'
import { rejectAdmin } from './refusals.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-socket-'))
  path = adminSocketPath(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const administration = {
  closeReport: async ({ number }) =>
    number === 1 ? accept(null) : rejectAdmin('unknown-report', { number }),
  async unban() {
    throw new Error('a bug')
  },
} as Partial<Administration> as Administration

async function openSocket(errors: unknown[] = []) {
  const server = adminApi({ administration, version: '1.2.3', onError: error => errors.push(error) })
  await listenForHost(server, path)
  return server
}

test('only the owner may open the socket, whatever the folder allows, and it goes with the server', async () => {
  chmodSync(folder, 0o777)
  const server = await openSocket()
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await server.close()
  expect(existsSync(path)).toBe(false)
})

test('a socket that is left from a crash is replaced', async () => {
  writeFileSync(path, '')
  expect(await connectToServer(path)).toBeUndefined()
  const server = await openSocket()
  expect((await connectToServer(path))?.version).toBe('1.2.3')
  await server.close()
  expect(await connectToServer(path)).toBeUndefined()
})

test('values, refusals and errors come back as they are', async () => {
  const errors: unknown[] = []
  const server = await openSocket(errors)
  const client = (await connectToServer(path))!.administration
  expect(await client.closeReport({ number: 1 })).toEqual({ ok: true, value: null })
  expect(await client.closeReport({ number: 2 })).toEqual(rejectAdmin('unknown-report', { number: 2 }))
  await expect(client.closeReport({ number: 0.5 })).rejects.toThrow('expected int')
  await expect(client.unban({ player: 'ann' })).rejects.toThrow('a bug')
  expect(errors).toHaveLength(1)
  await server.close()
})

test('on Windows it is a pipe whose name follows from the folder', () => {
  expect(adminSocketPath('/data', 'win32')).toMatch(/^\\\\\.\\pipe\\quincunx-[0-9a-f]{16}$/)
  expect(adminSocketPath('/data', 'win32')).not.toBe(adminSocketPath('/other', 'win32'))
})
