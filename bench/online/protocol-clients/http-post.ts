import { Agent, request as httpRequest } from 'node:http'

export type Post = <Answer>(
  path: string,
  body: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>

/** Shorter than any server's keep-alive timeout, so that no request uses a connection that is just being closed. */
const IDLE_MS = 2_000

/** Posts JSON to a server on this machine. */
export function createPost(port: number): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: IDLE_MS })
  return (path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const options = {
        ...{ host: '127.0.0.1', port, path, method: 'POST', agent },
        headers: { 'content-type': 'application/json', 'content-length': text.length, ...headers },
      }
      const request = httpRequest(options, response => {
        let responseText = ''
        response.on('data', part => {
          responseText += part
        })
        response.on('end', () => {
          if (response.statusCode! < 300) resolve(JSON.parse(responseText))
          else reject(new Error(`${path} answers ${response.statusCode}: ${responseText}`))
        })
      })
      request.on('error', reject)
      request.end(text)
    })
}
