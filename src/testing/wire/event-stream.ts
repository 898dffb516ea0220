import { onCleanup } from './cleanup.ts'
import { waitUntil } from './wait-until.ts'

/** A table's updates as server-sent events. */
export interface EventStream {
  readonly status: number
  /** The data of every event so far. */
  readonly received: readonly string[]
  isClosed(): boolean
  /** Waits for at least this many events. */
  events(count: number): Promise<void>
  close(): void
}

export async function openEventStream(
  { url }: { readonly url: string },
  table: string,
  token?: string,
): Promise<EventStream> {
  const controller = new AbortController()
  const response = await fetch(`${url}/api/tables/${table}/events`, {
    signal: controller.signal,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
  const received: string[] = []
  let isClosed = response.status !== 200
  if (isClosed) await response.body?.cancel()
  else
    void readEvents(response.body!, received)
      .catch(() => {})
      .finally(() => {
        isClosed = true
      })
  onCleanup(() => controller.abort())
  return {
    status: response.status,
    received,
    isClosed: () => isClosed,
    events: async count => void (await waitUntil(() => received.length >= count, `${count} events`)),
    close: () => controller.abort(),
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, received: string[]): Promise<void> {
  let rest = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    for (const line of lines) if (line.startsWith('data: ')) received.push(line.slice('data: '.length))
  }
}
