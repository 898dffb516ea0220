import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createApiClient } from '#app/api-client.ts'
import { createHttpClient } from './http-client.ts'

async function serverWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('sends JSON with the token, and returns status and body', async () => {
  const requests: unknown[] = []
  const address = await serverWith((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      requests.push([request.method, request.url, request.headers.authorization, text])
      response.end(JSON.stringify({ name: 'Ann\u001b[2J\u202eyob' }))
    })
  })
  const answer = await createHttpClient({ address, token: 'secret' })({
    method: 'PATCH',
    path: '/api/me',
    body: { name: 'Ann' },
  })
  expect(requests).toEqual([['PATCH', '/api/me', 'Bearer secret', '{"name":"Ann"}']])
  // Characters that would clear the screen or reverse the text are stripped.
  expect(answer).toEqual({ status: 200, body: { name: 'Ann[2Jyob' } })
})

it('sends no authorization without a token, and accepts an empty response', async () => {
  const address = await serverWith((request, response) => {
    expect(request.headers.authorization).toBeUndefined()
    response.writeHead(204).end()
  })
  expect(await createHttpClient({ address })({ method: 'POST', path: '/api/sign-out' })).toEqual({
    status: 204,
    body: undefined,
  })
})

it('is rejected with a code if the address is no Quincunx server or does not answer in time', async () => {
  const page = await serverWith((_, response) => response.end('<html>'))
  const broken = await serverWith((_, response) => response.writeHead(502).end('<html>'))
  const elsewhere = await serverWith((_, response) => response.writeHead(301, { location: page }).end())
  const silent = await serverWith(() => {})
  const code = async (address: string) => {
    const response = await createApiClient(createHttpClient({ address, timeoutMs: 200 })).me()
    return response.ok ? 'ok' : response.rejection.code
  }
  expect(await Promise.all([page, broken, elsewhere, silent, 'http://127.0.0.1:1'].map(code))).toEqual([
    'server-unreachable',
    'server-failed',
    'server-unreachable',
    'server-unreachable',
    'server-unreachable',
  ])
})
