import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createApiClient } from '#app/api-client.ts'
import { createHttpClient } from './http-client.ts'

async function houseThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('asks in JSON with the token, and hands on status and answer', async () => {
  const heard: unknown[] = []
  const address = await houseThat((request, response) => {
    let text = ''
    request.on('data', part => {
      text += part
    })
    request.on('end', () => {
      heard.push([request.method, request.url, request.headers.authorization, text])
      response.end(JSON.stringify({ name: 'Ann\u001b[2J\u202eyob' }))
    })
  })
  const answer = await createHttpClient({ address, token: 'secret' })({
    method: 'PATCH',
    path: '/api/me',
    body: { name: 'Ann' },
  })
  expect(heard).toEqual([['PATCH', '/api/me', 'Bearer secret', '{"name":"Ann"}']])
  // What would clear the screen or turn the text around has been taken out.
  expect(answer).toEqual({ status: 200, body: { name: 'Ann[2Jyob' } })
})

it('says nothing of a token before there is one, and takes an empty answer', async () => {
  const address = await houseThat((request, response) => {
    expect(request.headers.authorization).toBeUndefined()
    response.writeHead(204).end()
  })
  expect(await createHttpClient({ address })({ method: 'POST', path: '/api/sign-out' })).toEqual({
    status: 204,
    body: undefined,
  })
})

it('is refused with a code where the server is no house, or does not answer in time', async () => {
  const page = await houseThat((_, response) => response.end('<html>'))
  const broken = await houseThat((_, response) => response.writeHead(502).end('<html>'))
  const elsewhere = await houseThat((_, response) => response.writeHead(301, { location: page }).end())
  const silent = await houseThat(() => {})
  const code = async (address: string) => {
    const answer = await createApiClient(createHttpClient({ address, timeoutMs: 200 })).me()
    return answer.ok ? 'ok' : answer.rejection.code
  }
  expect(await Promise.all([page, broken, elsewhere, silent, 'http://127.0.0.1:1'].map(code))).toEqual([
    'house-unreachable',
    'house-failed',
    'house-unreachable',
    'house-unreachable',
    'house-unreachable',
  ])
})
