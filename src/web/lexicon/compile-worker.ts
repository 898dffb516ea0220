import { messageOf } from '#kernel/failure.ts'
import { readLexicon, writeLexicon } from '#lexicon/file.ts'
import { makeDictionary } from '#lexicon/make-dictionary.ts'
import type { Compiled, CompileOrder } from './compiler.ts'
import { inflated } from './word-file.ts'

/** Makes graphs of words apart from the page, which it would hold up for as long as it takes. */
addEventListener('message', async ({ data }: MessageEvent<CompileOrder>) => {
  const answer = await obey(data).catch((error: unknown): Compiled => ({ failure: messageOf(error) }))
  postMessage(answer, 'result' in answer && answer.result.ok ? [answer.result.value.file] : [])
})

async function obey(order: CompileOrder): Promise<Compiled> {
  if (order.do === 'unpack') {
    const packed = await new Response(await inflated(order.file)).arrayBuffer()
    const read = readLexicon(packed, { isOurs: true })
    if (!read.ok) return { result: read }
    return { result: { ok: true, value: { file: owned(writeLexicon(read.value, { form: 'graph' })) } } }
  }
  const { bytes, reservoir } = order
  const made = makeDictionary({ bytes, text: () => new TextDecoder().decode(bytes) }, reservoir)
  return { result: made.ok ? { ok: true, value: { file: owned(made.value.file) } } : made }
}

/** The memory of the bytes, which is theirs alone and can be handed over. */
function owned({ buffer }: Uint8Array): ArrayBuffer {
  return buffer as ArrayBuffer
}
