import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { type LogLevel, logOptions } from './log.ts'

/** The output of a logger of this level. */
function logText(object: object, level: LogLevel = 'info'): string {
  const lines: string[] = []
  pino(logOptions(level), { write: line => lines.push(line) }).info(object, 'message')
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
    { request: { body: { name: 'Ann', password: SECRET } } },
    { one: { two: { three: { password: SECRET, old: SECRET, tokenHash: SECRET } } } },
  ])('leaves the secret out of %j', object => {
    expect(logText(object)).toContain('(secret)')
    expect(logText(object)).not.toContain(SECRET)
  })

  test('contains only the method and the path of a request', () => {
    const req = { method: 'POST', url: '/api/sign-in?x=1', headers: { host: 'here' }, ip: '10.0.0.1' }
    expect(JSON.parse(logText({ req })).req).toEqual({ method: 'POST', path: '/api/sign-in' })
    expect(JSON.parse(logText({ res: { statusCode: 401, body: 'x' } })).res).toEqual({ status: 401 })
  })

  test('contains nothing below its level', () => {
    expect(logText({}, 'error')).toBe('')
  })
})
