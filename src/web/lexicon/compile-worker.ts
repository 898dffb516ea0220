import { errorMessage } from '#kernel/errors.ts'
import { compileDictionary } from '#lexicon/compile-dictionary.ts'
import { readLexicon, writeLexicon } from '#lexicon/lexicon-file.ts'
import type { CompileReply, CompileRequest } from './compile-client.ts'
import { fetchWordFile } from './fetch-word-file.ts'

/** Compiles words into graphs outside the page, which would freeze meanwhile. */
addEventListener('message', async ({ data }: MessageEvent<CompileRequest>) => {
  const answer = await handleRequest(data).catch(
    (error: unknown): CompileReply => ({ failure: errorMessage(error) }),
  )
  postMessage(answer, 'result' in answer && answer.result.ok ? [answer.result.value.file] : [])
})

async function handleRequest(order: CompileRequest): Promise<CompileReply> {
  if (order.do === 'unpack') {
    const packed = await new Response(await fetchWordFile(order.file)).arrayBuffer()
    const read = readLexicon(packed, { isOurs: true })
    if (!read.ok) return { result: read }
    return { result: { ok: true, value: { file: bufferOf(writeLexicon(read.value, { form: 'graph' })) } } }
  }
  const { bytes, reservoir } = order
  const made = compileDictionary({ bytes, text: () => new TextDecoder().decode(bytes) }, reservoir)
  if (!made.ok) return { result: made }
  const { file, leftOut } = made.value
  return { result: { ok: true, value: { file: bufferOf(file), leftOut } } }
}

/** The buffer of the bytes, which nothing else uses, so that it can be transferred. */
function bufferOf({ buffer }: Uint8Array): ArrayBuffer {
  return buffer as ArrayBuffer
}
