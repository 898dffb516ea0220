import { Agent, request as httpRequest } from 'node:http'

export type Post = <Answer>(
  path: string,
  body: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>

/** Shorter than any server keeps a connection open: one that it is just closing cannot be used. */
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
      const asked = httpRequest(options, response => {
        let answer = ''
        response.on('data', part => {
          answer += part
        })
        response.on('end', () => {
          if (response.statusCode! < 300) resolve(JSON.parse(answer))
          else reject(new Error(`${path} answers ${response.statusCode}: ${answer}`))
        })
      })
      asked.on('error', reject)
      asked.end(text)
    })
}
