import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { type LogLevel, logOptions } from './log.ts'

/** What a log of this level says. */
function logged(object: object, level: LogLevel = 'info'): string {
  const lines: string[] = []
  pino(logOptions(level), { write: line => lines.push(line) }).info(object, 'said')
  return lines.join('')
}

const SECRET = 'x7Qp-secret'

describe('the log', () => {
  test.each([
    { authorization: SECRET },
    { token: SECRET },
    { headers: { cookie: SECRET, authorization: `Bearer ${SECRET}` } },
    { request: { headers: { cookie: SECRET } } },
    { reply: { headers: { 'set-cookie': SECRET } } },
    { order: { body: { name: 'Ann', password: SECRET } } },
    { one: { two: { three: { password: SECRET, old: SECRET, tokenHash: SECRET } } } },
  ])('leaves the secret out of %j', object => {
    expect(logged(object)).toContain('(secret)')
    expect(logged(object)).not.toContain(SECRET)
  })

  test('of a request it tells the method and the path, and no more', () => {
    const req = { method: 'POST', url: '/api/sign-in?x=1', headers: { host: 'here' }, ip: '10.0.0.1' }
    expect(JSON.parse(logged({ req })).req).toEqual({ method: 'POST', path: '/api/sign-in' })
    expect(JSON.parse(logged({ res: { statusCode: 401, body: 'x' } })).res).toEqual({ status: 401 })
  })

  test('says nothing below its level', () => {
    expect(logged({}, 'error')).toBe('')
  })
})
