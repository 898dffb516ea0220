import { z } from 'zod'
import type { Wake } from '../node-storage.ts'

/** The channel on which the servers of one database wake each other. */
export const CHANNEL = 'quincunx'

/** PostgreSQL refuses a notification of 8,000 bytes or more. */
const MAX_BYTES = 7_800

const payloadSchema = z.object({ from: z.string(), wakes: z.array(z.unknown()) })
const wakeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), table: z.string(), seq: z.number() }),
  z.object({ kind: z.literal('presence'), table: z.string() }),
  z.object({ kind: z.literal('lobby') }),
  z.object({ kind: z.literal('session'), player: z.string(), session: z.string() }),
  z.object({ kind: z.literal('players') }),
  z.object({ kind: z.literal('resync') }),
])

/** Wake-ups as notifications, in as few as their size allows. */
export function writePayloads(from: string, wakes: readonly Wake[]): readonly string[] {
  const frame = Buffer.byteLength(JSON.stringify({ from, wakes: [] }))
  const payloads: Wake[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const given of wakes) {
    const isTooLong = frame + byteLength(given) > MAX_BYTES
    const wake: Wake = isTooLong ? { kind: 'resync' } : given
    if (bytes + byteLength(wake) > MAX_BYTES) {
      payloads.push([])
      bytes = frame
    }
    payloads.at(-1)!.push(wake)
    bytes += byteLength(wake)
  }
  return payloads.map(part => JSON.stringify({ from, wakes: part }))
}

/** With the comma after it. */
function byteLength(wake: Wake): number {
  return Buffer.byteLength(JSON.stringify(wake)) + 1
}

/** Reads what another server sent, or anybody who may use the database. Wake-ups of later versions are left out. */
export function readPayload(
  text: string,
): { readonly from: string; readonly wakes: readonly Wake[] } | undefined {
  const payload = payloadSchema.safeParse(parseJson(text))
  if (!payload.success) return undefined
  const wakes = payload.data.wakes.flatMap(wake => wakeSchema.safeParse(wake).data ?? [])
  return { from: payload.data.from, wakes }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
