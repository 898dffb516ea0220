import { type Library, type Manifest, openLibrary } from '#lexicon/library.ts'

/** The built-in words from the net, or from what the service worker has kept. In the page and in workers alike. */
export function webLibrary(manifest: Manifest): Library {
  return openLibrary(manifest, {
    form: 'packed',
    read: async file => new Response(await inflated(file)).arrayBuffer(),
    readText: async file => new Response(await inflated(file)).text(),
  })
}

async function inflated(file: string): Promise<ReadableStream> {
  const response = await fetch(`/words/${file}`)
  if (!response.ok || !response.body)
    throw new Error(`The words in ${file} cannot be had (${response.status}).`)
  return response.body.pipeThrough(new DecompressionStream('gzip'))
}
